"""Measuring the server over real WebSockets: servers as processes, and a crowd that takes less than they do."""
