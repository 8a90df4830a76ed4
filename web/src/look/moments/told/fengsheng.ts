import type { Telling } from "../moment";
import { seatsIn } from "../seats";

const emblems: Record<string, (event: Record<string, unknown>) => string> = {
  "fengsheng.card-used": ({ name }) => `card-${String(name)}`,
  "fengsheng.sent": () => "envelope",
  "fengsheng.accepted": () => "envelope",
  "fengsheng.received": () => "envelope",
  "fengsheng.turned-up": () => "envelope",
};

export default {
  kinds: {
    sent: "brief",
    accepted: "brief",
    "card-used": "brief",
    "turned-up": "brief",
    received: "brief",
    "dying-began": "dying",
    doomed: "brief",
    saved: "brief",
    died: "death",
    "went-out": "death",
    declared: "brief",
    usurped: "brief",
  },
  seats: (event) => {
    const { by, sender, to, seat, seats } = event;
    const received = event.type === "fengsheng.received";
    const from = seatsIn(by ?? sender ?? seat ?? seats);
    return { by: from, to: seatsIn(received ? seat : to).filter((one) => !from.includes(one)) };
  },
  against: true,
  emblem: (event) => emblems[event.type]?.(event) ?? "",
} satisfies Telling;
