/** Expressions whose result on MoonSharp is not Lua's. */
import { finding, globalMember, literal, walk, type Finding, type Node } from "./syntax";

function isNegativeLiteral(node: Node): boolean {
  if (node.type === "UnaryExpression" && node["operator"] === "-") return true;
  return node.type === "NumericLiteral" && (node["value"] as number) < 0;
}

function isText(node: Node): boolean {
  if (node.type === "StringLiteral" || node.type === "NumericLiteral") return true;
  if (node.type === "BinaryExpression") return node["operator"] === "..";
  const base = node.type === "CallExpression" ? (node["base"] as Node) : undefined;
  return base?.type === "Identifier" && base["name"] === "tostring";
}

/** `string.format` fails on MoonSharp where `%s` meets nil, a boolean or a table. */
function badFormat(call: Node): Finding | undefined {
  const member = globalMember(call["base"]);
  if (member?.[0] !== "string" || member[1] !== "format") return undefined;
  const [format, ...values] = call["arguments"] as Node[];
  const text = literal(format);
  if (text === undefined) return undefined;
  const directives = [...text.matchAll(/%[-+ #0]*\d*(?:\.\d*)?([a-zA-Z%])/g)]
    .map((match) => match[1])
    .filter((d) => d !== "%");
  const bad = directives.some((d, i) => d === "s" && values[i] !== undefined && !isText(values[i]));
  return bad ? finding(call, "string.format with %s of something that is not tostring(...)") : undefined;
}

/** Expressions whose result in MoonSharp is another: `%` with a negative divisor, `%s` of what may be no string. */
export function trapExpressions(chunk: Node): Finding[] {
  const found: Finding[] = [];
  walk(chunk, (node) => {
    if (
      node.type === "BinaryExpression" &&
      node["operator"] === "%" &&
      isNegativeLiteral(node["right"] as Node)
    )
      found.push(finding(node, "% with a negative divisor (MoonSharp gives another result)"));
    const format = node.type === "CallExpression" ? badFormat(node) : undefined;
    if (format !== undefined) found.push(format);
  });
  return found;
}
