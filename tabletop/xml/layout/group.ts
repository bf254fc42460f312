import { alignment } from "./values";
import { groupRules, groupWants, wantsIn } from "./wants";
import type { Axis } from "./anchor";
import { inGroup, type Item } from "./item";
import type { Measure } from "./measure";

/** Places the children of a row or a column along one axis, as Unity's layout groups do that control sizes. */
export function layGroup(group: Item, axis: Axis, measure: Measure): void {
  const { along, before, after, spacing, expand } = groupRules(group, axis);
  const children = group.children.filter(inGroup);
  const size = group.size[axis];
  const pull = alignment(group.attributes["childAlignment"], [0, 0])[axis];
  const start = (needed: number): number => group.at[axis] + before + (size - before - after - needed) * pull;
  if (axis !== along) {
    const inner = size - before - after;
    for (const child of children) {
      const wants = wantsIn(child, axis, expand, measure);
      const most = wants.flexible > 0 ? size : wants.preferred;
      child.size[axis] = Math.min(Math.max(inner, wants.min), Math.max(most, wants.min));
      child.at[axis] = start(child.size[axis]);
    }
    return;
  }
  const total = groupWants(group, axis, measure);
  const spare = size - total.preferred;
  const share = spare > 0 && total.flexible > 0 ? spare / total.flexible : 0;
  const grown =
    total.preferred === total.min
      ? 0
      : Math.min(1, Math.max(0, (size - total.min) / (total.preferred - total.min)));
  let at =
    spare > 0 && total.flexible === 0 ? start(total.preferred - before - after) : group.at[axis] + before;
  for (const child of children) {
    const { min, preferred, flexible } = wantsIn(child, axis, expand, measure);
    child.size[axis] = min + (preferred - min) * grown + flexible * share;
    child.at[axis] = at;
    at += child.size[axis] + spacing;
  }
}
