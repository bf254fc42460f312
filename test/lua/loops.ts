import { HEAD } from "./compile";

/** Programs of nested loops with `continue` and `break` wherever they may stand, drawn from a seed. */
export function loopPrograms(count: number, firstSeed: number): string {
  let seed = firstSeed;
  const below = (n: number): number => {
    seed = (seed * 16807) % 2147483647;
    return seed % n;
  };
  let names = 0;
  const name = (): string => `x${(names += 1)}`;
  const body = (depth: number, inLoop: boolean, visible: readonly string[]): string => {
    const vars = [...visible];
    const lines: string[] = [];
    for (let left = 1 + below(4); left > 0; left--) lines.push(statement(depth, inLoop, vars));
    return `{ ${lines.join(" ")} }`;
  };
  const statement = (depth: number, inLoop: boolean, vars: string[]): string => {
    const any = vars[below(vars.length)] ?? "t";
    const next = name();
    const inner = (): string => body(depth - 1, true, [...vars, next]);
    switch (below(depth > 0 ? 10 : 4)) {
      case 0:
        vars.push(next);
        return `const ${next} = (${any} + ${below(9)}) % 97;`;
      case 1:
        return inLoop ? `if ((${any} + t) % ${2 + below(3)} === 0) continue;` : `t = (t + ${any}) % 1009;`;
      case 2:
        return inLoop ? `if (${any} % 7 === 6) break;` : `t = (t * 3 + 1) % 1009;`;
      case 3:
        return `t = (t * 2 + ${any}) % 1009;`;
      case 4:
        return `if (${any} % 2 === 0) ${body(depth - 1, inLoop, vars)} else ${body(depth - 1, inLoop, vars)}`;
      case 5:
        return `for (let ${next} = 0; ${next} < ${1 + below(4)}; ${next}++) ${inner()}`;
      case 6:
        return `for (let ${next} = 0; ${next} < 3; ) { ${next} += 1; ${inner()} }`;
      case 7:
        return `for (const ${next} of [1, 2, 3]) ${inner()}`;
      case 8:
        return `switch (${any} % 3) { case 0: t += 1; break; case 1: { ${inLoop ? "continue;" : "break;"} } default: t += 2; }`;
      default:
        return `{ let ${next} = 0; do { ${next} += 1; ${inner()} } while (${next} < 3); }`;
    }
  };
  const programs: string[] = [];
  for (let i = 0; i < count; i++)
    programs.push(`out("loops${i}", (a) => { let t = a.length; ${body(4, false, ["t"])} return "" + t; });`);
  return HEAD + programs.join("\n");
}
