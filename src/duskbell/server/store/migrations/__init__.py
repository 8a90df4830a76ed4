"""How the store's tables come to be what they are; run by the server when it starts."""
