import { attributeName, elementName, ELEMENTS } from "./elements";
import { SaxesParser } from "saxes";

export interface Node {
  tag: string;
  attributes: Record<string, string>;
  children: Node[];
  /** The text between its tags, trimmed. */
  value: string;
  line: number;
}

/** Elements within each other: what looks at them calls itself at each. */
const MOST_DEPTH = 200;

export class XmlError extends Error {
  constructor(
    line: number,
    what: string,
    /** It may be well-formed, and is nested deeper than any interface. */
    readonly deep = false,
  ) {
    super(`XML line ${line}: ${what}`);
    this.name = "XmlError";
  }
}

/**
 * Reads an interface: any number of elements. Throws an XmlError for what is not well-formed or no element. With notes,
 * names count in any case, as in Tabletop Simulator, and what is no element is noted and taken for a Panel.
 */
export function parseXml(text: string, notes?: string[]): Node[] {
  const root: Node = { tag: "", attributes: {}, children: [], value: "", line: 0 };
  const open: Node[] = [root];
  const parser = new SaxesParser({ fragment: true });
  parser.on("error", (error) => {
    throw new XmlError(parser.line, error.message.replace(/^(?:[^ ]*:)?\d+:\d+: /, ""));
  });
  parser.on("opentag", ({ name, attributes: given }) => {
    let tag = name;
    let attributes: Record<string, string> = { ...(given as Record<string, string>) };
    if (notes !== undefined) {
      tag = elementName(name) ?? "Panel";
      attributes = Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [attributeName(key), value]),
      );
      if (elementName(name) === undefined)
        notes.push(`XML line ${parser.line}: there is no element ${name}: it is a Panel here`);
    } else if (!ELEMENTS.has(name)) throw new XmlError(parser.line, `there is no element ${name}`);
    const node: Node = {
      tag,
      attributes,
      children: [],
      value: "",
      line: parser.line,
    };
    if (open.length > MOST_DEPTH)
      throw new XmlError(parser.line, `elements are nested deeper than ${MOST_DEPTH}`, true);
    open[open.length - 1].children.push(node);
    open.push(node);
  });
  parser.on("text", (piece) => {
    open[open.length - 1].value += piece;
  });
  parser.on("closetag", () => {
    const node = open.pop();
    if (node !== undefined) node.value = node.value.trim();
  });
  parser.write(text).close();
  if (notes === undefined && root.value.trim() !== "")
    throw new XmlError(1, "there is text outside of elements");
  return root.children;
}
