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
  },
  seats: (event) => {
    const { by, sender, to, seat, seats } = event;
    return event.type === "fengsheng.received"
      ? { by: seatsIn(sender), to: seatsIn(seat) }
      : { by: seatsIn(by ?? sender ?? seat ?? seats), to: seatsIn(to).filter((one) => one !== by) };
  },
  emblem: (event) => emblems[event.type]?.(event) ?? "",
} satisfies Telling;
