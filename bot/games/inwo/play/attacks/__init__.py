"""What attacks need and lead to: Plots that strike, who joins, capture, destruction, Devastation."""
