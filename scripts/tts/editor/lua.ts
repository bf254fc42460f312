import { Complaint } from "../../complaint";
import type { Link } from "./link";
import type { FromTable } from "./from-table";

export const GLOBAL = "-1";
let next = 1;

/** A failure of Lua that was sent, as Tabletop Simulator tells it. */
export type Failure = Extract<FromTable, { kind: "error" }>;

/** Runs Lua in the script of an object, or of Global; gives what it returns, or its error. */
export async function runLua(
  link: Link,
  script: string,
  guid: string,
): Promise<{ readonly value: unknown } | { readonly failure: Failure }> {
  const id = String(next++);
  return link.ask(
    { messageID: 3, guid, script, returnID: id },
    (told) => {
      // Older versions give no id back.
      if (told.kind === "answer" && (told.id === undefined || told.id === null || told.id === id))
        return { value: told.value };
      return told.kind === "error" && /executeScript/.test(told.prefix + told.text)
        ? { failure: told }
        : undefined;
    },
    "answer",
  );
}

/** Runs Lua of ours in Global, which is not to fail. */
export async function askLua(link: Link, script: string): Promise<unknown> {
  const answer = await runLua(link, script, GLOBAL);
  if ("value" in answer) return answer.value;
  throw new Complaint(`Tabletop Simulator refuses what push asks it: ${answer.failure.text}.`);
}

/** A text as Lua writes it. */
export function luaText(text: string): string {
  const escaped = text.replace(/[\\"\u0000-\u001f\u007f]/g, (sign) => {
    if (sign === "\\" || sign === '"') return `\\${sign}`;
    return `\\${String(sign.charCodeAt(0)).padStart(3, "0")}`;
  });
  return `"${escaped}"`;
}
