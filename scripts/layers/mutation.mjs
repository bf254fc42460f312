import ts from "typescript";

const CHANGERS = new Set(
  "push pop shift unshift splice sort reverse fill copyWithin set add delete clear".split(" "),
);

/**
 * Finds top-level constants that functions of the same file change. Filling a table while the module
 * loads is no mutation: whoever imports it never sees it change.
 * @param {ts.SourceFile} file @returns {{ name: string, node: ts.Node }[]}
 */
export function findMutations(file) {
  const tables = topLevelConstants(file);
  /** @type {{ name: string, node: ts.Node }[]} */
  const found = [];
  /** @param {ts.Node} node @param {boolean} inFunction */
  const visit = (node, inFunction) => {
    const target = inFunction ? changedBy(node) : undefined;
    const name = target === undefined ? undefined : root(target);
    if (name !== undefined && tables.has(name.text) && !isShadowed(name, file)) {
      found.push({ name: name.text, node });
    }
    ts.forEachChild(node, (child) => visit(child, inFunction || ts.isFunctionLike(node)));
  };
  if (tables.size > 0) visit(file, false);
  return found;
}

/** @param {ts.SourceFile} file @returns {Set<string>} */
function topLevelConstants(file) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const d of statement.declarationList.declarations) {
      if (ts.isIdentifier(d.name) && d.initializer !== undefined) names.add(d.name.text);
    }
  }
  return names;
}

/** @param {ts.Node} node @returns {ts.Expression | undefined} What this very node changes the inside of */
function changedBy(node) {
  if (ts.isBinaryExpression(node)) {
    const op = node.operatorToken.kind;
    return op >= ts.SyntaxKind.FirstAssignment && op <= ts.SyntaxKind.LastAssignment
      ? inside(node.left)
      : undefined;
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const op = node.operator;
    return op === ts.SyntaxKind.PlusPlusToken || op === ts.SyntaxKind.MinusMinusToken
      ? inside(node.operand)
      : undefined;
  }
  if (ts.isDeleteExpression(node)) return inside(node.expression);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    return CHANGERS.has(node.expression.name.text) ? node.expression.expression : undefined;
  }
  return undefined;
}

/** @param {ts.Expression} node @returns {ts.Expression | undefined} */
function inside(node) {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
    ? node.expression
    : undefined;
}

/** @param {ts.Expression} node @returns {ts.Identifier | undefined} The name at the left end of a.b[c].d */
function root(node) {
  if (ts.isIdentifier(node)) return node;
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return root(node.expression);
  if (ts.isNonNullExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) {
    return root(node.expression);
  }
  return undefined;
}

/** @param {ts.Identifier} name @param {ts.SourceFile} file Whether a parameter or local of the same name hides it */
function isShadowed(name, file) {
  for (let scope = name.parent; scope !== file; scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.some((p) => binds(p.name, name.text))) return true;
    const list = ts.isForStatement(scope) || ts.isForOfStatement(scope) ? scope.initializer : undefined;
    if (list !== undefined && ts.isVariableDeclarationList(list) && declares(list, name.text)) return true;
    if (!ts.isBlock(scope)) continue;
    for (const s of scope.statements) {
      if (ts.isVariableStatement(s) && declares(s.declarationList, name.text)) return true;
    }
  }
  return false;
}

/** @param {ts.VariableDeclarationList} list @param {string} name */
function declares(list, name) {
  return list.declarations.some((d) => binds(d.name, name));
}

/** @param {ts.BindingName} binding @param {string} name @returns {boolean} */
function binds(binding, name) {
  if (ts.isIdentifier(binding)) return binding.text === name;
  return binding.elements.some((e) => ts.isBindingElement(e) && binds(e.name, name));
}
