"""A player for any table, by docs/protocol.md alone: python examples/client.py http://127.0.0.1:8000 CODE --name Zed"""

import argparse
import json
import random
import time
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def wish(answered: int, me: int, ask: Any, pace: Any, room: Any, view: Any, **_: Any) -> dict[str, Any] | None:
    """What to send now, if anything: any legal answer, or that a talk may go on."""
    if room["status"] == "lobby" and not room["seats"][me]["ready"]:
        return {"type": "ready", "ready": True}
    if ask and ask["id"] != answered:
        return {"type": "answer", "ask": ask["id"], "option": ",".join(random.sample(ask["options"], ask["least"]))}
    people = [n for n, s in enumerate(room["seats"]) if pace and s["kind"] == "person" and view["seats"][n]["alive"]]
    talks = pace and (me in people or not people or me in pace["about"])  # or bots alone live; or has last words
    return {"type": "ready", "pace": pace["id"]} if talks and me not in pace["ready"] else None


def play(url: str, token: str, events: list[Any]) -> Any:
    """Play on one connection until the table is over; the outcome. Raises when the connection breaks."""
    answered = 0
    with connect(url) as socket:
        socket.send(json.dumps({"type": "hello", "token": token, "since": len(events)}))
        while True:
            message = json.loads(socket.recv())
            if message["type"] == "error":
                print("refused:", message["error"]["message"], flush=True)
                answered = 0  # what is still open can be answered after the next state
            elif message["type"] == "state":
                events[message["from"] :] = message["events"]
                print(*(f"{json.dumps(event)}\n" for event in message["events"]), sep="", end="", flush=True)
                if message["outcome"]:
                    return message["outcome"]
                if mine := wish(answered, **message):
                    answered = mine.get("ask", answered)
                    socket.send(json.dumps(mine))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    for name, default in (("server", None), ("room", None), ("--name", "Zed")):
        parser.add_argument(name, default=default)
    args, seen, outcome = parser.parse_args(), list[Any](), None
    joined = httpx.post(f"{args.server}/api/rooms/{args.room}/join", json={"name": args.name}).json()
    if "error" in joined:
        raise SystemExit(joined["error"]["message"])
    while not outcome:
        try:
            outcome = play(f"ws{args.server[4:]}/api/rooms/{args.room}/ws", joined["token"], seen)
        except (WebSocketException, OSError) as lost:
            if (close := getattr(lost, "rcvd", None)) and close.code >= 4400:
                raise
            time.sleep(1)
    print("over:", json.dumps(outcome))
