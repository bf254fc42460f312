import { elements, type Element } from "../document";
import { HOMES, SUBSET, type Form } from "./attributes";
import { unsure } from "./unsure";
import { flag } from "../layout/values";
import { wanted } from "./values";
import { words } from "../../save/words";
import type { Node } from "../parse";

/** Something of an interface that the layout here does not answer for. */
export interface Outside {
  /**
   * `element` or `attribute`: it is not in the subset; `value`: it cannot be read; `idle`: it does nothing
   * there; `unsure`: the documentation leaves open what it does, and more has to be said.
   */
  code: "element" | "attribute" | "value" | "idle" | "unsure";
  line: number;
  tag: string;
  id: string;
  /** Empty where the whole element is meant. */
  attribute: string;
  why: string;
}

/**
 * All of a document that is outside of the subset (docs/tabletop.md lists it): elements, attributes and values
 * that are not laid out as TTS would, and places where nobody can know without TTS what it would do.
 */
export function outsideSubset(document: readonly Node[]): Outside[] {
  const out: Outside[] = [];
  for (const node of written(document)) out.push(...ofNode(node));
  const all = elements(document);
  const children = new Map<Element | undefined, Element[]>();
  for (const element of all) children.set(element.parent, [...(children.get(element.parent) ?? []), element]);
  for (const element of all) {
    if (!(element.node.tag in SUBSET)) continue;
    for (const [attribute, why] of idle(element)) out.push(found("idle", element.node, attribute, why));
    for (const [attribute, why] of unsure(element, children.get(element) ?? []))
      out.push(found("unsure", element.node, attribute, why));
    const home = HOMES[element.node.tag] as string | undefined;
    if (home !== undefined && element.parent?.node.tag !== home)
      out.push(found("element", element.node, "", `A ${element.node.tag} stands in a ${home}.`));
  }
  return out.sort((one, other) => one.line - other.line);
}

function found(code: Outside["code"], node: Node, attribute: string, why: string): Outside {
  return { code, line: node.line, tag: node.tag, id: node.attributes["id"] ?? "", attribute, why };
}

/** All nodes as they are written, those of Defaults too. */
function written(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) =>
    node.tag === "Defaults" ? written(node.children) : [node, ...written(node.children)],
  );
}

function ofNode(node: Node): Outside[] {
  const forms = SUBSET[node.tag] as Readonly<Record<string, Form | undefined>> | undefined;
  if (forms === undefined) return [found("element", node, "", `${node.tag} is not in the subset.`)];
  return Object.entries(node.attributes).flatMap(([name, value]) => {
    const form = forms[name];
    if (form === undefined)
      return [found("attribute", node, name, `${name} of ${node.tag} is not in the subset.`)];
    const should = value === "" ? undefined : wanted(value, form);
    return should === undefined
      ? []
      : [found("value", node, name, `${name} must be ${should}, not "${value}".`)];
  });
}

/** What a layout group looks at. */
const SIZES = words("minWidth minHeight preferredWidth preferredHeight flexibleWidth flexibleHeight");

/** Attributes that do nothing where they are, with the reason. */
function idle(element: Element): [string, string][] {
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
    for (const name of SIZES)
      if (node.attributes[name] !== undefined) out.push([name, `Only a layout group looks at ${name}.`]);
  if (!flag(attributes["raycastTarget"], true))
    for (const name of ["onClick", "onMouseEnter", "onMouseExit", "tooltip"])
      if ((attributes[name] ?? "") !== "")
        out.push([
          name,
          `Without raycastTarget the pointer does not meet a ${node.tag}: ${name} does nothing.`,
        ]);
  return out;
}
