/** The part of luaparse that the checks use; the package brings no types of its own. */
declare module "luaparse" {
  export interface Node {
    type: string;
    range: [number, number];
    loc: { start: { line: number; column: number }; end: { line: number; column: number } };
    [field: string]: unknown;
  }
  export function parse(
    source: string,
    options: {
      luaVersion: "5.2";
      scope?: boolean;
      locations?: boolean;
      ranges?: boolean;
      comments?: boolean;
    },
  ): Node;
  const luaparse: { parse: typeof parse };
  export default luaparse;
}
