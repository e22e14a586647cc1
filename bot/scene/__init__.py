"""Pure data of pictures and papers: games make them, `bot/render` draws them."""
