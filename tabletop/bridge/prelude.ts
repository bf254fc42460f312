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
  return (
    CLASSES +
    BODY.replace("OBJECT_METHODS", () => list(names.objectMethods))
      .replace("OBJECT_FIELDS", () => list(names.objectFields))
      .replace("PLAYER_METHODS", () => list(names.playerMethods))
      .replace("PLAYER_FIELDS", () => list(names.playerFields))
      .replace("= FUNCTIONS", () => `= ${list(names.functions)}`)
      .replace("= FIELDS", () => `= ${list(names.fields)}`)
      .replace("CONSTANTS", () => `{${constants.join(",")}}`) +
    (scripts ? foreignSource(names, lacking) : "")
  );
}

function foreignSource(names: Names, lacking: readonly string[]): string {
  return (
    VECTORS +
    FOREIGN.replace("= LACKING", () => `= ${list(lacking)}`)
      .replace("= BEHAVIOURS", () => `= ${list(names.behaviours)}`)
      .replace("OBJECT_METHODS", () => list(names.objectMethods))
      .replace("OBJECT_FIELDS", () => list(names.objectFields)) +
    SCRIPTS
  );
}
