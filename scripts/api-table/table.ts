import { ALL, declared, type Declared } from "./declared";
import { DOCUMENTED, type DocumentedName } from "../../tabletop/api/documented.data";
import { isKnown } from "../../tabletop/api/lacking";
import { LACKING, LESS, LESS_TOLD, SILENT } from "../../tabletop/api/remarks.data";

type State = "works" | "less" | "missing";

interface Row {
  /** As a script writes it, with parameters and result as they are declared. */
  name: string;
  state: State;
  remark: string;
}

/** What only other calls give: scripts never name it by itself. */
const GIVEN: Readonly<Record<string, string | undefined>> = {
  component: LACKING["object.getComponent"],
  gameobject: LACKING["object.getChild"],
  material: LACKING["object.getComponent"],
};

function rowOf(all: ReadonlyMap<string, Declared>, { of, name: bare, path }: DocumentedName): Row {
  const shown = `${bare}${all.get(path)?.text ?? ""}`.replaceAll("|", "\\|");
  const row = (state: State, remark = ""): Row => ({ name: shown, state, remark });
  const given = GIVEN[of];
  if (given !== undefined) return row("missing", given);
  if (of === "request") return row("works");
  if (of === "event") {
    if (bare in SILENT) return row("missing", SILENT[bare]);
    return bare in LESS_TOLD ? row("less", LESS_TOLD[bare]) : row("works");
  }
  if (!isKnown(path)) return row("missing", LACKING[path]);
  return path in LESS ? row("less", LESS[path]) : row("works");
}

interface Page {
  page: string;
  rows: Row[];
}

function pages(): Page[] {
  const all = declared(ALL);
  return DOCUMENTED.map(({ page, names }) => ({ page, rows: names.map((name) => rowOf(all, name)) }));
}

const count = (rows: readonly Row[], state: State): number =>
  rows.filter((row) => row.state === state).length;

const HEAD = `# What the stand-in has of the API

The names are those of the documentation (\`Berserk-Games/Tabletop-Simulator-API\` at 4146a0a), page by page, with parameters and results as \`tabletop/declared\` has them (\`?\` may be left out), for scripts of other mods ([tabletop.md](tabletop.md#saves-of-other-mods)); this project's own scripts are held to fewer. *Less* is there and does less than in Tabletop Simulator, or nothing; what is *missing* is in \`table.missing\` once a script asks for it, and gives nil. Whatever is neither works as far as [tabletop.md](tabletop.md#what-is-imitated) says. Nobody here has run Tabletop Simulator: where its documentation is silent the stricter reading is taken. \`npm run -s api-table\` writes this file.
`;

/** docs/tabletop-api.md: a table of how much there is, and one of what is not whole, page by page. */
export function apiTable(): string {
  const all = pages();
  const line = (page: string, rows: readonly Row[]): string =>
    `| ${page} | ${rows.length} | ${count(rows, "works")} | ${count(rows, "less")} | ${count(rows, "missing")} |`;
  const summary = [
    "| Page | Names | Work | Less | Missing |",
    "| --- | --- | --- | --- | --- |",
    ...all.map(({ page, rows }) => line(page, rows)),
    line(
      "all",
      all.flatMap(({ rows }) => rows),
    ),
  ];
  const details = all.map(({ page, rows }) => {
    const working = rows
      .filter(({ state }) => state === "works")
      .map(({ name }) => `\`${name.replaceAll("\\|", "|")}\``);
    const rest = rows.filter(({ state }) => state !== "works");
    const table = rest.map(({ name, state, remark }) => `| \`${name}\` | ${state} | ${remark} |`);
    return [
      `## ${page}`,
      "",
      ...(working.length === 0 ? [] : [`Works: ${working.join(", ")}.`, ""]),
      ...(rest.length === 0 ? [] : ["| Name | | Why |", "| --- | --- | --- |", ...table, ""]),
    ].join("\n");
  });
  return `${HEAD}\n${summary.join("\n")}\n\n${details.join("\n").trimEnd()}\n`;
}
