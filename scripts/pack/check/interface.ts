import { ATTRIBUTES } from "../../../tabletop/xml/attributes";
import { elements, handler, HANDLERS } from "../../../tabletop/xml/document";
import { parseXml, XmlError, type Node } from "../../../tabletop/xml/parse";
import { outsideSubset } from "../../../tabletop/xml/subset/outside";
import { sayOutside } from "../../../tabletop/xml/subset/say";
import type { Packed } from "./packed";

/** Attributes that name a picture. */
const PICTURE = /^(image|icon|\w+Image|\w+Sprite)$/;

/** The XML can be read, keeps to the subset that is laid out here, knows its attributes, and names only functions and pictures that are there. */
export function checkInterface({ save, defines }: Packed): string[] {
  let document: Node[];
  try {
    document = parseXml(save.XmlUI);
  } catch (error) {
    if (error instanceof XmlError) return [`XmlUI: ${error.message}`];
    throw error;
  }
  const pictures = new Set(save.CustomUIAssets.map(({ Name }) => Name));
  const found = new Set<string>();
  const ids = new Set<string>();
  for (const { node, attributes } of elements(document)) {
    const say = (what: string): unknown => found.add(`XmlUI line ${node.line}: ${what}`);
    const id = node.attributes["id"];
    if (id !== undefined && ids.has(id)) say(`the id ${id} is there twice`);
    if (id !== undefined) ids.add(id);
    for (const name of Object.keys(node.attributes))
      if (!ATTRIBUTES.has(name)) say(`${node.tag} has no attribute ${name}`);
    if (attributes["visibility"]?.trim() === "") say(`an empty visibility shows ${node.tag} to all`);
    for (const [name, text] of Object.entries(attributes)) {
      if (HANDLERS.includes(name)) {
        const called = handler(text.replace("(selectedIndex)", ""))?.name;
        if (called === undefined || !defines.includes(called))
          say(`${name}="${text}" names no global that the script defines`);
      } else if (PICTURE.test(name) && text !== "" && text !== "none" && !pictures.has(text)) {
        say(`${name}="${text}" names no picture of CustomUIAssets`);
      }
    }
  }
  for (const line of sayOutside(outsideSubset(document))) found.add(`XmlUI ${line}`);
  return [...found];
}
