"""A server that speaks the chat completions API, well or badly: the model's name says how."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

GATE = threading.Event()
"""A slow model answers once it is open."""


SEVERAL = re.compile(r"(?:Choose|从中选) (\d+)")
"""How many options are asked at least, where it is not one."""


STRANGER = 401, {"error": {"message": "who?"}}


class Api:
    """What it was asked, and what it says."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.keys: set[str] = set()
        self.url = ""

    def answer(self, body: dict[str, Any]) -> tuple[int, Any]:
        self.asked.append(body)
        model, form = body["model"], body.get("response_format")
        if model == "busy" and len(self.asked) % 3:
            return 429, {"error": {"message": "slow down"}}
        if model == "broken":
            return 500, {"error": {"message": "boom"}}
        if model == "nothing":
            return 200, {"choices": []}
        if model == "slow":
            GATE.wait(20)
        if model == "schemaless" and form:
            return 400, {"error": {"message": "response_format is not supported"}}
        options = [line.split(" = ")[0] for line in body["messages"][-1]["content"].splitlines() if " = " in line]
        several = SEVERAL.match(body["messages"][-1]["content"].splitlines()[-1])
        answer = ",".join(options[: int(several[1]) or 1] if several else options[:1])
        said = {"answer": answer, "say": "I trust nobody."} if options else {"say": "Nothing to add."}
        text = {
            "liar": json.dumps({"answer": "#99", "say": ["no", "text"]}),
            "prose": f"I would go with {options[-1]}, for no reason." if options else "Well, well.",
            "babbler": "}{" * 50,
        }.get(model, f"Here you are: {json.dumps(said)}")
        usage = {"prompt_tokens": 100, "completion_tokens": 10, "total_tokens": 110}
        message = {"index": 0, "finish_reason": "stop", "message": {"role": "assistant", "content": text}}
        done = {"id": "x", "object": "chat.completion", "created": 0, "model": model, "choices": [message]}
        return 200, {**done, "usage": usage} if model != "countless" else done


@contextmanager
def served(key: str = "") -> Iterator[Api]:
    """The server, on loopback; with `key`, it takes no other."""
    api = Api()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True  # else the second write of each answer waits 40 ms for the first to be heard of

        def do_GET(self) -> None:
            self.send(
                *((200, {"object": "list", "data": []}) if self.knows() else (401, {"error": {"message": "who?"}}))
            )

        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            self.send(*(api.answer(body) if self.knows() else STRANGER))

        def knows(self) -> bool:
            given = self.headers["authorization"].removeprefix("Bearer ")
            api.keys.add(given)
            return not key or given == key

        def send(self, status: int, what: Any) -> None:
            raw = json.dumps(what).encode()
            self.send_response(status)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(raw)))
            if status == 429:
                self.send_header("retry-after-ms", "1")
            self.end_headers()
            self.wfile.write(raw)

        def log_message(self, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        api.url = f"http://127.0.0.1:{server.server_port}/v1"
        yield api
        server.shutdown()
