import { flag, number, numbers, padding } from "./values";
import { CHECK, checkWidth } from "./control";
import { measureText } from "./text";
import { gridWants } from "./grid";
import { tableWants } from "./table";
import { keptWants } from "./placed";
import type { Axis } from "./anchor";
import { inGroup, type Item, type Wants } from "./item";
import type { Measure } from "./measure";

const NAMES = [
  ["minWidth", "preferredWidth", "flexibleWidth"],
  ["minHeight", "preferredHeight", "flexibleHeight"],
] as const;

/** What an element wants: what it says itself, else what it is. Along y its width must be there already. */
export function wantsOf(item: Item, axis: Axis, measure: Measure): Wants {
  return keptWants(item, axis, measure, () => wantsNow(item, axis, measure));
}

function wantsNow(item: Item, axis: Axis, measure: Measure): Wants {
  const own = natural(item, axis, measure);
  const [min, preferred, flexible] = NAMES[axis].map((name) => number(item.attributes[name]));
  const least = Math.max(0, min ?? own.min);
  return {
    min: least,
    preferred: Math.max(least, preferred ?? own.preferred),
    flexible: Math.max(0, flexible ?? own.flexible),
  };
}

const NOTHING: Wants = { min: 0, preferred: 0, flexible: 0 };

function natural(item: Item, axis: Axis, measure: Measure): Wants {
  if (item.kind === "Text") return { ...NOTHING, preferred: measureText(item, axis, measure) };
  if (item.kind === "Image")
    return { ...NOTHING, preferred: measure.picture(item.attributes["image"] ?? "")[axis] };
  if (item.kind === "Toggle") return toggleWants(item, axis, measure);
  if (item.kind === "GridLayout") return gridWants(item, axis);
  if (item.kind === "TableLayout") return tableWants(item, axis);
  return isGroup(item) ? groupWants(item, axis, measure) : NOTHING;
}

/** A Toggle is a row of its box, a gap, and its label, which takes what room there is. */
function toggleWants(item: Item, axis: Axis, measure: Measure): Wants {
  if (axis === 1) return { min: CHECK.label, preferred: CHECK.label, flexible: 0 };
  const min = checkWidth(item) + CHECK.gap;
  return { min, preferred: min + measureText(item, 0, measure), flexible: 1 };
}

/** Whether an element lays its children out in a row or a column. */
export function isGroup({ kind, attributes }: Item): boolean {
  if (kind === "Panel") return attributes["padding"] !== undefined;
  return kind === "HorizontalLayout" || kind === "VerticalLayout" || kind === "Cell";
}

/** How a row or column is set: along which axis it runs, and what is around and between its children. */
export interface GroupRules {
  along: Axis;
  before: number;
  after: number;
  spacing: number;
  expand: boolean;
}

export function groupRules(group: Item, axis: Axis): GroupRules {
  const { kind, attributes } = group;
  const sides = padding(attributes["padding"]);
  return {
    along: kind === "VerticalLayout" ? 1 : 0,
    before: sides[axis * 2],
    after: sides[axis * 2 + 1],
    spacing: numbers(attributes["spacing"])[0] ?? 0,
    expand: flag(attributes[axis === 0 ? "childForceExpandWidth" : "childForceExpandHeight"], true),
  };
}

/** What a child of a group wants there: a group that forces its children to expand gives each a share. */
export function wantsIn(child: Item, axis: Axis, expand: boolean, measure: Measure): Wants {
  const wants = wantsOf(child, axis, measure);
  return expand ? { ...wants, flexible: Math.max(wants.flexible, 1) } : wants;
}

/** Along its axis a group wants the sum of its children, across it the most of them, padding included. */
export function groupWants(group: Item, axis: Axis, measure: Measure): Wants {
  const { along, before, after, spacing, expand } = groupRules(group, axis);
  const list = group.children.filter(inGroup).map((child) => wantsIn(child, axis, expand, measure));
  const around = before + after;
  const all = (values: number[]): number =>
    axis === along ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
  const gaps = axis === along ? spacing * Math.max(0, list.length - 1) : 0;
  const min = all(list.map((wants) => wants.min)) + gaps + around;
  const preferred = all(list.map((wants) => wants.preferred)) + gaps + around;
  return { min, preferred: Math.max(min, preferred), flexible: all(list.map((wants) => wants.flexible)) };
}
