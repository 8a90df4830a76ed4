"""Skills of the base box, by when they are used."""
