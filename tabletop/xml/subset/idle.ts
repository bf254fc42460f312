import { flag } from "../layout/values";
import type { Element } from "../document";

/** Attributes that do nothing where they are, with the reason. */
export function idle(element: Element): [string, string][] {
  const { attributes, node, parent } = element;
  const out: [string, string][] = [];
  const above = parent?.node.tag ?? "";
  const grouped =
    ["HorizontalLayout", "VerticalLayout", "GridLayout", "Cell"].includes(above) ||
    (above === "Panel" && parent?.attributes["padding"] !== undefined);
  if (grouped && !flag(attributes["ignoreLayout"], false))
    for (const name of ["width", "height", "offsetXY", "rectAlignment"])
      if (node.attributes[name] !== undefined)
        out.push([name, `A ${above} places its children itself: ${name} does nothing there.`]);
  if (!grouped && node.tag !== "Row")
    for (const name of [
      "minWidth",
      "minHeight",
      "preferredWidth",
      "preferredHeight",
      "flexibleWidth",
      "flexibleHeight",
    ])
      if (node.attributes[name] !== undefined) out.push([name, `Only a layout group looks at ${name}.`]);
  const through = attributes["raycastTarget"] !== undefined && !flag(attributes["raycastTarget"], true);
  if (through)
    for (const name of ["onClick", "onMouseEnter", "onMouseExit", "tooltip"])
      if ((attributes[name] ?? "") !== "")
        out.push([
          name,
          `Without raycastTarget the pointer does not meet a ${node.tag}: ${name} does nothing.`,
        ]);
  return out;
}
