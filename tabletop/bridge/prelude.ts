import CLASSES from "./classes.lua";
import BODY from "./prelude.lua";
import FOREIGN from "./foreign.lua";
import SCRIPTS from "./scripts.lua";
import VECTORS from "./vectors.lua";

/** What the prelude must know of the table: which names exist, and of what kind each is. */
export interface Names {
  /** `name` or `Table.name`. */
  functions: readonly string[];
  /** Fields of tables: `Table.name`. */
  fields: readonly string[];
  objectMethods: readonly string[];
  objectFields: readonly string[];
  /** Members of some objects that have members themselves: nil on others. */
  behaviours: readonly string[];
  playerMethods: readonly string[];
  playerFields: readonly string[];
  /** Constants by `Table.name`: integers. */
  constants: Readonly<Record<string, number>>;
}

/** The host function that Lua asks; it is taken out of the globals before the script runs. */
export const ASK = "__ask";

const quoted = (text: string): string => JSON.stringify(text);
const list = (names: readonly string[]): string => `{${names.map(quoted).join(",")}}`;

/**
 * Lua that a fresh engine runs before the script: Vector and Color, objects and players as values whose unknown
 * fields fail, the tables and functions of the table's names, and what the table calls (`__event`, `__call` ...).
 * Works in Lua 5.2 and MoonSharp; it needs the host function ASK. `scripts`: objects may have scripts too, and
 * names that are \`lacking\` are told of when they are used.
 */
export function preludeSource(names: Names, scripts = false, lacking: readonly string[] = []): string {
  const constants = Object.entries(names.constants).map(([path, number]) => `[${quoted(path)}]=${number}`);
  const tables: Readonly<Record<string, string>> = {
    OBJECT_METHODS: list(names.objectMethods),
    OBJECT_FIELDS: list(names.objectFields),
    PLAYER_METHODS: list(names.playerMethods),
    PLAYER_FIELDS: list(names.playerFields),
    FUNCTIONS: list(names.functions),
    FIELDS: list(names.fields),
    CONSTANTS: `{${constants.join(",")}}`,
    LACKING: list(lacking),
    BEHAVIOURS: list(names.behaviours),
  };
  const source = CLASSES + BODY + (scripts ? VECTORS + FOREIGN + SCRIPTS : "");
  return source.replace(/\b[A-Z_]+\b/g, (word) => tables[word] ?? word);
}
