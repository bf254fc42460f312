import type { Box } from "../../xml/layout/box";

/** What is at most so many times as high as a control in it is a row of its own. */
const ROW = 2;

/**
 * What stands in the row of a control that says nothing itself, by the control's key: buttons for less and more are alike
 * but for that.
 */
export function rowTexts(boxes: readonly Box[]): Map<number, string> {
  const written = new Map<number, string>();
  for (const { parent, text, handlers } of boxes) {
    const words = wordsOf(text);
    if (parent === undefined || words === "" || "onClick" in handlers) continue;
    written.set(parent, [written.get(parent) ?? "", words].join(" ").trim());
  }
  const found = new Map<number, string>();
  for (const { parent, text, handlers, h, line } of boxes) {
    if (parent === undefined || !("onClick" in handlers) || wordsOf(text) !== "") continue;
    const row = written.get(parent);
    if (row !== undefined && boxes[parent].h <= ROW * h) found.set(line, row);
  }
  return found;
}

function wordsOf(text: Box["text"]): string {
  const lines = text?.lines.map(({ runs }) => runs.map((run) => run.text).join("")) ?? [];
  return lines.join(" ").replace(/\s+/g, " ").trim();
}
