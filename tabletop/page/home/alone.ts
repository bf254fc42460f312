import { awaited } from "../awaited";
import type { Link } from "../net/link";
import type { Store } from "../net/store";

/** How long the view may take to show that they have gone, in milliseconds. */
const PATIENCE = 2500;

/**
 * Whoever plays against computers is alone: others who share this browser, as at a hot seat, give up their seats, but not
 * its first person, who is the host where it is the host's. Says what went wrong; else the view has those seats free.
 */
export async function leaveOthers(link: Pick<Link, "ask">, store: Pick<Store, "view">): Promise<string> {
  const { view } = store;
  const seats = Object.keys(view?.you.own ?? {});
  if (view === undefined || seats.length < 2) return "";
  const host = Object.values(view.people).find((person) => person.host);
  const first = seats.find((seat) => seat === host?.color) ?? seats[0];
  const asks = [
    ...(view.you.color === first ? [] : [{ t: "lookAs", color: first } as const]),
    ...seats.filter((seat) => seat !== first).map((color) => ({ t: "dropSeat", color }) as const),
  ];
  for (const ask of asks) {
    const done = await link.ask(ask);
    if (done.t === "refused") return done.why;
  }
  await awaited(() => (Object.keys(store.view?.you.own ?? {}).length < 2 ? true : undefined), PATIENCE);
  return "";
}
