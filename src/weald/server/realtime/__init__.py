"""Live updates: connections, presence, pubsub, chat, timers."""
