import { Complaint } from "../complaint";
import { readText } from "../replay/input";
import { isRecord, messageOf } from "../../tabletop/save/check";
import { byId } from "../../tabletop/xml/document";
import type { Node } from "../../tabletop/xml/parse";

/** New values of attributes, by id and attribute. */
export type Changes = Record<string, Record<string, string | number | boolean>>;

/** Reads changes from a JSON file; complains of what are none. */
export async function readChanges(file: string): Promise<Changes> {
  const text = await readText(file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Complaint(`${file} is no JSON: ${messageOf(error)}.`);
  }
  if (!isRecord(value)) throw new Complaint(`${file} must hold {"id": {"attribute": "value"}}.`);
  for (const [id, attributes] of Object.entries(value))
    if (!isRecord(attributes) || Object.values(attributes).some((entry) => typeof entry === "object"))
      throw new Complaint(`${file}: "${id}" must hold {"attribute": "value"}.`);
  return value as Changes;
}

/** Sets attributes as UI.setAttributes does. Complains about an id that no element has. */
export function applyChanges(document: readonly Node[], changes: Changes): void {
  for (const [id, attributes] of Object.entries(changes)) {
    const node = byId(document, id);
    if (node === undefined) throw new Complaint(`No element has the id "${id}".`);
    for (const [name, value] of Object.entries(attributes)) node.attributes[name] = String(value);
  }
}
