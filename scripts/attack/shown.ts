/** What a browser is shown of a save that means no good. */
import { arial } from "../../tabletop/xml/layout/arial";
import { documentOf } from "../../tabletop/page/panels/document";
import { drawBoxes } from "../../tabletop/xml/draw/html";
import { REACHED } from "./malice";
import { solve } from "../../tabletop/xml/layout/solve";
import type { Answer, Whole } from "../../tabletop/wire/answers";
import type { Node } from "../../tabletop/xml/parse";

/** What is wrong with what a browser was told, or undefined. */
export function faultShown(texts: readonly string[]): string | undefined {
  const reached = texts.map((text) => text.indexOf(REACHED)).findIndex((at) => at >= 0);
  if (reached >= 0) return `a script says: ${said(texts[reached])}`;
  const answers = texts.map((text) => JSON.parse(text) as Answer);
  if (answers.some(addressesIn)) return "a browser is given an address";
  const whole = answers.filter((one): one is Whole => one.t === "view").at(-1);
  if (whole === undefined) return "a browser is shown nothing";
  const { ui } = whole.view;
  const lying = Object.values(ui.on ?? {}).map(({ roots, assets }) => ({ ...ui, roots, assets }));
  return [ui, ...lying].map((one) => faultOf(documentOf(one))).find((found) => found !== undefined);
}

const said = (text: string): string => text.slice(text.indexOf(REACHED)).split('"')[0];

/** Whether a browser is given anything under a name by which it would load it. */
function addressesIn(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([name, one]) =>
      ((name === "url" || name === "mesh") && one !== "") ||
      (name === "assets" && Object.values(one as object).some((url) => url !== "" && url !== null)) ||
      addressesIn(one),
  );
}

const ALLOWED = /^(?:div|i|span)(?: (?:class|data-box|data-id|data-tip|style)="[^"<>]*")*$/;

/** What is drawn of an interface has the elements and attributes of the drawing alone, and loads nothing. */
function faultOf(document: readonly Node[]): string | undefined {
  const viewer = { color: "Red", host: true, promoted: false, team: "None" };
  const html = drawBoxes(
    solve(document, { w: 1920, h: 1080, viewer, measure: arial(() => [0, 0]) }),
    () => undefined,
  );
  for (const [, tag = ""] of html.matchAll(/<([^/][^>]*)>/g))
    if (!ALLOWED.test(tag)) return `the page would have <${tag.slice(0, 80)}>`;
  for (const [, style = ""] of html.matchAll(/ style="([^"]*)"/g))
    if (/url\(|expression|@import/i.test(style)) return `the page would have the style ${style.slice(0, 80)}`;
  return undefined;
}
