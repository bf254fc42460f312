import ts from "typescript";
import { HEAD } from "./compile";

/**
 * Programs of nested loops drawn from a seed: with `continue` and `break` wherever they may stand, over lists that
 * grow and lists that do not, up to limits that are whole, broken, or change on the way. Each is called by its
 * number: `loops0`, `loops1` ...
 */
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
    switch (below(depth > 0 ? 16 : 4)) {
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
      case 9:
        return `{ const l${next} = [${any}, 5, t % 11]; const n${next} = l${next}.length; for (let ${next} = 0; ${next} < n${next}; ${next}++) t = (t * 2 + l${next}[${next}]) % 1009; }`;
      case 10:
        return `{ const l${next} = [${any} % 13, 4]; for (const ${next} of l${next}) { if (l${next}.length < 5) l${next}.push(${next} + 1); ${inner()} } }`;
      case 11:
        return `{ const l${next} = [${any} % 13, 4]; const grow = () => { if (l${next}.length < 5) l${next}.push(t % 5); }; for (const ${next} of l${next}) { grow(); ${inner()} } }`;
      case 12:
        return `{ let n${next} = 2 + (${any} % 3); for (let ${next} = 0; ${next} < n${next}; ${next}++) { if (t % 2 === 0) n${next}--; ${inner()} } }`;
      case 13:
        return `{ const n${next} = (${any} % 7) / 2; for (let ${next} = ${below(2)}; ${next} < n${next}; ${next}++) ${inner()} }`;
      case 14:
        return `for (let ${next} = 0; ${next} < 5; ${next}++) { if (t % 3 === 0) ${next}++; ${inner()} }`;
      default:
        return `{ let ${next} = 0; do { ${next} += 1; ${inner()} } while (${next} < 3); }`;
    }
  };
  const programs: string[] = [];
  for (let i = 0; i < count; i++)
    programs.push(`out("loops${i}", (a) => { let t = a.length; ${body(3, false, ["t"])} return "" + t; });`);
  return HEAD + programs.join("\n");
}

/** What Node makes of such programs, by name. */
export function inNode(programs: string): Record<string, (argument: string) => string> {
  const { outputText } = ts.transpileModule(programs, {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  const made: Record<string, (argument: string) => string> = {};
  // oxlint-disable-next-line typescript/no-implied-eval -- the programs exist as text alone
  (new Function("globalThis", outputText) as (globals: object) => void)(made);
  return made;
}
