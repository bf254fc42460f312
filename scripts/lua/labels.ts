/**
 * MoonSharp clears the local slots of a whole function at a label whose own block declares no local while a block
 * inside it does (moonsharp#309). TypeScriptToLua's `continue` makes such labels in every loop but `for ... of`.
 * A local at the head of the block keeps the slots.
 */
import { applyEdits, inserting } from "./edits";
import { blockOf, isFor, localsOf } from "./scopes";
import { children, finding, walk, type Finding, type Node } from "./syntax";

const GUARD = "local ____ms; ";

/** A block that holds a label and declares no local before it; loop variables of a `for` count as its locals. */
function isBare(node: Node, body: readonly Node[]): boolean {
  const label = body.findIndex((statement) => statement.type === "LabelStatement");
  if (label < 0 || isFor(node)) return false;
  return !body.slice(0, label).some((statement) => localsOf(statement) > 0);
}

function bareBlocks(chunk: Node): Node[][] {
  const found: Node[][] = [];
  walk(chunk, (node) => {
    const body = blockOf(node);
    if (body !== undefined && isBare(node, body)) found.push(body);
  });
  return found;
}

/** Puts a local at the head of each bare block, on the line where the block begins: no line moves. */
export function guardLabels(source: string, chunk: Node): string {
  const edits = bareBlocks(chunk).map((body) => inserting(body[0].range[0], GUARD));
  return applyEdits(source, edits);
}

/** What must not be in a bundle: bare blocks with labels, and a `goto` that leaves a `for` (host crash). */
export function badLabels(chunk: Node): Finding[] {
  const found = bareBlocks(chunk).map((body) =>
    finding(body[0], "label in a block without a local before it"),
  );
  const leaves = (node: Node, inside: readonly Set<string>[]): void => {
    if (node.type === "GotoStatement") {
      const name = (node["label"] as Node)["name"] as string;
      const here = inside[inside.length - 1];
      if (here !== undefined && !here.has(name)) found.push(finding(node, "goto out of a for loop"));
      return;
    }
    let stack = node.type === "FunctionDeclaration" ? [] : inside;
    if (isFor(node)) stack = [...stack, labelsWithin(node)];
    for (const child of children(node)) leaves(child, stack);
  };
  leaves(chunk, []);
  return found;
}

function labelsWithin(loop: Node): Set<string> {
  const names = new Set<string>();
  walk(loop, (node) => {
    if (node.type === "LabelStatement") names.add((node["label"] as Node)["name"] as string);
    return node.type !== "FunctionDeclaration";
  });
  return names;
}
