/** npm run passes: what each pass over the Lua that ships brings, as the table of docs/lua.md. */
import { createMoonSharp, startMoonSharp } from "../tabletop/lua/moonsharp";
import type { Program } from "../tabletop/lua/program";
import { Complaint, runCommand } from "./complaint";
import { gameOption } from "./game";
import { newCompiler } from "./lua/again";
import { narrow, type Pass } from "./lua/narrow";
import { moonSharpHosts } from "./moonsharp/hosts";
import { numberOption, OWN, parseOptions, TEXT } from "./options";
import { saveOf } from "./pack/saves";

const USAGE = `Usage: npm run passes [-- --game ID] [--compiles N]
  --game ID      the game whose script is measured; the first one if not given
  --compiles N   how often MoonSharp on Mono compiles each script, 1 to 100, 20 if not given

Leaves out each pass that makes the script of a save shorter, and all of them, and prints a row of a table for each: how
much longer the script is, the least time that Mono takes to compile it, and the least of three runs of one random game.`;

const EACH: readonly Pass[] = ["inline", "flatten", "shorten", "squeeze"];
const ROWS: readonly (readonly Pass[])[] = [[], ...EACH.map((pass) => [pass]), EACH];
const RUNS = 3;
/** A random game of four: its seed, and the most actions of it. */
const GAME = ["4", "5", "4000"] as const;

interface Variant {
  readonly without: readonly Pass[];
  readonly script: string;
  readonly engine: string;
}

/** Milliseconds: of many compiles the least, of some runs of one game the least. */
interface Times {
  compile: number;
  run: number;
}

async function main(): Promise<string> {
  const values = parseOptions(OWN, { game: TEXT, compiles: TEXT });
  const compiles = numberOption("compiles", values.compiles ?? "20", 1, 100);
  const { name, entry } = saveOf(gameOption(values.game).meta.id);
  const mono = moonSharpHosts(process.cwd()).hosts.find((host) => host.name === "Mono");
  if (mono === undefined) throw new Complaint("This needs MoonSharp on Mono: install dotnet, mono and mcs.");
  const [script, engine] = [
    { name, entry },
    { name: `${name}-engine`, entry: `src/saves/engines/${name}.ts` },
  ].map((one) => wide(one));
  const variants = ROWS.map((without) => ({
    without,
    script: narrow(script, "", without).code,
    engine: narrow(engine, "", without).code,
  }));
  const program = await startMoonSharp(mono.command);
  const times = await measure(program, variants, compiles);
  program.end("all is measured");
  const whole = bytes(variants[0]);
  const rows = variants.map((variant, i) => {
    const { compile, run } = times[i];
    const more = ((bytes(variant) / whole - 1) * 100).toFixed(1);
    const left = variant.without.length === 1 ? variant.without[0] : i === 0 ? "none" : "all";
    return `| ${left} | ${bytes(variant).toLocaleString("en")} | +${more} % | ${compile.toFixed(0)} ms | ${run.toFixed(0)} ms |`;
  });
  return ["| Left out | Bytes | More | Compiles in | A game takes |", "|---|---|---|---|---|", ...rows].join(
    "\n",
  );
}

/** A script as it is before the passes. */
function wide(script: { name: string; entry: string }): string {
  const { code, errors } = newCompiler("tstl.json", script)();
  if (errors.length > 0) throw new Complaint(`${script.name} cannot be compiled:`, undefined, errors);
  return code;
}

function bytes({ script }: Variant): number {
  return Buffer.byteLength(script);
}

/** The variants take turns, so that what else the machine does meets all alike. */
async function measure(
  program: Program,
  variants: readonly Variant[],
  compiles: number,
): Promise<readonly Times[]> {
  const times = variants.map((): Times => ({ compile: Infinity, run: Infinity }));
  for (let n = 0; n < compiles; n++)
    for (const [i, { script }] of variants.entries()) {
      const lua = await createMoonSharp({ command: program });
      await lua.run(script);
      times[i].compile = Math.min(times[i].compile, lua.compileMicros() / 1000);
      lua.close();
    }
  for (let n = 0; n < RUNS; n++)
    for (const [i, { engine }] of variants.entries()) {
      const lua = await createMoonSharp({ command: program });
      await lua.run(engine);
      await lua.call("table_playout", ...GAME);
      times[i].run = Math.min(times[i].run, lua.lastMicros() / 1000);
      lua.close();
    }
  return times;
}

await runCommand(USAGE, main);
