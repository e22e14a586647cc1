"""The persistent store. Callers import the interface from `bot.store.repository`, the app picks an engine."""
