import { ATTRIBUTES } from "../xml/attributes";
import { elementName } from "../xml/elements";
import type { Node } from "../xml/parse";
import { changed, isLoading, isSeenLoading, replaceDocument, setLast, typedIn } from "../world/interface";
import { warn } from "../world/world";
import { does } from "./done";
import { ApiError, has, isTable, rawTable, rows, table, text, type Source } from "./reader";
import type { Call, GlobalField } from "./types";
import { kindName, type LuaValue, type Out } from "../bridge/values";
import type { World } from "../world/types";

/** The element to change; undefined, and a warning, while a document is being built or if there is none. */
function target(args: Source): Node | undefined {
  const id = text(args, 0);
  if (isLoading(args.world)) {
    warn(args.world, `UI.${args.name} of ${id} while the interface is loading: the change is lost`);
    return undefined;
  }
  const node = args.world.interface.byId.get(id);
  if (node === undefined && args.world.notes !== undefined)
    warn(args.world, `UI.${args.name}: the interface has no element with the id ${id}`);
  else if (node === undefined)
    throw new ApiError(`'${args.name}': the interface has no element with the id ${id}`);
  return node;
}

/** What anyone typed into a field is gone once the script sets its text. */
function set(world: World, node: Node, attribute: string, value: string): void {
  if (attribute === "id") throw new ApiError("the id of an element cannot be changed");
  if (!ATTRIBUTES.has(attribute)) warn(world, `UI.setAttribute: ${node.tag} has no attribute ${attribute}`);
  node.attributes[attribute] = value;
  setLast(world.interface, node, attribute);
  changed(world.interface, node);
  if (attribute !== "text" && attribute !== "isOn" && attribute !== "value") return;
  for (const person of world.people.list)
    typedIn(world.interface, person).delete(node.attributes["id"] ?? "");
}

/** Attribute values are texts: true becomes "True", as the original writes it. */
function attributeText(value: LuaValue, what: string): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "True" : "False";
  throw new ApiError(`the value of ${what} must be a string, a number or a boolean`);
}

/** Elements of a list; for other mods what has no tag is none, and a tag that there is not is a Panel. */
function nodesOf(world: World, list: readonly LuaValue[]): Node[] {
  const loose = world.notes !== undefined;
  const given = loose
    ? list.filter((value) => !isTable(value) || value.fields.get("tag") !== undefined)
    : list;
  return given.map((value) => fromTable(world, value));
}

function tagOf(world: World, tag: LuaValue): string {
  const known = typeof tag === "string" ? elementName(tag) : undefined;
  if (known !== undefined) return known;
  if (typeof tag !== "string" || world.notes === undefined)
    throw new ApiError(`there is no element ${typeof tag === "string" ? tag : kindName(tag)}`);
  warn(world, `UI.setXmlTable: there is no element ${tag}: it is a Panel here`);
  return "Panel";
}

function fromTable(world: World, value: LuaValue): Node {
  if (!isTable(value)) throw new ApiError("an element must be a table");
  const tag = tagOf(world, value.fields.get("tag"));
  const attributes: Record<string, string> = {};
  const given = value.fields.get("attributes");
  if (isTable(given))
    for (const [key, entry] of given.fields)
      if (world.notes === undefined || !isTable(entry)) attributes[key] = attributeText(entry, key);
  const inner = value.fields.get("children");
  const children = isTable(inner) ? nodesOf(world, inner.list) : [];
  const content = value.fields.get("value");
  return { tag, attributes, children, value: typeof content === "string" ? content : "", line: 0 };
}

function toTable(node: Node): Out {
  const { tag, attributes, value } = node;
  return { tag, attributes: { ...attributes }, value, children: node.children.map(toTable) };
}

/** Changes the element that is named; false where there is none to change. */
function change(args: Source, make: (node: Node) => void): boolean {
  const node = target(args);
  if (node !== undefined) make(node);
  return node !== undefined;
}

function shown(args: Source, active: string): boolean {
  return change(args, (node) => set(args.world, node, "active", active));
}

/** Puts another document in the place of this one, with its assets where they are given. */
function replace(args: Source, document: string | Node[]): void {
  replaceDocument(args.world, document, args.world.ways.loadsLate);
  if (has(args, 1)) setAssets(args, 1);
}

/** UI. Changes act on the document as it is now; a new document is there some frames later. */
export const UI_FUNCTIONS: Record<string, Call> = {
  "UI.setAttribute": (args) => {
    const attribute = text(args, 1);
    const loose = args.world.notes !== undefined;
    const value = loose && !has(args, 2) ? "" : attributeText(args.get(2), attribute);
    return change(args, (node) => set(args.world, node, attribute, value));
  },
  "UI.setAttributes": (args) => {
    const data = rawTable(args, 1);
    const node = target(args);
    for (const [key, value] of data.fields) {
      const written = attributeText(value, key);
      if (node !== undefined) set(args.world, node, key, written);
    }
    return args.world.ways.answers === true ? node !== undefined : undefined;
  },
  "UI.getAttribute": (args) => {
    const node = args.world.interface.byId.get(text(args, 0));
    if (node !== undefined) return node.attributes[text(args, 1)];
    return args.world.ways.absent === "nil" ? undefined : "";
  },
  "UI.getAttributes": (args) => args.world.interface.byId.get(text(args, 0))?.attributes,
  "UI.setValue": (args) => {
    const value = text(args, 1);
    return change(args, (node) => {
      node.value = value;
      changed(args.world.interface, node);
    });
  },
  "UI.getValue": (args) => args.world.interface.byId.get(text(args, 0))?.value,
  "UI.setClass": (args) => {
    const names = text(args, 1);
    return change(args, (node) => {
      node.attributes["class"] = names;
      changed(args.world.interface, node);
    });
  },
  "UI.show": (args) => shown(args, "true"),
  "UI.hide": (args) => shown(args, "false"),
  "UI.setXml": does((args) => replace(args, text(args, 0))),
  "UI.setXmlTable": does((args) => replace(args, nodesOf(args.world, rawTable(args, 0).list))),
  "UI.getXmlTable": (args) => args.world.interface.document.map(toTable),
  "UI.setCustomAssets": does((args) => setAssets(args, 0)),
  "UI.getCustomAssets": (args) =>
    args.world.interface.assets.map((asset) => ({ type: asset.Type, name: asset.Name, url: asset.URL })),
};

function setAssets(args: Source, key: number): void {
  args.world.interface.assets = rows(args, key, (list, i) => {
    const asset = table(list, i, ["name", "url", "type"]);
    return { Type: 0, Name: text(asset, "name"), URL: text(asset, "url") };
  });
}

export const UI_FIELDS: Record<string, GlobalField> = { "UI.loading": { get: isSeenLoading } };
