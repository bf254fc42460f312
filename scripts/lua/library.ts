/** What the compiler's library has for errors of other kinds than Error, which come along with that one. */
const KINDS = ["RangeError", "ReferenceError", "SyntaxError", "TypeError", "URIError"];
/** What makes one class of another. */
const EXTENDS = "__TS__ClassExtends";

/**
 * The compiler's library without the kinds of errors, and what makes one class of another, where no module asks for them:
 * the compiler takes both with each `Error`, a kilobyte of a script. What is written otherwise than by typescript-to-lua
 * 1.37 stays.
 */
export function withoutKinds(library: string, modules: readonly string[]): string {
  // Who asks for Error has all kinds as locals, used or not.
  const isAsked = (name: string): boolean => {
    const use = new RegExp(`(?<!^local |____lualib\\.)\\b${name}\\b`, "m");
    return modules.some((code) => use.test(code));
  };
  if ([...KINDS, EXTENDS].some(isAsked)) return library;
  const kinds = KINDS.join("|");
  return [
    new RegExp(`(?<=^local Error)(?:, (?:${kinds}))+`, "m"),
    /^ {4}local function createErrorClass\(self, name\)\n[^]*?^ {4}end\n/m,
    new RegExp(`^ {4}(?:${kinds}) = createErrorClass\\(nil, "\\w+"\\)\\n`, "gm"),
    new RegExp(`^local function ${EXTENDS}\\([^]*?^end\\n`, "m"),
    new RegExp(`^ {2}(${kinds}|${EXTENDS}) = \\1,?\\n`, "gm"),
  ].reduce((text, part) => text.replace(part, ""), library);
}
