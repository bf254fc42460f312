import ts from "typescript";
import { findMutations } from "./mutation.mjs";

/**
 * @typedef {{ line: number, text: string }} Found
 * @typedef {object} Import
 * @property {string} spec What is written between the quotes
 * @property {number} line
 * @property {boolean} typeOnly Gone at run time
 * @property {string[]} names Exported names it takes; "*" for all of them
 * @property {boolean} star Whether it passes everything on: export * from
 *
 * @typedef {object} Facts What the rules need to know of a file
 * @property {string} path
 * @property {number} lines
 * @property {Import[]} imports
 * @property {{ name: string, line: number, isType: boolean }[]} exports
 * @property {Set<string>} used Names that occur in the file outside their own export
 * @property {Found[]} variables Top-level let and var
 * @property {Found[]} mutated Top-level tables changed by a function
 * @property {Found[]} ambient Names declared to exist elsewhere, and type packages referred to
 * @property {Found[]} strings Texts of exactly six characters
 */

/**
 * Reads one file of TypeScript or JavaScript.
 * @param {string} path @param {string} text @returns {Facts}
 */
export function parse(path, text) {
  const kind = path.endsWith("ts") ? ts.ScriptKind.TS : ts.ScriptKind.JS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, kind);
  /** @param {ts.Node | number} at */
  const lineOf = (at) =>
    file.getLineAndCharacterOfPosition(typeof at === "number" ? at : at.getStart(file)).line + 1;
  /** @type {Facts} */
  const facts = {
    path,
    lines: text === "" ? 0 : text.split("\n").length - (text.endsWith("\n") ? 1 : 0),
    imports: [],
    exports: [],
    used: new Set(),
    variables: [],
    mutated: findMutations(file).map((m) => ({ line: lineOf(m.node), text: m.name })),
    ambient: file.typeReferenceDirectives.map((r) => ({ line: lineOf(r.pos), text: r.fileName })),
    strings: [],
  };
  for (const statement of file.statements) readStatement(statement, facts, lineOf);
  walk(file, facts, lineOf);
  return facts;
}

/** @param {ts.Statement} node @param {Facts} facts @param {(n: ts.Node) => number} lineOf */
function readStatement(node, facts, lineOf) {
  const line = lineOf(node);
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    facts.imports.push({ spec: node.moduleSpecifier.text, line, star: false, ...readClause(node) });
  } else if (ts.isExportDeclaration(node)) {
    readExports(node, facts, line);
  } else if (ts.isExportAssignment(node)) {
    facts.exports.push({ name: "default", line, isType: false });
  } else {
    readDeclaration(node, facts, lineOf);
  }
}

/** @param {ts.Statement} node @param {Facts} facts @param {(n: ts.Node) => number} lineOf */
function readDeclaration(node, facts, lineOf) {
  const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  /** @param {ts.SyntaxKind} kind */
  const has = (kind) => modifiers.some((m) => m.kind === kind);
  /** @type {ts.Node[]} */
  const names = [];
  if (ts.isVariableStatement(node)) {
    for (const d of node.declarationList.declarations) names.push(...boundNames(d.name));
    const isConst = (node.declarationList.flags & ts.NodeFlags.Const) !== 0;
    if (!isConst && !has(ts.SyntaxKind.DeclareKeyword)) {
      for (const n of names) facts.variables.push({ line: lineOf(n), text: n.getText() });
    }
  } else if ("name" in node && node.name !== undefined) {
    names.push(/** @type {ts.Node} */ (node.name));
  }
  if (has(ts.SyntaxKind.DeclareKeyword) && !isType) {
    for (const n of names) facts.ambient.push({ line: lineOf(n), text: n.getText() });
  }
  if (!has(ts.SyntaxKind.ExportKeyword)) return;
  if (has(ts.SyntaxKind.DefaultKeyword)) facts.exports.push({ name: "default", line: lineOf(node), isType });
  else for (const n of names) facts.exports.push({ name: n.getText(), line: lineOf(n), isType });
}

/** @param {ts.BindingName} name @returns {ts.Identifier[]} */
function boundNames(name) {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((e) => (ts.isBindingElement(e) ? boundNames(e.name) : []));
}

/** @param {ts.ImportDeclaration} node @returns {{ typeOnly: boolean, names: string[] }} */
function readClause(node) {
  const clause = node.importClause;
  if (clause === undefined) return { typeOnly: false, names: [] };
  const names = clause.name === undefined ? [] : ["default"];
  let typeOnly = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const bindings = clause.namedBindings;
  if (bindings !== undefined && ts.isNamespaceImport(bindings)) names.push("*");
  if (bindings !== undefined && ts.isNamedImports(bindings)) {
    names.push(...bindings.elements.map((e) => (e.propertyName ?? e.name).text));
    typeOnly ||=
      clause.name === undefined && names.length > 0 && bindings.elements.every((e) => e.isTypeOnly);
  }
  return { typeOnly, names };
}

/** @param {ts.ExportDeclaration} node @param {Facts} facts @param {number} line */
function readExports(node, facts, line) {
  const clause = node.exportClause;
  const list = clause !== undefined && ts.isNamedExports(clause) ? clause.elements : [];
  for (const e of list) facts.exports.push({ name: e.name.text, line, isType: false });
  if (clause !== undefined && ts.isNamespaceExport(clause)) {
    facts.exports.push({ name: clause.name.text, line, isType: false });
  }
  if (node.moduleSpecifier === undefined || !ts.isStringLiteral(node.moduleSpecifier)) return;
  const names = list.map((e) => (e.propertyName ?? e.name).text);
  if (clause !== undefined && ts.isNamespaceExport(clause)) names.push("*");
  const typeOnly = node.isTypeOnly || (list.length > 0 && list.every((e) => e.isTypeOnly));
  facts.imports.push({ spec: node.moduleSpecifier.text, line, typeOnly, names, star: clause === undefined });
}

/** @param {ts.Node} node @param {Facts} facts @param {(n: ts.Node) => number} lineOf */
function walk(node, facts, lineOf) {
  if (ts.isIdentifier(node) && !isOwnName(node)) facts.used.add(node.text);
  if (ts.isStringLiteralLike(node) && node.text.length === 6) {
    facts.strings.push({ line: lineOf(node), text: node.text });
  }
  const spec = dynamicSpec(node);
  if (spec !== undefined) {
    // A type taken from import("x") is gone at run time; a call of it is not.
    const typeOnly = ts.isImportTypeNode(node);
    facts.imports.push({ spec, line: lineOf(node), typeOnly, names: ["*"], star: false });
  }
  ts.forEachChild(node, (child) => walk(child, facts, lineOf));
}

/** @param {ts.Identifier} node Whether this is where the name is declared */
function isOwnName(node) {
  return "name" in node.parent && node.parent.name === node && ts.isStatement(node.parent);
}

/** @param {ts.Node} node @returns {string | undefined} */
function dynamicSpec(node) {
  if (ts.isCallExpression(node)) {
    const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const isRequire = ts.isIdentifier(node.expression) && node.expression.text === "require";
    const first = node.arguments.at(0);
    if ((isImport || isRequire) && first !== undefined && ts.isStringLiteralLike(first)) return first.text;
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const literal = node.argument.literal;
    if (ts.isStringLiteral(literal)) return literal.text;
  }
  return undefined;
}
