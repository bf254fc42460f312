const BEGIN = /^__bundle_register\("([^"]+)", function\([\w, ]*\)\s*$/;
const END = /^return __bundle_require\(/;

/** Which module of a script that luabundle made a line is in, and which line of that; undefined for what is between. */
export function moduleLines(
  source: string,
): ((line: number) => { file: string; line: number } | undefined) | undefined {
  if (!source.includes("__bundle_register(")) return undefined;
  const begins: { line: number; name: string | undefined }[] = [];
  for (const [i, text] of source.split("\n").entries()) {
    const name = BEGIN.exec(text)?.[1];
    if (name !== undefined || END.test(text)) begins.push({ line: i + 1, name });
  }
  return (line) => {
    const begin = begins.filter((one) => one.line < line).at(-1);
    return begin?.name === undefined ? undefined : { file: begin.name, line: line - begin.line };
  };
}
