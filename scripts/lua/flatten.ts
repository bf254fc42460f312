/**
 * One table for what all modules export. The compiler gives each module a table of its own, and a local to each module
 * that asks for it: MoonSharp makes a dozen objects of every such line before anything runs.
 */
import { inserting, replacing, type Edit } from "./edits";
import { keyOf, LIBRARY, modulesOf, type Module } from "./modules";
import { resolveNames, type Use, type Variable } from "./names";
import { needlessImports } from "./order";
import { parseLua, type Node } from "./syntax";

/** What the table is called until names are shortened. */
export const EXPORTS = "____all";

/**
 * The edits that put what sealed modules export into one table, under names that no two modules share, and leave out
 * each `require` of what is loaded by then. None for what is no whole bundle of the compiler's. No line moves.
 */
export function flattenEdits(source: string): Edit[] {
  const chunk = parseLua(source, false);
  const [table, entry] = frameOf(chunk);
  const modules = modulesOf(chunk, resolveNames(chunk));
  const library = modules.find(({ key }) => key["raw"] === LIBRARY);
  if (table === undefined || entry === undefined || library === undefined) return [];
  const imports = importStatements(modules);
  const isFlat = ({ isSealed, importers }: Module): boolean =>
    isSealed && importers.every(({ init }) => init !== undefined && imports.has(init));
  const needless = needlessImports(modules);
  const edits = [
    inserting(table.range[1], `,${EXPORTS}`),
    inserting(entry.range[0], `${EXPORTS} = require(${LIBRARY}) `),
  ];
  /** What holds a module's exports is gone, and its fields are the table's. */
  const flatten = (variable: Variable, mark: string): void => {
    const statement = imports.get(variable.init as Node);
    for (const use of variable.uses) edits.push(...renamed(use, mark));
    if (statement === undefined) return;
    const [from, end] = statement.range;
    // The library is there before any module is asked for; what is still to be loaded stays as a bare call.
    const isLoaded = mark === "" || needless.has(statement);
    edits.push({ from, to: isLoaded ? end : (variable.init as Node).range[0], text: "" });
  };
  for (const variable of library.importers) flatten(variable, "");
  modules.filter(isFlat).forEach((module, i) => {
    for (const variable of module.importers) flatten(variable, `_${i}`);
    if (module.exports !== undefined) edits.push(...ownEdits(module.exports, module, `_${i}`));
  });
  return edits;
}

/** A module's own table goes, and what it puts there goes into the one of all. */
function ownEdits(exports: Variable, { body }: Module, mark: string): Edit[] {
  const made = body.find((statement) => (statement["init"] as Node[] | undefined)?.[0] === exports.init);
  const gone = [made, body.at(-1)].filter((statement) => statement !== undefined);
  return [
    ...gone.map((statement) => replacing(statement, "")),
    ...exports.uses.flatMap((use) => renamed(use, mark)),
  ];
}

/** `module.field` becomes a field of the one table; `return module`, which has gone, stays out of it. */
function renamed({ node, parent }: Use, mark: string): Edit[] {
  if (parent.type !== "MemberExpression") return [];
  return [replacing(node, EXPORTS), inserting((parent["identifier"] as Node).range[1], mark)];
}

/** The name of the table of modules where it is declared, and the statement that begins the bundle. */
function frameOf(chunk: Node): [Node | undefined, Node | undefined] {
  const body = chunk["body"] as Node[];
  const named = (name: string): Node | undefined =>
    body.find(
      ({ type, variables }) => type === "LocalStatement" && (variables as Node[])[0]["name"] === name,
    );
  return [(named("____modules")?.["variables"] as Node[] | undefined)?.[0], named("____entry")];
}

/** By the call of `require`: the statement at the top level of a module that gives its value a name. */
function importStatements(modules: readonly Module[]): Map<Node, Node> {
  const found = new Map<Node, Node>();
  for (const { body } of modules)
    for (const statement of body) {
      const [init, more] = (statement.type === "LocalStatement" ? statement["init"] : []) as Node[];
      if (more === undefined && keyOf(init) !== undefined) found.set(init, statement);
    }
  return found;
}
