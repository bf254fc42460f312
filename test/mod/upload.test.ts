/** npm run build -- --after-upload SAVE.json: the addresses that the Cloud Manager gave take the place of this machine's. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { CASTLE_RISK } from "../../mod/saves/castle-risk";
import { makeUpload } from "../../mod/upload";
import { localBase, type Base } from "../../scripts/pack/addresses";
import { saveText } from "../../scripts/pack/pack";
import { SAVE } from "../../scripts/pack/schema/save";
import { readAssets } from "../../scripts/pack/script";
import { readUploaded, uploadedAddresses } from "../../scripts/pack/uploaded";
import { openTable } from "../../tabletop/table";
import { packFor } from "./packed";

const base = localBase("/home/ann/dist");
const built = packFor(base);
const CLOUD = "https://steamusercontent-a.akamaihd.net/ugc";
const { packed, assets } = built;

/** A save as it is once the Cloud Manager has uploaded what its objects and pictures show. */
function uploadedText(save: { LuaScript: string }): string {
  let count = 0;
  const { LuaScript } = save;
  const objects = saveText({ ...save, LuaScript: "" } as typeof packed.save).replaceAll(
    /file:\/\/\/[^"]*/g,
    // As long as Steam's own: the script has to have room for them.
    () => `${CLOUD}/${`${++count}`.padStart(19, "1")}/${"A0".repeat(20)}/`,
  );
  return JSON.stringify({ ...(JSON.parse(objects) as object), LuaScript });
}

function baseAfter(text: string): Base {
  const folder = mkdtempSync(join(tmpdir(), "upload-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "TS_Save_9.json");
  writeFileSync(file, text);
  return {
    ...base,
    uploaded: uploadedAddresses(readUploaded(file, "TS_Save_9.json"), [packed.save], base.address),
  };
}

test("after an upload of the save that shows all files, no address of this machine is left, in the script neither", async () => {
  const uploads = assets.map(({ name }) => ({ name, address: base.address + name }));
  const upload = makeUpload(CASTLE_RISK.meta, CASTLE_RISK.box.room, uploads);
  expect(() => SAVE(upload, "")).not.toThrow();
  const table = await openTable(saveText(upload));
  expect(table.session.world.objects.size).toBe(assets.length);
  table.close();
  const after = packFor(baseAfter(uploadedText(upload)));
  expect([after.errors, after.local]).toEqual([[], []]);
  expect(after.packed.text).not.toContain("file:");
  const script = readAssets(after.packed.save.LuaScript);
  expect(script?.open).toBe(true);
  const own = after.packed.save.ObjectStates.map((object) => object.CustomMesh?.["DiffuseURL"]);
  const shared = after.assets.find(({ name }) => name.startsWith("board-"));
  expect(own).toContain(baseAfter(uploadedText(upload)).uploaded?.get(shared?.name ?? ""));
});

test("after an upload of a game's own save, what only the script spawns is still local, and named", () => {
  const after = packFor(baseAfter(uploadedText(packed.save)));
  expect(after.errors).toEqual([]);
  const { assets: script, open } = readAssets(after.packed.save.LuaScript) ?? { assets: {}, open: true };
  expect(open).toBe(false);
  expect(after.local).toContain(assets.find(({ name }) => name.startsWith("models-infantry-"))?.name);
  expect(script["models/infantry.obj"]).toContain(base.address);
  // A picture that the interface shows too has its address in the script as well.
  const before = Object.values(readAssets(packed.save.LuaScript)?.assets ?? {});
  const shared = packed.save.CustomUIAssets.find(({ URL }) => before.includes(URL));
  expect(shared).toBeDefined();
  expect(Object.values(script)).not.toContain(shared?.URL);
  expect(after.packed.text).not.toContain(shared?.URL);
  expect(JSON.stringify(after.packed.save.ObjectStates)).not.toContain("file:");
});

test("a save that was cut, or is none, is said in a sentence", () => {
  expect(() => baseAfter('{"ObjectStates": [')).toThrow(
    "TS_Save_9.json is no save: it was cut, or is no JSON.",
  );
  expect(() => baseAfter("{}")).toThrow(
    "TS_Save_9.json is no save of Tabletop Simulator: it has no list ObjectStates.",
  );
  expect(baseAfter('{"ObjectStates": [7, {"Memo": 1}]}').uploaded?.size).toBe(0);
});
