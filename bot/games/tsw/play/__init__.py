"""The state, the turn and its phases, and what a sheet of orders may hold."""
