import { GAMES } from "../../src/games/index";
import { FLAG, parseArguments, TEXTS, wrongUse } from "../options";

const COLOURS = [...new Set(GAMES.flatMap(({ meta }) => meta.colours))];

export const USAGE = `Usage: npm run -s replay -- FILE [options]        (FILE may be - for standard input)
  --until N       stop after N actions, chance included
  --from F        begin with the position in F, or that of the record F; FILE may then be left out
  --engine E      replay with node (as usual), lua52 or moonsharp
  --view SEAT     show only what the seat of this colour may know
  --json          print JSON (docs/json.md)
What is printed, instead of how the game stands:
  --position      the position as one line
  --events        every action and what came of it
  --hashes        the hash after every action
  --choices       what each seat that is asked may do, and may not
  --try "ACTION"  whether this action would be accepted; may be given several times, each is tried by itself
  --help          this text
Exit code 0: replayed; 1: refused; 2: wrong use.`;

const ENGINES = ["node", "lua52", "moonsharp"] as const;
/** What the command is asked for: `file` is undefined where --from alone is given, `view` a colour. */
export type Wish = ReturnType<typeof readWish>;

/** Reads the arguments of the command; complains about wrong use. */
export function readWish(args: readonly string[]) {
  const { values, positionals } = parseArguments(args, {
    ...{ until: TEXTS, from: TEXTS, engine: TEXTS, view: TEXTS, try: TEXTS },
    ...{ json: FLAG, position: FLAG, events: FLAG, hashes: FLAG, choices: FLAG },
  });
  for (const [name, value] of Object.entries(values)) {
    if (name !== "try" && Array.isArray(value) && value.length > 1) wrongUse(`--${name} is given twice.`);
  }
  const file = positionals.at(0);
  const from = values.from?.[0];
  if (positionals.length > 1) wrongUse(`One FILE can be replayed, but ${positionals.length} are given.`);
  if (file === undefined && from === undefined) wrongUse("No FILE is given.");
  if (file === "" || from === "") wrongUse("The name of a file is empty.");
  if (file === "-" && from === "-")
    wrongUse("Standard input can be FILE or the position of --from, not both.");
  const outputs = (["position", "events", "hashes", "choices", "try"] as const).filter(
    (name) => values[name] !== undefined,
  );
  if (outputs.length > 1) wrongUse(`--${outputs[0]} and --${outputs[1]} cannot be printed together.`);
  const output = outputs.at(0) ?? ("outcome" as const);
  const view = values.view?.[0];
  if (view !== undefined && !COLOURS.includes(view))
    wrongUse(`--view wants the colour of a seat (${COLOURS.join(", ")}), not "${view}".`);
  if (view !== undefined && ["position", "hashes", "try"].includes(output))
    wrongUse(`--view cannot be combined with --${output}, which knows the whole game.`);
  return {
    file,
    from,
    until: readUntil(values.until?.[0]),
    engine: readEngine(values.engine?.[0]),
    view,
    json: values.json === true,
    output,
    actions: values.try ?? [],
  };
}

function readUntil(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) wrongUse(`--until wants a number of actions, not "${text}".`);
  return Number(text);
}

function readEngine(text: string | undefined): (typeof ENGINES)[number] {
  const engine = ENGINES.find((name) => name === (text ?? "node"));
  return engine ?? wrongUse(`--engine wants one of ${ENGINES.join(", ")}, not "${text ?? ""}".`);
}
