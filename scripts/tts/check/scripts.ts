import { placeInText, type Mod, type ModText, type Place } from "../mod/mod";
import { factsOf, type Facts } from "./facts";
import { owners, titleOf } from "./owners";
import type { Finding, Report } from "./finding";

/** What is said of a line of a script or an interface. */
export type Say = (severity: Finding["severity"], code: string, line: number, message: string) => void;

/** Reports what is said of lines of a text, where they stand, or `otherwise`, with what a place cannot say after it. */
export function sayer(text: ModText, otherwise: Place, report: Report): Say {
  return (severity, code, line, message) => {
    const found = placeInText(text, line);
    report(severity, code, found ?? otherwise, message + (found?.note ?? ""));
  };
}

/** Scripts that do not parse, and what they name that is not there. */
export function checkScripts(mod: Mod, report: Report): void {
  const all = owners(mod).filter(({ script }) => script.text.trim() !== "");
  const facts = all.map(({ script }) => factsOf(script.text));
  const guids = new Set(owners(mod).map(({ guid }) => guid));
  const tags = new Set([
    ...owners(mod).flatMap(({ tags: own }) => own),
    ...facts.flatMap(({ givesTags }) => [...givesTags]),
  ]);
  // Equal scripts of many objects are looked into once.
  const seen = new Set<string>();
  for (const owner of all) {
    if (seen.has(owner.script.text)) continue;
    seen.add(owner.script.text);
    const { fault, ...own } = factsOf(owner.script.text);
    const say = sayer(owner.script, owner.placeOf("LuaScript"), report);
    if (fault !== undefined)
      say(
        "error",
        "script.syntax",
        fault.line,
        `the script of ${titleOf(owner)} does not parse: ${fault.word}`,
      );
    for (const { word, line } of own.guids)
      if (!guids.has(word))
        say("error", "guid.missing", line, `getObjectFromGUID("${word}"): no object has this GUID`);
    for (const { word, line } of own.tags)
      if (!tags.has(word.toLowerCase()))
        say("warning", "tag.missing", line, `no object has the tag "${word}", and no script gives it`);
    for (const { word, line } of own.buttons)
      if (!facts.some((one) => mayDefine(one, word)))
        say("error", "button.handler", line, `click_function "${word}" names no function of any script`);
  }
}

/** Whether a script has a global function of a name, as far as reading it tells. */
export function mayDefine({ defines, isDynamic, strings, fault }: Facts, name: string): boolean {
  return fault !== undefined || defines.has(name) || (isDynamic && strings.has(name));
}
