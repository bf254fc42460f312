/** The served table answers editors, and push sends it scripts while people play. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { push } from "../../../scripts/tts/editor/push";
import { pushSource } from "../../../scripts/tts/editor/source";
import { linkTo } from "../../scripts/tts/stand-in";
import { freePort } from "../../helpers/port";
import { chat } from "./browser";
import { folder, openGame } from "./open";
import { gameSave } from "./save";

test("a served table takes a pushed script, the game goes on, and who sits there stays", async () => {
  const editor = { port: await freePort(), answers: await freePort() };
  const link = await linkTo(editor);
  const paths = new Promise<string>((done) => {
    link.hear((told) => {
      if (told.kind === "loaded") done(told.savePath ?? "none");
    });
  });
  const { server, host } = await openGame({ editor });
  expect(server.editor).toBe(editor.port);
  expect(await paths).toMatch(/autosave\.json$/);
  const ann = await host({ name: "Ann", seat: "Red" });
  await ann.ask({ t: "chat", text: "!keep the crown" });
  const save = JSON.parse(gameSave()) as { LuaScript: string };
  const file = join(folder(), "game.json");
  writeFileSync(file, JSON.stringify({ ...save, LuaScript: `${save.LuaScript}\nprint("pushed")` }));
  const source = pushSource(file, "game.json");
  const pushed = await push(link, source, { force: false, fresh: false, quiet: 100 });
  expect(pushed).toMatchObject({ sent: ["Global"], goesOn: true, lines: ["  print: pushed"], errors: 0 });
  await ann.ask({ t: "chat", text: "!state" });
  await ann.sees((view) => chat(view).includes("state the crown") && view.you.color === "Red");
});
