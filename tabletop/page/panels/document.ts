import { ELEMENTS } from "../../xml/elements";
import type { Interface } from "../../wire/view";
import type { Node } from "../../xml/parse";

/** Handlers by what an element listens to: only that there are some matters here. */
const EVENTS = {
  click: "onClick",
  change: "onValueChanged",
  end: "onEndEdit",
  submit: "onSubmit",
} as const;

const nodes = new WeakMap<object, Node>();

/** The interface of a view as a document for the solver. The line of a node is the key of its element. */
export function documentOf(ui: Interface): Node[] {
  const node = (key: number): Node => {
    const element = ui.elements[key];
    const children = element.children.map(node);
    const known = nodes.get(element);
    if (known !== undefined && known.children.every((child, i) => child === children[i])) return known;
    const { tag, text, on, off } = element;
    const attributes: Record<string, string> = { ...element.attributes };
    for (const event of on) attributes[EVENTS[event]] = "there";
    if (off === true) attributes["interactable"] = "false";
    if (text !== "" || "text" in attributes) attributes["text"] = text;
    const shown = ELEMENTS.has(tag) ? tag : "Panel";
    const made: Node = { tag: shown, attributes, children, value: text, line: key };
    nodes.set(element, made);
    return made;
  };
  return ui.roots.map(node);
}
