import { readFileSync } from "node:fs";
import ts from "typescript";

const FOLDER = "tabletop/declared";
/** What a strict table has, and what else is documented. */
export const ALL = ["globals.d.ts", "objects.d.ts", "handlers.d.ts", "more.d.ts", "more-objects.d.ts"];

export interface Declared {
  /** What is between its name and its end: `(id: number): boolean` of a function, `: string` of a field. */
  text: string;
  /** The names of a function's parameters with their types; undefined of a field. */
  params: readonly { name: string; type: string }[] | undefined;
}

/** What a script writes before the members of an interface, where no `declare const` says it. */
const OF: Readonly<Record<string, string | undefined>> = {
  TtsObject: "object",
  TtsPlayer: "player",
  TtsHandlers: "event",
  TtsRequest: "request",
  TtsComponent: "component",
  TtsGameObject: "gameobject",
  TtsMaterial: "material",
  TtsVector: "vector",
  TtsColor: "color",
  JSON: "JSON",
};

/** All that files declare, by what a script writes: `log`, `UI.show`, `object.getName`, `object.Book.getPage`. */
export function declared(files: readonly string[]): Map<string, Declared> {
  const text = files.map((file) => readFileSync(`${FOLDER}/${file}`, "utf8")).join("\n");
  const source = ts.createSourceFile("declared.d.ts", text, ts.ScriptTarget.ES2022, true);
  const of = new Map(Object.entries(OF));
  const found = new Map<string, Declared>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement)) found.set(statement.name?.text ?? "", shown(source, statement));
    if (ts.isModuleDeclaration(statement)) inNamespace(source, statement, found);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, type } of statement.declarationList.declarations) {
      if (type === undefined) continue;
      if (ts.isUnionTypeNode(type)) found.set(name.getText(source), shown(source, callableOf(type)));
      else of.set(interfaceName(source, type), name.getText(source));
    }
  }
  for (const statement of source.statements) {
    if (!ts.isInterfaceDeclaration(statement)) continue;
    const path = of.get(statement.name.text) ?? partOf(source, statement.name.text);
    if (path === undefined) continue;
    for (const member of statement.members)
      if (member.name !== undefined && (ts.isMethodSignature(member) || ts.isPropertySignature(member)))
        found.set(`${path}.${member.name.getText(source)}`, shown(source, member));
  }
  return found;
}

/** What a namespace declares, with its name before it. */
function inNamespace(
  source: ts.SourceFile,
  { name, body }: ts.ModuleDeclaration,
  found: Map<string, Declared>,
): void {
  if (body === undefined || !ts.isModuleBlock(body)) return;
  for (const one of body.statements) {
    if (ts.isFunctionDeclaration(one)) found.set(`${name.text}.${one.name?.text ?? ""}`, shown(source, one));
    if (!ts.isVariableStatement(one)) continue;
    for (const { name: field, type } of one.declarationList.declarations)
      found.set(`${name.text}.${field.getText(source)}`, {
        text: `: ${type?.getText(source) ?? "unknown"}`,
        params: undefined,
      });
  }
}

/** The function in a type of one that may be missing. */
function callableOf(type: ts.UnionTypeNode): ts.FunctionTypeNode {
  for (const one of type.types) {
    const inner = ts.isParenthesizedTypeNode(one) ? one.type : one;
    if (ts.isFunctionTypeNode(inner)) return inner;
  }
  throw new Error(`${type.getText()} is no function`);
}

function interfaceName(source: ts.SourceFile, type: ts.TypeNode): string {
  return (ts.isIntersectionTypeNode(type) ? type.types[0] : type).getText(source);
}

/** `object.Book` of the interface of that part of an object. */
function partOf(source: ts.SourceFile, name: string): string | undefined {
  const part = name.replace(/^Tts/, "");
  return source.text.includes(`readonly ${part}: ${name} | undefined;`) ? `object.${part}` : undefined;
}

type Signature = ts.FunctionDeclaration | ts.FunctionTypeNode | ts.MethodSignature | ts.PropertySignature;

function shown(source: ts.SourceFile, node: Signature): Declared {
  const typeText = (type: ts.TypeNode | undefined): string =>
    (type?.getText(source) ?? "unknown")
      .replace(/\/\*.*?\*\//gs, "")
      .replace(/\s+/g, " ")
      .replace(/\bthis: \w+(?:, )?/g, "")
      .replace(/\( /g, "(")
      .replace(/,? \)/g, ")");
  if (ts.isPropertySignature(node)) return { text: `: ${typeText(node.type)}`, params: undefined };
  const given = node.parameters.filter((one) => one.name.getText(source) !== "this");
  const list = given.map((one) => {
    const name = one.name.getText(source);
    return { name, type: typeText(one.type), shown: `${name}${one.questionToken === undefined ? "" : "?"}` };
  });
  const inner = list.map((one) => `${one.shown}: ${one.type}`).join(", ");
  return {
    text: `(${inner}): ${typeText(node.type)}`,
    params: list.map(({ name, type }) => ({ name, type })),
  };
}
