import { elements, handler, HANDLERS } from "../../../tabletop/xml/document";
import { parseXml, XmlError } from "../../../tabletop/xml/parse";
import { fieldOf, isFields, isList, isText, parseText, type JsonFields } from "../../../tabletop/tree/json";
import { factsOf } from "./facts";
import { owners, titleOf, type Owner } from "./owners";
import { mayDefine, sayer } from "./scripts";
import type { Mod } from "../mod/mod";
import type { Report } from "./finding";

/** Attributes that name a picture. */
const PICTURE = /^(?:image|icon|\w+Image|\w+Sprite)$/;

/** Interfaces that cannot be read, and what they name that is not there. */
export function checkInterfaces(mod: Mod, report: Report): void {
  const all = owners(mod);
  const scripts = all.map(({ script }) => factsOf(script.text));
  const isChanged = scripts.some(({ strings }) => strings.size > 0) && hasCustomAssets(all);
  const used = new Set(scripts.flatMap(({ strings }) => [...strings]));
  for (const owner of all) {
    if (owner.ui.text.trim() === "") continue;
    checkOne(owner, all, isChanged, used, report);
  }
  for (const owner of all) {
    const assets = assetsOf(owner.fields);
    for (const { name, fields } of assets)
      if (!isUsed(name, used))
        report(
          "warning",
          "asset.unused",
          owner.placeOf("Name", fields),
          `no interface and no script names the picture "${name}"`,
        );
  }
}

/** Whether a script gives an interface its pictures as it runs. */
function hasCustomAssets(all: readonly Owner[]): boolean {
  return all.some(({ script }) => script.text.includes("setCustomAssets"));
}

/** A name is used where it stands, or where a text of a script begins it: names are often put together. */
function isUsed(name: string, used: ReadonlySet<string>): boolean {
  if (used.has(name)) return true;
  for (let length = name.length - 1; length > 2; length--) if (used.has(name.slice(0, length))) return true;
  return false;
}

function checkOne(
  owner: Owner,
  all: readonly Owner[],
  isChanged: boolean,
  used: Set<string>,
  report: Report,
): void {
  const say = sayer(owner.ui, owner.placeOf("XmlUI"), report);
  const pictures = new Set(assetsOf(owner.fields).map(({ name }) => name));
  const notes: string[] = [];
  let document;
  try {
    document = parseXml(owner.ui.text, notes);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const [, line = "1", what = error.message] = /^XML line (\d+): (.*)$/s.exec(error.message) ?? [];
    return say(
      "error",
      "xml.syntax",
      Number(line),
      `the interface of ${titleOf(owner)} cannot be read: ${what}`,
    );
  }
  for (const note of notes) {
    const [, line = "1", what = note] = /^XML line (\d+): (there is no element [^:]*)/.exec(note) ?? [];
    say("warning", "xml.element", Number(line), what);
  }
  for (const { node, attributes } of elements(document))
    for (const [name, text] of Object.entries(attributes)) {
      if (HANDLERS.includes(name) && text !== "") {
        if (!isThere(text, owner, all))
          say(
            "error",
            "xml.handler",
            node.line,
            `${name}="${text}" names no function of the script that it is of`,
          );
      } else if (PICTURE.test(name) && text !== "" && text !== "none") {
        used.add(text);
        if (!pictures.has(text) && !isChanged && !/^\w+:\/\//.test(text))
          say("warning", "asset.missing", node.line, `${name}="${text}" names no picture of CustomUIAssets`);
      }
    }
}

/** Whether a handler's function may be there: that of the script that it names, else of its own or of Global. */
function isThere(text: string, owner: Owner, all: readonly Owner[]): boolean {
  const named = handler(text.replace("(selectedIndex)", ""));
  if (named === undefined) return false;
  const isNamed = text.includes("/");
  const whose = all.filter(({ guid }) =>
    isNamed && named.owner !== "Global"
      ? guid === named.owner
      : guid === "-1" || (!isNamed && guid === owner.guid),
  );
  return whose.some(({ script }) => mayDefine(factsOf(script.text), named.name));
}

function assetsOf(fields: JsonFields): readonly { readonly name: string; readonly fields: JsonFields }[] {
  const list = fieldOf(fields, "CustomUIAssets");
  if (!isList(list)) return [];
  return list.items.flatMap((item) => {
    const name = isFields(item) ? fieldOf(item, "Name") : undefined;
    return isFields(item) && isText(name) ? [{ name: parseText(name), fields: item }] : [];
  });
}
