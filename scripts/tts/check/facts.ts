import luaparse, { type Node } from "luaparse";
import { asLua52 } from "../../../tabletop/lua/dialect";

/** A word of a script, and the line that it stands in. */
export interface Word {
  readonly word: string;
  readonly line: number;
}

/** What is known of a script from reading it. */
export interface Facts {
  /** Why it does not parse as MoonSharp would parse it. */
  readonly fault: Word | undefined;
  /** Names that it gives to globals. */
  readonly defines: ReadonlySet<string>;
  /** Whether it may give globals names that are worked out: such a name stands there as a text. */
  readonly isDynamic: boolean;
  readonly strings: ReadonlySet<string>;
  /** GUIDs that it asks for, tags that it asks for and gives, and functions that its buttons name. */
  readonly guids: readonly Word[];
  readonly tags: readonly Word[];
  readonly givesTags: ReadonlySet<string>;
  readonly buttons: readonly Word[];
}

const known = new Map<string, Facts>();

/** Reads a script, each text once. */
export function factsOf(script: string): Facts {
  const there = known.get(script);
  if (there !== undefined) return there;
  const facts = read(script);
  known.set(script, facts);
  return facts;
}

/** What has been found so far. */
type Found = ReturnType<typeof newFound>;

function newFound() {
  return {
    ...{ isDynamic: false, guids: [] as Word[], tags: [] as Word[], buttons: [] as Word[] },
    ...{ defines: new Set<string>(), givesTags: new Set<string>() },
    /** How often each text stands there. */
    counts: new Map<string, number>(),
  };
}

function read(script: string): Facts {
  const found = newFound();
  const { counts, buttons } = found;
  let fault: Word | undefined;
  try {
    visit(luaparse.parse(asLua52(script), { luaVersion: "5.2", locations: true }), found);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [, line = "1", word = error.message] = /^\[(\d+):\d+\] (.*)$/s.exec(error.message) ?? [];
    fault = { word, line: Number(line) };
  }
  // What only a button names does not make its function.
  for (const { word } of buttons) counts.set(word, (counts.get(word) ?? 1) - 1);
  const strings = new Set([...counts].flatMap(([text, count]) => (count > 0 ? [text] : [])));
  return { ...found, strings, fault };
}

function visit(node: Node, found: Found): void {
  if (node.type === "FunctionDeclaration" && node["isLocal"] !== true) define(node["identifier"], found);
  if (node.type === "AssignmentStatement") for (const name of nodes(node["variables"])) define(name, found);
  if (node.type === "StringLiteral") {
    const text = textOf(node) ?? "";
    found.counts.set(text, (found.counts.get(text) ?? 0) + 1);
  }
  if (node.type === "Identifier" && isGlobals(node)) found.isDynamic = true;
  if (
    node.type === "CallExpression" ||
    node.type === "StringCallExpression" ||
    node.type === "TableCallExpression"
  )
    call(node, found);
  const { index } = node;
  const isNamed = node.type === "MemberExpression" || (isNode(index) && index.type === "StringLiteral");
  for (const key of Object.keys(node)) {
    const value = node[key];
    if (typeof value !== "object" || value === null || key === "loc") continue;
    // `_G.name` and `_G["name"]` say which global is meant.
    if (key === "base" && isNamed && isNode(value) && isGlobals(value)) continue;
    if (Array.isArray(value)) for (const inner of nodes(value)) visit(inner, found);
    else if (isNode(value)) visit(value, found);
  }
}

function define(target: unknown, found: Found): void {
  if (!isNode(target)) return;
  if (target.type === "Identifier") found.defines.add(String(target["name"]));
  const base = target["base"];
  if (!isNode(base) || !isGlobals(base)) return;
  const { identifier, index } = target;
  if (isNode(identifier)) found.defines.add(String(identifier["name"]));
  else if (isNode(index) && textOf(index) !== undefined) found.defines.add(textOf(index) ?? "");
}

function isGlobals(node: Node): boolean {
  return node.type === "Identifier" && (node["name"] === "_G" || node["name"] === "_ENV");
}

const TAG_ASKED = /^(?:getObjectsWithTag|getObjectsWithAnyTags|getObjectsWithAllTags)$/;
const BUTTON = /^(?:create|edit)(?:Button|Input)$/;

function call(node: Node, found: Found): void {
  const base = node["base"];
  if (!isNode(base)) return;
  const identifier = base["identifier"];
  const name = isNode(identifier) ? String(identifier["name"]) : String(base["name"]);
  const first = nodes(node["arguments"])[0] ?? node["argument"];
  if (!isNode(first)) return;
  const { line } = node.loc.start;
  const word = textOf(first);
  if (name === "setVar") found.isDynamic = true;
  if (name === "getObjectFromGUID" && word !== undefined) found.guids.push({ word, line });
  if (name === "addTag" && word !== undefined) found.givesTags.add(word.toLowerCase());
  if (name === "setTags") for (const tag of textsIn(first)) found.givesTags.add(tag.toLowerCase());
  if (TAG_ASKED.test(name))
    for (const tag of word === undefined ? textsIn(first) : [word]) found.tags.push({ word: tag, line });
  if (!BUTTON.test(name)) return;
  const fields = new Map(
    nodes(first["fields"]).map((field) => {
      const key = field["key"];
      return [isNode(key) ? String(key["name"]) : "", field["value"]];
    }),
  );
  const handler = fields.get("click_function") ?? fields.get("input_function");
  const width = fields.get("width");
  const isLabel = isNode(width) && width["value"] === 0;
  if (isNode(handler) && textOf(handler) !== undefined && !isLabel)
    found.buttons.push({ word: textOf(handler) ?? "", line: handler.loc.start.line });
}

function textsIn(table: Node): readonly string[] {
  return nodes(table["fields"]).flatMap((field) => {
    const value = field["value"];
    return isNode(value) ? (textOf(value) ?? []) : [];
  });
}

/** What a text says; undefined of anything else. Escapes stay: names have none. */
function textOf(node: Node): string | undefined {
  if (node.type !== "StringLiteral") return undefined;
  const raw = String(node["raw"]);
  return /^["']/.test(raw) ? raw.slice(1, -1) : raw.replace(/^\[=*\[|\]=*\]$/g, "");
}

function nodes(value: unknown): readonly Node[] {
  if (!Array.isArray(value)) return [];
  const list: unknown[] = value;
  return list.filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
