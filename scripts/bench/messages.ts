import { tokens } from "../../tabletop/bridge/text";
import type { Slice } from "../../tabletop/run/script";

/** How many changes of the interface a script has sent in these slices, traced: each is a message to every client. */
export function interfaceMessages(slices: readonly Pick<Slice, "traced">[]): number {
  let sent = 0;
  for (const { traced = [] } of slices)
    for (const { text } of traced) if (/^UI\.(set|show|hide)/.test(tokens(text)[1] ?? "")) sent++;
  return sent;
}
