import ts from "typescript";

/** The members of a union, or the type itself; type parameters count as what they extend. */
function parts(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const base = checker.getBaseConstraintOfType(type) ?? type;
  return base.isUnion() ? base.types : [base];
}

/** Whether a value of the type may have one of the flags. */
export function mayBe(checker: ts.TypeChecker, type: ts.Type, flags: ts.TypeFlags): boolean {
  return parts(checker, type).some((part) => (part.flags & flags) !== 0);
}

/** Whether a value may be 0, NaN or "": false in JavaScript, true in Lua. */
export function mayBeZeroOrEmpty(checker: ts.TypeChecker, type: ts.Type): boolean {
  return parts(checker, type).some((part) => {
    if (part.isStringLiteral() || part.isNumberLiteral()) return part.value === 0 || part.value === "";
    if (part.isIntersection()) return part.types.some((one) => mayBeZeroOrEmpty(checker, one));
    return (part.flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.StringLike | ts.TypeFlags.BigIntLike)) !== 0;
  });
}

export function isString(checker: ts.TypeChecker, type: ts.Type): boolean {
  return mayBe(checker, type, ts.TypeFlags.StringLike);
}

/** Whether a place of the type may hold undefined or null. */
export function mayBeNothing(checker: ts.TypeChecker, type: ts.Type): boolean {
  return mayBe(checker, type, ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void);
}

export function isArray(checker: ts.TypeChecker, type: ts.Type): boolean {
  return parts(checker, type).every((part) => checker.isArrayType(part) || checker.isTupleType(part));
}

/** The type of the elements of an array, undefined for anything else. */
export function elementOf(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  return isArray(checker, type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
}

/** Whether the type is an Error or a class that extends it. */
export function isError(checker: ts.TypeChecker, type: ts.Type): boolean {
  return parts(checker, type).every((part) => {
    if (part.symbol?.name === "Error") return true;
    return (
      part.isClassOrInterface() && (checker.getBaseTypes(part) ?? []).some((base) => isError(checker, base))
    );
  });
}
