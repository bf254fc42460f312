import { checkText } from "../../tabletop/xml/check/text";
import { outsideSubset } from "../../tabletop/xml/subset/outside";
import { sayOutside } from "../../tabletop/xml/subset/say";
import type { Box } from "../../tabletop/xml/layout/box";
import type { Node } from "../../tabletop/xml/parse";

/**
 * What there is to say of an interface, one line each: what is outside of the subset, and what cannot be read
 * in one of its layouts.
 */
export function findings(
  document: readonly Node[],
  layouts: readonly (readonly Box[])[],
  screen: { w: number; h: number },
): string[] {
  const faults = layouts.flatMap((boxes) => checkText(boxes, screen));
  const texts = faults.map(({ code, why }) => `${code}: ${why}`);
  return [...sayOutside(outsideSubset(document)), ...new Set(texts)];
}
