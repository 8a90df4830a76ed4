"""Skills of the first expansion, 铁屋子: what one does, and what answers to what happens."""
