/** A table as a plot: a grammar of graphics (Vega-Lite) draws it as SVG, in the colours of whatever it stands in. */
import type { TopLevelSpec } from "vega-lite";
import type { Table } from "./table";

const WIDTH = 660;
/** Height of a row, and of a plot that has none. */
const [ROW, HEIGHT] = [22, 200];
/** Colours that can be told apart on white and on black, by people who see few colours too. */
const [MARK, OTHER] = ["#2f83c5", "#d9862b"];
const INK = "currentColor";

const CONFIG = {
  background: "transparent",
  autosize: { type: "fit-x", contains: "padding" },
  font: "system-ui, sans-serif",
  padding: 4,
  view: { stroke: "transparent" },
  axis: {
    ...{ labelColor: INK, titleColor: INK, domainColor: INK, tickColor: INK, gridColor: INK },
    ...{ gridOpacity: 0.12, domainOpacity: 0.5, tickOpacity: 0.5, labelFontSize: 12, titleFontSize: 12 },
    ...{ titleFontWeight: "normal", labelLimit: 320 },
  },
  legend: {
    labelColor: INK,
    titleColor: INK,
    labelFontSize: 12,
    orient: "top",
    title: null,
    symbolOpacity: 1,
  },
} as const;

type Datum = Readonly<Record<string, string | number | null>>;
type Spec = Record<string, unknown>;

/** The rows of a table by the ids of their columns. */
function data({ columns, rows }: Table): Datum[] {
  return rows.map((row) => Object.fromEntries(columns.map(({ id }, i) => [id, row[i]])));
}

const axis = (field: string, title: string, more: Spec = {}): Spec => ({
  field,
  title,
  type: "quantitative",
  ...more,
});
const step = (table: Table): Spec => ({
  ...{ field: "value", type: "ordinal", sort: null, title: null },
  axis: { grid: false, ...(table.rows.length > 30 ? { labelOverlap: true } : {}) },
});

function shares(table: Table, fair: number): Spec {
  const y = step(table);
  return {
    height: ROW * table.rows.length,
    layer: [
      {
        mark: { type: "rule", color: INK, strokeDash: [4, 3], opacity: 0.7 },
        encoding: { x: { datum: fair } },
      },
      {
        mark: { type: "rule", color: MARK, strokeWidth: 2 },
        encoding: { y, x: axis("low", "wins of 100"), x2: { field: "high" } },
      },
      {
        mark: { type: "point", filled: true, color: MARK, size: 60, opacity: 1 },
        encoding: { y, x: axis("share", "wins of 100") },
      },
    ],
  };
}

/** Winners, and the others. */
const WHO = ["winners", "others"];
const COLOUR = { field: "who", type: "nominal", scale: { domain: WHO, range: [MARK, OTHER] } };

/** The rows of a table, each as one of either: their middle is called `name`, and their columns end with `ending`. */
function bothOf(table: Table, at: string, name: string, ending = ""): { values: Datum[] } {
  const values = data(table).flatMap((row) =>
    WHO.map((who) => ({
      ...{ [at]: row[at], who, [name]: row[who + ending] },
      ...{ low: row[`${who}_low`], high: row[`${who}_high`] },
    })),
  );
  return { values };
}

/** Winners and others side by side. */
function means(table: Table, title: string): Spec {
  const y = step(table);
  const yOffset = { field: "who", type: "nominal", sort: WHO };
  return {
    data: bothOf(table, "value", "mean"),
    height: (ROW + 6) * table.rows.length,
    layer: [
      {
        mark: { type: "rule", strokeWidth: 2 },
        encoding: { y, yOffset, color: COLOUR, x: axis("low", title), x2: { field: "high" } },
      },
      {
        mark: { type: "point", filled: true, size: 50, opacity: 1 },
        encoding: { y, yOffset, color: COLOUR, x: axis("mean", title) },
      },
    ],
  };
}

/** Most values of bars that stand side by side without gaps. */
const MOST_BARS = 60;

