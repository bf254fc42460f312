import type { View } from "../../wire/view";

/** Whether the table obeys a host who is here in another browser; not before this one has seen the table. */
export function isHostedElsewhere(view: View | undefined): boolean {
  if (view === undefined || view.you.host) return false;
  const own = Object.keys(view.you.own).map((color) => view.seats[color]?.person);
  return Object.entries(view.people).some(
    ([id, { host, here }]) => host && here && !own.includes(Number(id)),
  );
}
