/** An element of Tabletop Simulator's interface. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
}

/** Attributes as they are given: those that are undefined are left out. */
export type Given = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element, its attributes as texts. */
export function element(tag: string, given: Given, children: readonly Element[] = []): Element {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(given))
    if (value !== undefined) attributes[name] = String(value);
  return { tag, attributes, children };
}

/** All elements of a tree, parents before their children. */
export function walk(elements: readonly Element[]): Element[] {
  return elements.flatMap((parent) => [parent, ...walk(parent.children)]);
}

/** The text of the elements, one a line. */
export function writeXml(elements: readonly Element[]): string {
  return elements.map(write).join("");
}

function write(parent: Element): string {
  const attributes = Object.entries(parent.attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const head = `<${parent.tag}${attributes.join("")}`;
  if (parent.children.length === 0) return `${head}/>\n`;
  return `${head}>\n${parent.children.map(write).join("")}</${parent.tag}>\n`;
}

/** What stands for a letter that has a meaning of its own, in this order: "&" first. */
const ESCAPES: readonly (readonly [string, string])[] = [
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["\n", "&#xA;"],
];

function escape(value: string): string {
  return ESCAPES.reduce((text, [letter, code]) => text.split(letter).join(code), value);
}
