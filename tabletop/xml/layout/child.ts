import { flag } from "./values";
import type { Item } from "./item";

/** What an element asks of the group that it stands in, along one axis. */
export interface Wants {
  min: number;
  preferred: number;
  /** Its share of what is left over; 0 for none. */
  flexible: number;
}

/** Whether a child is placed by the group that it stands in. */
export function inGroup(child: Item): boolean {
  return !flag(child.attributes["ignoreLayout"], false);
}
