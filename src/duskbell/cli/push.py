"""What whoever runs a server does about Web Push."""

from __future__ import annotations

import typer

app = typer.Typer(help="Web Push: telling people that a table waits for them.")


@app.callback()
def push() -> None:
    """Web Push: telling people that a table waits for them."""


@app.command()
def keys() -> None:
    """Make the key by which push services know a server, and print it as a line for its environment. Keep it secret,
    and keep it: with another, everybody has to be asked anew.
    """
    from duskbell.server.push import new_key  # the server's parts take a while to import

    secret, public = new_key()
    print(f"DUSKBELL_PUSH_KEY={secret}")
    print(f"# what everybody may know of it: {public}")
