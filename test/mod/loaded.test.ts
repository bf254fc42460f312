/** What a script sends for its panels once its save is loaded: only what the save's own document does not show already. */
import { expect, onTestFinished, test } from "vitest";
import { tokens } from "../../tabletop/bridge/text";
import { parseXml, type Node } from "../../tabletop/xml/parse";
import { openClassic } from "./classic";

/** An attribute of an element with a value, as the save has it or as it is sent. */
const entry = (id: string, name: string, value: string): string => `${id} ${name}=${value}`;

test("after a load nothing is sent that the document has", { timeout: 120_000 }, async () => {
  const table = await openClassic({ trace: true });
  onTestFinished(() => {
    table.close();
  });
  const save = await table.save();
  const has = new Set<string>();
  const note = ({ attributes, children }: Node): void => {
    for (const [name, value] of Object.entries(attributes))
      has.add(entry(attributes["id"] ?? "", name, value));
    children.forEach(note);
  };
  parseXml(save.XmlUI).forEach(note);
  expect(has.size).toBeGreaterThan(1000);
  await table.load(save);
  await table.settle();
  const known = new Set<string>();
  const again: string[] = [];
  let sent = 0;
  const begun = table.log.map(({ what }) => what).lastIndexOf("the script's top level");
  for (const { traced = [] } of table.log.slice(begun))
    for (const { text } of traced) {
      const [, call, id = "", , ...data] = tokens(text);
      if (call !== "UI.setAttributes") continue;
      sent++;
      for (let i = 0; i + 1 < data.length; i += 2) {
        const [what, name, value] = [id.slice(1), data[i].slice(1), data[i + 1].slice(1)];
        const first = !known.has(`${what} ${name}`);
        if (first && has.has(entry(what, name, value))) again.push(entry(what, name, value));
        known.add(`${what} ${name}`);
      }
    }
  expect(sent).toBeGreaterThan(10);
  expect(again).toEqual([]);
});
