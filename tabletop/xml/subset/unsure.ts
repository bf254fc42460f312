import { flag, length, number } from "../layout/values";
import type { Element } from "../document";

type Finding = [attribute: string, why: string];

/** Where the documentation is silent or contradicts itself, and what has to be said so that it does not matter. */
export function unsure(element: Element, children: readonly Element[]): Finding[] {
  return [...pivot(element), ...(RULES[element.node.tag]?.(element, children) ?? [])];
}

type Rule = (element: Element, children: readonly Element[]) => Finding[];

const says = ({ attributes }: Element, name: string): boolean => (attributes[name] ?? "") !== "";

/** A side that is a share of the parent's may leave the pivot in the middle, whatever the alignment. */
function pivot(element: Element): Finding[] {
  const { attributes } = element;
  const share = ["width", "height"].some((name) => length(attributes[name])?.units === undefined);
  if (!says(element, "scale") || !share || (attributes["rectAlignment"] ?? "MiddleCenter") === "MiddleCenter")
    return [];
  return [
    [
      "rectAlignment",
      "What is scaled needs a size in units, or to be in the middle: its pivot is not known else.",
    ],
  ];
}

const text: Rule = (element) => {
  const out: Finding[] = [];
  if (!says(element, "horizontalOverflow"))
    out.push([
      "horizontalOverflow",
      "Say Wrap or Overflow: documentation and library differ on what it is without.",
    ]);
  const met = ["tooltip", "onClick", "onMouseEnter", "onMouseExit"].some((name) => says(element, name));
  if (met && !says(element, "raycastTarget"))
    out.push(["raycastTarget", "Say raycastTarget: nothing is written on whether the pointer meets a Text."]);
  return out;
};

const image: Rule = (element) => {
  const out: Finding[] = [];
  if (!says(element, "image")) return out;
  if (!says(element, "preserveAspect"))
    out.push(["preserveAspect", "Say whether the picture keeps its shape: that varies without."]);
  const along = { HorizontalLayout: "preferredWidth", VerticalLayout: "preferredHeight" }[
    element.parent?.node.tag ?? ""
  ];
  if (along !== undefined && !flag(element.attributes["ignoreLayout"], false) && !says(element, along))
    out.push([along, `Say ${along}: without it the picture's own pixels count.`]);
  return out;
};

const button: Rule = (element) => {
  const out: Finding[] = [];
  const { attributes, node } = element;
  if (!says(element, "textAlignment"))
    out.push([
      "textAlignment",
      "Say textAlignment: the pages of the documentation differ on what it is without.",
    ]);
  const words = (attributes["text"] ?? node.value) !== "";
  if (words && says(element, "icon") && (number(attributes["iconWidth"]) ?? 0) <= 0)
    out.push(["iconWidth", "Say iconWidth: nothing is written on how much an icon takes from the text."]);
  return out;
};

const panel: Rule = (element, children) =>
  says(element, "padding") && children.length > 1
    ? [["padding", "A Panel with padding lays its children out; say how with a layout of one's own in it."]]
    : [];

const grid: Rule = ({ attributes }) =>
  attributes["startAxis"] === "Vertical" && (attributes["constraint"] ?? "Flexible") === "Flexible"
    ? [["constraint", "A grid that goes downwards needs a constraint to be laid out here."]]
    : [];

const table: Rule = (element, children) => {
  const { attributes, parent } = element;
  if (!flag(attributes["autoCalculateHeight"], false)) return [];
  const out: Finding[] = [];
  if (children.some((row) => (number(row.attributes["preferredHeight"]) ?? 0) <= 0))
    out.push(["autoCalculateHeight", "Every Row needs a preferredHeight for the table to add them up."]);
  const held = parent?.node.tag.endsWith("ScrollView") ?? false;
  if (!held && !(attributes["rectAlignment"] ?? "").startsWith("Upper"))
    out.push(["rectAlignment", "A table that adds up its rows hangs from the upper edge: say so."]);
  return out;
};

const scroll: Rule = (element, children) => {
  const out: Finding[] = [];
  const upright = element.node.tag === "VerticalScrollView";
  const side = upright ? "height" : "width";
  const grouped = element.parent?.node.tag.endsWith("Layout") ?? false;
  if (!grouped)
    for (const name of ["width", "height"])
      if (!says(element, name)) out.push([name, `Say ${name}: a scroll view has a size of its own without.`]);
  if (children.length !== 1) out.push(["", "A scroll view holds exactly one element."]);
  for (const child of children)
    if (
      length(child.attributes[side])?.units === undefined &&
      !flag(child.attributes["autoCalculateHeight"], false)
    )
      out.push(["", `What a scroll view holds needs a ${side} in units: that is how far it scrolls.`]);
  return out;
};

const RULES: Readonly<Record<string, Rule | undefined>> = {
  ...{ Text: text, Image: image, Button: button, Panel: panel, GridLayout: grid, TableLayout: table },
  ...{ VerticalScrollView: scroll, HorizontalScrollView: scroll },
};
