"""A whole site on this machine: PostgreSQL, haproxy, nodes, and what can happen to them."""