/** Rows of whole numbers with those between them that never came. */
function withoutGaps(rows: readonly Datum[]): Datum[] {
  const at = new Map(rows.map((row) => [Number(row["value"]), row]));
  const [first, last] = [Math.min(...at.keys()), Math.max(...at.keys())];
  if (last - first >= MOST_BARS) return [...rows];
  return Array.from(
    { length: last - first + 1 },
    (_, i) => at.get(first + i) ?? { value: first + i, share: 0 },
  );
}

function bars(table: Table): Spec {
  const [{ title }] = table.columns;
  const values = withoutGaps(data(table));
  const isLong = values.length > 25;
  return {
    data: { values },
    height: HEIGHT,
    mark: { type: "bar", color: MARK },
    encoding: {
      x: {
        field: "value",
        type: "ordinal",
        title,
        axis: { grid: false, labelAngle: 0, ...(isLong ? { labelOverlap: true } : {}) },
      },
      y: axis("share", "of 100 games"),
    },
  };
}

/** A point of fewer games or seats says nothing. */
const FEWEST = 5;

function lines(table: Table): Spec {
  const [{ title }] = table.columns;
  const values = data(table).filter(({ games, seats }) => Number(games ?? seats) >= FEWEST);
  const x = axis("value", title, { axis: { tickMinStep: 1, grid: false } });
  return {
    data: { values },
    height: HEIGHT,
    layer: [
      {
        mark: { type: "area", color: MARK, opacity: 0.25 },
        encoding: { x, y: axis("low", "wins of 100"), y2: { field: "high" } },
      },
      {
        mark: { type: "line", color: MARK, point: { filled: true, color: MARK } },
        encoding: { x, y: axis("share", "wins of 100") },
      },
    ],
  };
}

function bands(table: Table): Spec {
  const x = axis("round", "after round", { axis: { tickMinStep: 1, grid: false } });
  return {
    data: bothOf(table, "round", "median", "_median"),
    height: HEIGHT,
    layer: [
      {
        mark: { type: "area", opacity: 0.2 },
        encoding: { x, color: COLOUR, y: axis("low", ""), y2: { field: "high" } },
      },
      {
        mark: { type: "line", strokeWidth: 2, point: true },
        encoding: { x, color: COLOUR, y: axis("median", "") },
      },
    ],
  };
}

/** What Vega-Lite is told; `fair` is where the line of a table of shares stands. */
function specOf(table: Table, fair: number): Spec | undefined {
  const base = { width: WIDTH, data: { values: data(table) }, config: CONFIG };
  switch (table.drawing) {
    case "shares":
      return { ...base, ...shares(table, fair) };
    case "means":
      return { ...base, ...means(table, "in a game, on average") };
    case "picks":
      return { ...base, ...means(table, "of 100 picks") };
    case "bars":
      return { ...base, ...bars(table) };
    case "lines":
      return { ...base, ...lines(table) };
    case "bands":
      return { ...base, ...bands(table) };
    case undefined:
      return undefined;
  }
}

/** The same plot for a file of its own, which is shown on whatever it is shown on. */
export async function drawPicture(table: Table, fair: number): Promise<string | undefined> {
  return (await drawPlot(table, fair))
    ?.replaceAll(INK, "#1d2328")
    .replace(/(<svg[^>]*>)/, '$1<rect width="100%" height="100%" fill="#ffffff"/>');
}

/** Draws plots. What draws is loaded when the first is asked for: it is large, and no game needs it. */
export async function drawPlot(table: Table, fair: number): Promise<string | undefined> {
  const spec = specOf(table, fair);
  if (spec === undefined || table.rows.length === 0) return undefined;
  const [{ compile }, { parse, View }] = await Promise.all([import("vega-lite"), import("vega")]);
  const view = new View(parse(compile(spec as unknown as TopLevelSpec).spec), { renderer: "none" });
  const svg = await view.toSVG();
  view.finalize();
  return svg;
}
