import type { Node } from "./parse";

/** The class of panels in which something waits for whoever sees them. */
const ASKS = "asks";

/** Whether an element is marked as one in which something waits. */
export function hasMark({ attributes }: Pick<Node, "attributes">): boolean {
  return attributes["class"]?.split(/\s+/).includes(ASKS) ?? false;
}
