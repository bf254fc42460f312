/** Functions of Lua that a bundle names often get a local: a global is looked up by its name each time. */
import type { Edit } from "./edits";
import { LIBRARIES } from "./globals";
import { globalMember, globalName, parseLua, walk, type Node } from "./syntax";

/** Lua's own functions that are globals; those of Tabletop Simulator stay as they are. */
const FUNCTIONS = ["ipairs", "next", "pairs", "select", "tonumber", "tostring", "type", "unpack"];
/** How many letters a short name has, as a rule, and those that a local for it takes: `,xyz` and `,name`. */
const SHORT = 3;

/**
 * The edits that give a local, at the beginning of a bundle, to what it names so often that this makes it shorter. No
 * line moves. `string.format` stays, and what it is given: the check of the bundle looks at it.
 */
export function nearbyEdits(source: string): Edit[] {
  const places = new Map<string, Node[]>();
  const chunk = parseLua(source);
  const note = (name: string, node: Node): false => {
    places.set(name, [...(places.get(name) ?? []), node]);
    return false;
  };
  walk(chunk, (node) => {
    const call = node.type === "CallExpression" ? globalMember(node["base"]) : undefined;
    if (call?.join(".") === "string.format") return false;
    const [base, member] = globalMember(node) ?? [globalName(node) ?? ""];
    if (member !== undefined)
      return Object.hasOwn(LIBRARIES, base) ? note(`${base}.${member}`, node) : undefined;
    return FUNCTIONS.includes(base) ? note(base, node) : undefined;
  });
  const worth = [...places].filter(
    ([name, { length }]) => length * (name.length - SHORT) > name.length + SHORT + 2,
  );
  if (worth.length === 0) return [];
  const local = (name: string): string => `____${name.replace(".", "_")}`;
  const names = worth.map(([name]) => name);
  return [
    { from: 0, to: 0, text: `local ${names.map(local).join(",")}=${names.join(",")} ` },
    ...worth.flatMap(([name, nodes]) =>
      nodes.map(({ range: [from, to] }) => ({ from, to, text: local(name) })),
    ),
  ];
}
