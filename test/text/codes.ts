/** Reads off the sources which refusal codes they make, with which parameters. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as ts from "typescript";

/** One place that refuses. */
export interface Site {
  readonly code: string;
  readonly params: readonly string[];
  readonly where: string;
}

export interface Scan {
  readonly sites: readonly Site[];
  /** What `text.missing` and `text.unknown` may name as expected. */
  readonly expected: ReadonlySet<string>;
  /** Calls that could not be understood. */
  readonly unclear: readonly string[];
}

/** Calls whose last string names what a reader expects, and the functions that hand it on. */
const READERS = new Set(["readWord", "readId", "readIds", "readList", "readOneOf", "unknownNext"]);
/** The functions that hand on a code that their caller names, or an expectation. */
const WRAPPERS = new Set(["refuse", "breach", ...READERS]);

/** What a file has that refuses or names what is expected: few do. */
const CALL = new RegExp(`\\b(${[...READERS, ...WRAPPERS].join("|")})\\(`);

/** Scans all files below a folder, but for those below another one. */
export function scanCodes(root: string, but?: string): Scan {
  const scan = { sites: [] as Site[], expected: new Set<string>(), unclear: [] as string[] };
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".ts")) continue;
    const path = join(entry.parentPath, entry.name);
    if (but !== undefined && path.startsWith(but)) continue;
    const text = readFileSync(path, "utf8");
    if (!CALL.test(text)) continue;
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    visit(file, file, scan);
  }
  return scan;
}

type Draft = { sites: Site[]; expected: Set<string>; unclear: string[] };

function visit(node: ts.Node, file: ts.SourceFile, scan: Draft): void {
  if (ts.isFunctionDeclaration(node) && node.name !== undefined && WRAPPERS.has(node.name.text)) return;
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) readCall(node, file, scan);
  ts.forEachChild(node, (child) => {
    visit(child, file, scan);
  });
}

function readCall(call: ts.CallExpression, file: ts.SourceFile, scan: Draft): void {
  const name = (call.expression as ts.Identifier).text;
  const line = file.getLineAndCharacterOfPosition(call.getStart()).line + 1;
  const where = `${file.fileName}:${line}`;
  if (READERS.has(name)) {
    const literals = call.arguments.filter((a) => ts.isStringLiteral(a));
    if (literals.length === 1) scan.expected.add(literals[0].text);
    else scan.unclear.push(where);
  }
  if (name !== "refuse" && name !== "breach") return;
  const [codes, params] = name === "refuse" ? call.arguments : call.arguments.slice(1);
  const prefix = name === "refuse" ? "" : "position.";
  const names = readParams(params, file, scan);
  if (
    names === undefined ||
    !readCodes(codes, (code) => scan.sites.push({ code: prefix + code, params: names, where }))
  )
    scan.unclear.push(where);
}

/** A code is a literal, or one of two. */
function readCodes(node: ts.Expression, found: (code: string) => void): boolean {
  if (ts.isStringLiteral(node)) found(node.text);
  else if (ts.isConditionalExpression(node))
    return readCodes(node.whenTrue, found) && readCodes(node.whenFalse, found);
  else return false;
  return true;
}

/** The names in a literal object, written there or in a constant of the same file. */
function readParams(node: ts.Expression | undefined, file: ts.SourceFile, scan: Draft): string[] | undefined {
  if (node === undefined) return [];
  if (ts.isIdentifier(node)) return readParams(constantOf(node.text, file), file, scan);
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const names: string[] = [];
  for (const p of node.properties) {
    if (p.name === undefined || !ts.isIdentifier(p.name)) return undefined;
    names.push(p.name.text);
    if (p.name.text === "expected" && ts.isPropertyAssignment(p) && ts.isStringLiteral(p.initializer))
      scan.expected.add(p.initializer.text);
  }
  return names;
}

function constantOf(name: string, file: ts.SourceFile): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name)
      found = node.initializer;
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}
