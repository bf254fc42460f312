/**
 * TypeScriptToLua writes `for (let i = 0; i < n; i++)` as a `while` loop and `for (const x of list)` with `ipairs`.
 * Lua's own counting loop does both with a third of the work, most of all on MoonSharp. No line moves.
 */
import { inserting, replacing, type Edit } from "./edits";
import { resolveNames, type Variable } from "./names";
import { globalName, walk, type Node } from "./syntax";

// k < n is k <= n - MARGIN for whole numbers, and for all others but those just above a whole number.
const MARGIN = 1e-6;

/** The edits that turn the loops of a parsed chunk into counting ones, where nothing but the speed changes. */
export function countLoops(source: string, chunk: Node): Edit[] {
  const names = resolveNames(chunk);
  const edits: Edit[] = [];
  // Where a loop begins at the counter of the one around it, and that counts one further, it stays as it is.
  const add = (more: readonly Edit[]): void => {
    if (!more.some((edit) => edits.some((other) => overlap(edit, other)))) edits.push(...more);
  };
  walk(chunk, (node) => {
    if (node.type === "DoStatement") add(countWhile(source, node, names));
    else if (node.type === "ForGenericStatement") add(countList(source, node));
  });
  return edits;
}

function overlap(one: Edit, other: Edit): boolean {
  return one.from < other.to && other.from < one.to;
}

/** `do local k = A while k < n do ... k = k + 1 end end`, or with <=, where neither k nor n changes otherwise. */
function countWhile(source: string, node: Node, names: ReadonlyMap<Node, Variable>): Edit[] {
  const [first, loop, ...rest] = node["body"] as Node[];
  if (first?.type !== "LocalStatement" || loop?.type !== "WhileStatement" || rest.length > 0) return [];
  const [name, ...others] = first["variables"] as Node[];
  const counter = names.get(name);
  const start = counter?.init;
  if (others.length > 0 || counter === undefined || start === undefined) return [];
  const limit = limitOf(loop, counter, names);
  const body = loop["body"] as Node[];
  const step = body[body.length - 1];
  if (limit === undefined || counter.writes !== 1 || step === undefined || !isStep(step, counter, names))
    return [];
  if (body.some((one) => one.type === "LabelStatement")) return [];
  if (counter.uses.some((use) => use.home !== counter.home)) return [];
  const text = (of: Node): string => source.slice(...of.range);
  if (text(first).includes("\n")) return [];
  const condition = loop["condition"] as Node;
  const inner = counter.uses.filter((use) => use.parent !== condition && !within(use.node, step));
  const shifted = inner.length > 0 && inner.every((use) => isPlusOne(use.parent, use.node));
  const from = shifted ? plus(start, text(start), 1) : text(start);
  const to =
    condition["operator"] === "<="
      ? shifted
        ? plus(limit, text(limit), 1)
        : text(limit)
      : last(limit, text(limit), shifted, names);
  const [begin, end] = node.range;
  const edits = [
    // The block around the loop was there for the counter.
    { from: begin, to: begin + "do".length, text: "" },
    { from: end - "end".length, to: end, text: "" },
    replacing(first, ""),
    { from: loop.range[0], to: condition.range[1], text: `for ${text(name)} = ${from}, ${to}` },
    replacing(step, ""),
  ];
  // As long as what it replaces, so that what follows on the line stays in its column.
  for (const { parent } of shifted ? inner : [])
    edits.push(replacing(parent, text(name).padEnd(parent.range[1] - parent.range[0])));
  return edits;
}

/** What the loop counts up to: a number, or a variable that nothing changes. */
function limitOf(loop: Node, counter: Variable, names: ReadonlyMap<Node, Variable>): Node | undefined {
  const condition = loop["condition"] as Node;
  if (condition.type !== "BinaryExpression") return undefined;
  if (condition["operator"] !== "<" && condition["operator"] !== "<=") return undefined;
  if (names.get(condition["left"] as Node) !== counter) return undefined;
  const limit = condition["right"] as Node;
  return limit.type === "NumericLiteral" || names.get(limit)?.writes === 0 ? limit : undefined;
}

function isStep(node: Node, counter: Variable, names: ReadonlyMap<Node, Variable>): boolean {
  if (node.type !== "AssignmentStatement") return false;
  const [target, ...targets] = node["variables"] as Node[];
  const [value] = node["init"] as Node[];
  if (targets.length > 0 || names.get(target) !== counter) return false;
  return value.type === "BinaryExpression" && isPlusOne(value, value["left"] as Node)
    ? names.get(value["left"] as Node) === counter
    : false;
}

function isPlusOne(sum: Node, left: Node): boolean {
  if (sum.type !== "BinaryExpression" || sum["operator"] !== "+" || sum["left"] !== left) return false;
  const right = sum["right"] as Node;
  return right.type === "NumericLiteral" && right["value"] === 1;
}

function within(node: Node, outer: Node): boolean {
  return node.range[0] >= outer.range[0] && node.range[1] <= outer.range[1];
}

function plus(node: Node, text: string, more: number): string {
  if (node.type === "NumericLiteral") return String((node["value"] as number) + more);
  return `${node.type === "Identifier" ? text : `(${text})`} + ${more}`;
}

function last(limit: Node, text: string, shifted: boolean, names: ReadonlyMap<Node, Variable>): string {
  const init = names.get(limit)?.init;
  const whole =
    (init?.type === "UnaryExpression" && init["operator"] === "#") ||
    (limit.type === "NumericLiteral" && Number.isInteger(limit["value"]));
  if (whole) return shifted ? text : plus(limit, text, -1);
  return `${text} + ${shifted ? 1 - MARGIN : -MARGIN}`;
}

/** `for ____, x in ipairs(LIST) do ... end`: the list is asked for its length once, before the first turn. */
function countList(source: string, node: Node): Edit[] {
  const [index, name, ...others] = node["variables"] as Node[];
  const [call, ...iterators] = node["iterators"] as Node[];
  if (name === undefined || others.length > 0 || iterators.length > 0 || index["name"] !== "____") return [];
  if (call.type !== "CallExpression" || globalName(call["base"]) !== "ipairs") return [];
  const [list, ...more] = call["arguments"] as Node[];
  if (list === undefined || more.length > 0 || grows(source, node, list)) return [];
  const item = name["name"] as string;
  const begin = node.range[0];
  return [
    { from: begin, to: list.range[0], text: "do local ____l = ".padEnd(list.range[0] - begin) },
    {
      from: list.range[1],
      to: call.range[1],
      text: `${source.slice(list.range[1], call.range[1] - 1)} for ____i = 1, #____l`,
    },
    // Right after the `do` of the loop.
    inserting(source.indexOf("do", call.range[1]) + 2, ` local ${item} = ____l[____i]`),
    inserting(node.range[1], " end"),
  ];
}

/** Whether the body of a loop could lengthen the list: it names it, or calls what might, and goes on. */
function grows(source: string, loop: Node, list: Node): boolean {
  const text = source.slice(...list.range);
  let found = false;
  for (const statement of loop["body"] as Node[])
    walk(statement, (node) => {
      if (node.type === "ReturnStatement") return false;
      const calls = node.type === "CallExpression" && globalName(node["base"]) !== "ipairs";
      if (calls || source.slice(...node.range) === text) found = true;
      return !found;
    });
  return found;
}
