import { fieldOf, isFields, isList, isText, parseText, type JsonFields } from "../../../tabletop/tree/json";
import { factsOf } from "./facts";
import { owners, titleOf, textsOf, type Owner } from "./owners";
import type { Mod } from "../mod/mod";
import type { Report } from "./finding";

const NUMBER = /^-?\d/;
const PLACES = ["posX", "posY", "posZ", "rotX", "rotY", "rotZ", "scaleX", "scaleY", "scaleZ"];
/** Fields that are texts, where they are there. */
const TEXTS = ["Name", "Nickname", "Description", "GMNotes", "LuaScript", "LuaScriptState", "XmlUI", "GUID"];

/** What saves are made of: kinds, places, GUIDs and tags. */
export function checkShape(mod: Mod, report: Report): void {
  const [, ...objects] = owners(mod);
  for (const owner of objects) checkObject(owner, report);
  checkGuids(mod, objects, report);
  const labels = labelsOf(mod.fields);
  if (labels === undefined) return;
  const listed = new Set<string>();
  for (const owner of objects)
    for (const tag of owner.tags) {
      if (labels.has(tag) || listed.has(tag)) continue;
      listed.add(tag);
      report(
        "warning",
        "tag.unlisted",
        owner.placeOf("Tags"),
        `the tag "${tag}" of ${titleOf(owner)} is not in ComponentTags: no menu offers it`,
      );
    }
}

function checkObject(owner: Owner, report: Report): void {
  const { fields, kind, guid } = owner;
  const title = titleOf(owner);
  const fail = (code: string, key: string, message: string, within?: JsonFields): void =>
    report("error", code, owner.placeOf(key, within), message);
  if (kind === "")
    fail("shape.kind", "Name", `${title || "an object"} has no Name, which says what kind of object it is`);
  if (guid !== "" && !/^[0-9a-f]{6}$/.test(guid))
    report(
      "warning",
      "guid.form",
      owner.placeOf("GUID"),
      `the GUID of ${title} is not six digits from 0 to f`,
    );
  for (const key of TEXTS) {
    const value = fieldOf(fields, key);
    const isRead = typeof value !== "string" ? !isList(value) : value === "null" || isText(value);
    if (!isRead) fail("shape.text", key, `${key} of ${title} is no text`);
  }
  const twice = fields.keys.find((key, i) => fields.keys.indexOf(key) < i);
  if (twice !== undefined)
    fail("shape.twice", parseText(twice), `${title} has the field ${parseText(twice)} twice`);
  const transform = fieldOf(fields, "Transform");
  if (!isFields(transform)) {
    if (owner.isOnTable) fail("shape.place", "Transform", `${title} has no Transform: it lies nowhere`);
    return;
  }
  for (const key of PLACES) {
    const value = fieldOf(transform, key);
    if (value !== undefined && (typeof value !== "string" || !NUMBER.test(value)))
      fail("shape.place", key, `${key} of ${title} is no number`, transform);
  }
}

/** Of objects on the table that have the same GUID all but the first get another one. */
function checkGuids(mod: Mod, objects: readonly Owner[], report: Report): void {
  const asked = new Set(
    owners(mod).flatMap(({ script }) => factsOf(script.text).guids.map(({ word }) => word)),
  );
  const first = new Map<string, Owner>();
  for (const owner of objects) {
    if (!owner.isOnTable || owner.guid === "") continue;
    const before = first.get(owner.guid);
    if (before === undefined) first.set(owner.guid, owner);
    else {
      const severity = asked.has(owner.guid) ? "error" : "warning";
      const why = severity === "error" ? ", and a script asks for it" : "";
      report(
        severity,
        "guid.twice",
        owner.placeOf("GUID"),
        `${titleOf(owner)} has the GUID of ${titleOf(before)}${why}: it will get another one`,
      );
    }
  }
}

/** The tags that menus offer; undefined of a save that has no such list. */
function labelsOf(save: JsonFields): ReadonlySet<string> | undefined {
  const tags = fieldOf(save, "ComponentTags");
  const labels = isFields(tags) ? fieldOf(tags, "labels") : undefined;
  if (!isList(labels) || labels.items.length === 0) return undefined;
  return new Set(
    labels.items.flatMap((label) => {
      const name = isFields(label) ? fieldOf(label, "normalized") : undefined;
      return textsOf({ items: name === undefined ? [] : [name] });
    }),
  );
}
