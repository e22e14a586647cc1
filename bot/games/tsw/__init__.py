"""The Secret Wars: conspiracies led by written orders, refereed by a gamemaster who never shows a die."""
