import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { localBase } from "../../scripts/pack/addresses";
import { publish } from "../../scripts/pack/publish";
import { servedAssets, servedSave } from "../../scripts/page/opening";
import { findFile } from "../../tabletop/server/find";
import { withState } from "../../tabletop/server/opening";
import { openRoom, perform } from "../../tabletop/server/table/tasks";
import { bundle, packFor } from "./packed";
import type { Piece } from "../../tabletop/wire/view";

test("a project that was moved after its build shows every picture and model of a game under way", async () => {
  const root = mkdtempSync(join(tmpdir(), "moved-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const { packed, assets } = packFor(localBase(join(root, "before", "dist")));
  const dist = join(root, "after", "dist");
  publish(dist, [], assets);
  const { rewrites } = servedAssets(join(dist, "assets"));
  const save = withState(servedSave(packed.text), readFileSync("test/records/spy-duel.txt", "utf8"));
  const opening = { save, map: bundle.map, written: false };
  const room = await openRoom({ t: "open", opening, seed: 1, rewrites, nextPerson: 1 });
  onTestFinished(() => room.table.close());
  const people = [{ id: 0, name: "Ann", color: "Grey", promoted: false }];
  await perform(room, { t: "enter", tab: 1, host: true, people, looking: 0 });
  await perform(room, { t: "rest", frames: 900 });
  const { out = [] } = await perform(room, { t: "tick", frames: 1, stopped: false });
  const { view } = JSON.parse(out[0].text) as {
    view: { pieces: Record<string, Piece>; ui: { assets: Record<string, string> } };
  };
  const pieces = Object.values(view.pieces);
  const board = pieces.find(({ picture }) => picture?.url.includes("board") === true);
  expect(board, "the board has its picture").toBeDefined();
  expect(pieces.filter(({ mesh }) => mesh !== undefined).length).toBeGreaterThan(20);
  const addresses = [
    ...pieces.flatMap(({ picture, mesh }) => [picture?.url, mesh].filter((url) => url !== undefined)),
    ...Object.values(view.ui.assets),
  ];
  const isServed = (url: string): boolean =>
    url.startsWith("/assets/") && findFile(join(dist, "assets"), url.slice("/assets/".length)) !== undefined;
  expect(addresses.filter((url) => !isServed(url))).toEqual([]);
});
