"""What an order is: its actions, whether it can be given, and what it costs, in no language (TSW-13)."""
