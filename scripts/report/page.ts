/** A report as one page that needs nothing else: no network, no script. */
import type { Table } from "./table";
import { drawPlot } from "./plot";

/** What stands above the tables. */
export interface Head {
  readonly title: string;
  /** Sentences of what was played. */
  readonly lines: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]);

function tableHtml({ columns, rows }: Table): string {
  const head = columns.map(({ title }) => `<th scope="col">${escape(title)}</th>`).join("");
  const body = rows.map(([first, ...rest]) => {
    const cells = rest.map((cell) => `<td>${escape(String(cell ?? ""))}</td>`).join("");
    return `<tr><th scope="row">${escape(String(first))}</th>${cells}</tr>`;
  });
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
}

async function sectionHtml(table: Table, fair: number): Promise<string> {
  const plot = await drawPlot(table, fair);
  const head = `<section id="${table.id}"><h2>${escape(table.title)}</h2><p>${escape(table.says)}</p>`;
  if (plot === undefined) return `${head}${tableHtml(table)}</section>`;
  const figure = `<figure role="img" aria-label="${escape(table.title)}">${plot}</figure>`;
  return `${head}${figure}<details><summary>The numbers</summary>${tableHtml(table)}</details></section>`;
}

/** The whole page; `fair` is what a seat would win of 100 if all were alike, `style` its style sheet. */
export async function pageHtml(
  { title, lines }: Head,
  tables: readonly Table[],
  fair: number,
  style: string,
): Promise<string> {
  const sections: string[] = [];
  for (const table of tables) sections.push(await sectionHtml(table, fair));
  const links = tables.map(({ id, title: name }) => `<li><a href="#${id}">${escape(name)}</a></li>`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title><style>${style}</style></head><body>`,
    `<header><h1>${escape(title)}</h1>${lines.map((line) => `<p>${escape(line)}</p>`).join("")}</header>`,
    `<nav aria-label="Contents"><ul>${links.join("")}</ul></nav>`,
    `<main>${sections.join("\n")}</main></body></html>\n`,
  ].join("\n");
}
