/** npm run install:tts, and tts install: where it looks, what it writes, and what it takes back. */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { CASTLE_RISK } from "../../mod/saves/castle-risk";
import { dataFolderAt, findDataFolder } from "../../scripts/install/data-folder";
import { readBuilt } from "../../scripts/install/built";
import { newInstaller, type Done } from "../../scripts/install/install";
import { installMod } from "../../scripts/install/mod";
import { changeList, readList } from "../../scripts/install/list";
import { unpack } from "../../scripts/tts/unpack";
import { bundleScript } from "./command";

const OTHER = { name: "other", meta: { ...CASTLE_RISK.meta, title: "Another Game" } };
const GAMES = "Documents/My Games/Tabletop Simulator";
const PROTON = `steamapps/compatdata/286160/pfx/drive_c/users/steamuser/${GAMES}`;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "install-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function put(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

/** All files of a folder with what they hold. */
function filesIn(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

const LAYOUTS: readonly (readonly [string, string, string])[] = [
  ["Windows", "win32", GAMES],
  ["Windows whose documents lie in OneDrive", "win32", `OneDrive/${GAMES}`],
  ["macOS", "darwin", "Library/Tabletop Simulator"],
  ["Linux", "linux", ".local/share/Tabletop Simulator"],
  [
    "Linux with Steam as a Flatpak",
    "linux",
    ".var/app/com.valvesoftware.Steam/.local/share/Tabletop Simulator",
  ],
  ["Proton", "linux", `.local/share/Steam/${PROTON}`],
  ["Proton by Steam's older folder", "linux", `.steam/steam/${PROTON}`],
  [
    "the game's own folder",
    "linux",
    ".local/share/Steam/steamapps/common/Tabletop Simulator/Tabletop Simulator_Data",
  ],
];

test.each(LAYOUTS)("finds the data folder on %s", (_, platform, path) => {
  const home = newFolder();
  mkdirSync(join(home, path, "Saves"), { recursive: true });
  mkdirSync(join(home, path, "Mods"));
  const found = findDataFolder({ platform, home, env: {} });
  expect(found).toEqual({ saves: join(home, path, "Saves"), mods: join(home, path, "Mods") });
});

test("finds Proton's folder in another library of Steam, by way of a link too", () => {
  const [home, disk] = [newFolder(), newFolder()];
  const steam = join(home, ".local/share/Steam");
  put(steam, {
    "steamapps/libraryfolders.vdf": `"libraryfolders"\n{\n\t"1"\n\t{\n\t\t"path"\t\t"${disk}"\n\t}\n}\n`,
  });
  mkdirSync(join(home, ".steam"));
  symlinkSync(steam, join(home, ".steam/steam"));
  mkdirSync(join(disk, PROTON, "Saves"), { recursive: true });
  expect(findDataFolder({ platform: "linux", home, env: {} }).saves).toBe(join(disk, PROTON, "Saves"));
});

test("none, or several, are said, and --folder names one by its own path or by that of its saves", () => {
  const home = newFolder();
  const find = (): unknown => findDataFolder({ platform: "linux", home, env: {} });
  expect(find).toThrow(
    /^There is no folder .*Saves: start Tabletop Simulator once, or name its folder with --folder\.$/,
  );
  const [native, proton] = [".local/share/Tabletop Simulator", `.local/share/Steam/${PROTON}`].map((path) =>
    join(home, path),
  );
  for (const folder of [native, proton]) mkdirSync(join(folder, "Saves"), { recursive: true });
  expect(find).toThrow(
    `Tabletop Simulator has several folders: name one of them with --folder.\n${native}\n${proton}`,
  );
  expect(dataFolderAt(native)).toEqual(dataFolderAt(join(native, "Saves")));
});

/** Installs built games. */
interface GameInstaller {
  install: (dist: string, save: typeof OTHER) => Done;
  remove: (save: typeof OTHER) => Done;
}

/** A data folder, and a built game with a board and a model. */
function newTable(): {
  data: string;
  dist: string;
  installer: (dry?: boolean) => GameInstaller;
  build: (save: string) => void;
} {
  const root = newFolder();
  const [data, dist] = [join(root, "Tabletop Simulator"), join(root, "dist")];
  put(data, { "Saves/TS_Save_7.json": "a game of theirs", "Mods/Images/httptheirs.png": "a picture" });
  put(dist, { "assets/a-1.obj": "v 0 0 0", "assets/board_2.png": Buffer.from([0xff, 0xd8]) });
  const build = (save: string): void => {
    for (const { name } of [CASTLE_RISK, OTHER])
      put(dist, { [`${name}.json`]: save, [`${name}.png`]: "thumbnail" });
  };
  build(
    '{"MeshURL":"https://example.org/x/a-1.obj","LuaScript":"b=\\"https://example.org/x/board_2.png\\""}',
  );
  const installer = (dry = false): GameInstaller => {
    const folder = dataFolderAt(data);
    const { install, remove } = newInstaller(folder, dry);
    return {
      install: (from, save) => install(save.meta.title, readBuilt(from, save, folder)),
      remove: ({ meta: { title } }) => remove(title),
    };
  };
  return { data, dist, installer, build };
}

test("save, picture and caches are written, renewed, and taken back to the last byte", () => {
  const { data, dist, installer, build } = newTable();
  const before = filesIn(data);
  const planned = installer(true).install(dist, CASTLE_RISK);
  expect(filesIn(data)).toEqual(before);
  expect(planned.write.map(({ path }) => path)).toEqual(
    installer()
      .install(dist, CASTLE_RISK)
      .write.map(({ path }) => path),
  );
  const added = Object.keys(filesIn(data)).filter((path) => !Object.hasOwn(before, path));
  expect(added).toEqual([
    "Mods/Images/httpsexampleorgxboard2png.jpg",
    "Mods/Models/httpsexampleorgxa1obj.obj",
    "Saves/TS_Save_8.json",
    "Saves/TS_Save_8.png",
    "Saves/castle-risk-europe.installed.txt",
  ]);
  build('{"MeshURL":"https://example.org/x/a-1.obj"}');
  const { installed, remove, kept } = installer().install(dist, CASTLE_RISK);
  expect([installed, remove, kept]).toEqual([
    "TS_Save_8.json",
    ["Mods/Images/httpsexampleorgxboard2png.jpg"],
    [],
  ]);
  installer().remove(CASTLE_RISK);
  expect(filesIn(data)).toEqual(before);
});

test("what two games share stays until both are taken back; what was there before stays for ever", () => {
  const { data, dist, installer } = newTable();
  put(data, { "Mods/Models/httpsexampleorgxa1obj.obj": "v 0 0 0" });
  const before = filesIn(data);
  installer().install(dist, CASTLE_RISK);
  installer().install(dist, OTHER);
  installer().remove(CASTLE_RISK);
  expect(existsSync(join(data, "Mods/Images/httpsexampleorgxboard2png.jpg"))).toBe(true);
  installer().remove(OTHER);
  expect(filesIn(data)).toEqual(before);
});

test("what somebody changed or renamed since stays, and is said", () => {
  const { data, dist, installer } = newTable();
  installer().install(dist, CASTLE_RISK);
  renameSync(join(data, "Saves/TS_Save_8.json"), join(data, "Saves/TS_Save_3.json"));
  put(data, { "Mods/Models/httpsexampleorgxa1obj.obj": "theirs" });
  const model = "Mods/Models/httpsexampleorgxa1obj.obj was changed since it was installed: it stays.";
  const again = installer().install(dist, CASTLE_RISK);
  expect([again.installed, again.kept]).toEqual([
    "TS_Save_9.json",
    ["Saves/TS_Save_8.json is Saves/TS_Save_3.json now: it stays.", model],
  ]);
  put(data, { "Saves/TS_Save_9.json": "round 5" });
  const changed = "Saves/TS_Save_9.json was changed since it was installed: it stays.";
  expect(installer().remove(CASTLE_RISK).kept).toEqual([changed]);
  const files = filesIn(data);
  expect([files["Saves/TS_Save_9.json"], files["Mods/Models/httpsexampleorgxa1obj.obj"]]).toEqual([
    "round 5",
    "theirs",
  ]);
  expect(files["Saves/TS_Save_3.json"]).toContain("MeshURL");
  expect(installer().remove(CASTLE_RISK)).toMatchObject({ remove: [], kept: [] });
});

test("a save whose pictures lie in another folder of this machine is refused", () => {
  const { data, dist, installer, build } = newTable();
  const before = filesIn(data);
  const here = pathToFileURL(join(dist, "assets")).href;
  build(`{"MeshURL":"${here}/a-1.obj","ImageURL":"file:///elsewhere/dist/assets/board_2.png"}`);
  const sentence = "dist/castle-risk.json was built in another folder: run npm run build first.";
  expect(() => installer().install(dist, CASTLE_RISK)).toThrow(sentence);
  expect(filesIn(data)).toEqual(before);
  build(`{"MeshURL":"${here}/a-1.obj"}`);
  expect(installer().install(dist, CASTLE_RISK).write).toHaveLength(3);
});

test("where something is in the way of a cache nothing is changed, and one sentence says so", () => {
  const { data, dist, installer } = newTable();
  put(data, { "Mods/Models": "in the way" });
  const before = filesIn(data);
  expect(() => installer().install(dist, CASTLE_RISK)).toThrow(
    /^Castle Risk: Europe is not installed in .*Saves: something else has the name of a file or folder\. Nothing was changed\.$/,
  );
  expect(filesIn(data)).toEqual(before);
});

test.skipIf(process.platform === "win32")(
  "a disk that takes no more leaves what was there whole",
  async () => {
    const { data, dist, installer } = newTable();
    installer().install(dist, CASTLE_RISK);
    put(dist, { "castle-risk.json": "x".repeat(100_000) });
    const before = filesIn(data);
    await bundleScript("install-tts");
    const start = `process.argv.splice(1, 0, ${JSON.stringify(join(dist, "../scripts/install-tts.ts"))}); void import(${JSON.stringify(pathToFileURL(".cache/bundles/scripts/install-tts.mjs").href)});`;
    // No file may have more than 32 blocks: a write fails half way, as on a full disk.
    const limited = 'trap "" XFSZ; ulimit -f 32; exec "$@"';
    const args = ["-e", start, "--", "--folder", data, "--game", "castle_risk"];
    const { status, stderr } = spawnSync("bash", ["-c", limited, "bash", process.execPath, ...args], {
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([
      1,
      `Castle Risk: Europe is not installed in ${join(data, "Saves")}: the system refuses it (EFBIG). Nothing was changed.\n`,
    ]);
    expect(filesIn(data)).toEqual(before);
  },
);

test("Tabletop Simulator's list gets the saves, and loses them; what else it says stays as it is, and a copy is kept", () => {
  const { data } = newTable();
  const saves = join(data, "Saves");
  const theirs =
    '[\r\n  {\r\n    "Directory": "C:\\\\Saves\\\\TS_Save_7.json",\r\n    "Name": "Chess",\r\n    "UpdateTime": 1.7E+09\r\n  }\r\n]';
  expect(readList(saves)).toBeUndefined();
  put(data, { "Saves/SaveFileInfos.json": theirs });
  const change = (add: { file: string; name: string }[], drop: string[]): unknown => {
    changeList(saves, readList(saves) ?? [], { add, drop }, 1_800_000_000);
    return JSON.parse(readFileSync(join(saves, "SaveFileInfos.json"), "utf8"));
  };
  const chess = { Directory: "C:\\Saves\\TS_Save_7.json", Name: "Chess", UpdateTime: 1.7e9 };
  const ours = { Directory: "C:\\Saves\\TS_Save_8.json", Name: "RISK", UpdateTime: 1.8e9 };
  for (let n = 0; n < 2; n++)
    expect(change([{ file: "TS_Save_8.json", name: "RISK" }], [])).toEqual([chess, ours]);
  expect(change([], ["TS_Save_8.json"])).toEqual([chess]);
  expect(readFileSync(join(saves, "SaveFileInfos.json"), "utf8")).toContain("1.7E+09");
  expect(readFileSync(join(saves, "SaveFileInfos.copy.txt"), "utf8")).toBe(theirs);
  for (const text of ["{}", '[{"Name":"Chess"}]']) {
    put(data, { "Saves/SaveFileInfos.json": text });
    expect(() => readList(saves)).toThrow(
      "is not the list that is known of Tabletop Simulator: leave --list out.",
    );
  }
  put(data, { "Saves/SaveFileInfos.json": theirs.slice(0, 40) });
  expect(() => readList(saves)).toThrow(/ends in the middle/);
});

describe("another mod", () => {
  const OPTIONS = { remove: false, "dry-run": false, list: false };
  const CHESS = { SaveName: "Chess 象棋", Table: "Table_RPG", ObjectStates: [] };
  /** A data folder with a save of theirs, and a folder with a mod. */
  function newMod(
    save: object,
    more: Readonly<Record<string, string | Buffer>> = {},
  ): {
    data: string;
    file: string;
    run: (options?: Partial<typeof OPTIONS>, assets?: string) => readonly string[];
  } {
    const { data } = newTable();
    const folder = newFolder();
    put(folder, { "chess.json": JSON.stringify(save), ...more });
    const file = join(folder, "chess.json");
    const run = (options = {}, assets?: string): readonly string[] =>
      installMod(file, { ...OPTIONS, folder: data, ...options }, assets).split("\n");
    return { data, file, run };
  }

  test("its save and thumbnail take the next free number, are renewed, and taken back to the last byte", () => {
    const { data, file, run } = newMod(CHESS, { "chess.png": "\x89PNG".slice(1) });
    expect(() => run()).toThrow(/chess\.png is no PNG/);
    writeFileSync(file.replace(/json$/, "png"), Buffer.from("\x89PNG and more", "latin1"));
    const before = filesIn(data);
    const saves = join(data, "Saves");
    expect(run({ "dry-run": true })).toEqual([`Would write ${join(saves, "TS_Save_8.json")}`]);
    expect(filesIn(data)).toEqual(before);
    expect(run()).toEqual([
      join(saves, "TS_Save_8.json"),
      "In Tabletop Simulator: Games, Save & Load, Chess 象棋.",
    ]);
    expect(filesIn(data)["Saves/TS_Save_8.json"]).toBe(JSON.stringify(CHESS));
    writeFileSync(file, JSON.stringify({ ...CHESS, Note: "new" }));
    rmSync(file.replace(/json$/, "png"));
    expect(run()).toContain("1 old files are taken away.");
    expect(Object.keys(filesIn(data)).filter((path) => !Object.hasOwn(before, path))).toEqual([
      "Saves/TS_Save_8.json",
      "Saves/chess-象棋.installed.txt",
    ]);
    run({ remove: true });
    expect(filesIn(data)).toEqual(before);
  });

  test("a game that was saved in its place since stays", () => {
    const { data, run } = newMod(CHESS);
    run();
    put(data, { "Saves/TS_Save_8.json": "move 20" });
    expect(run()).toContain("Saves/TS_Save_8.json was changed since it was installed: it stays.");
    expect(filesIn(data)["Saves/TS_Save_8.json"]).toBe("move 20");
    expect(filesIn(data)["Saves/TS_Save_9.json"]).toBe(JSON.stringify(CHESS));
  });

  test("a saved object goes among the saved objects, beside one of the same name", () => {
    const { data, run } = newMod({ SaveName: "", Table: "", Sky: "", ObjectStates: [{}] });
    put(data, { "Saves/Saved Objects/chess.json": "theirs" });
    expect(run()[1]).toBe("In Tabletop Simulator: Objects, Saved Objects, chess.");
    for (let n = 0; n < 2; n++) run();
    const objects = (): readonly string[] => readdirSync(join(data, "Saves", "Saved Objects"));
    expect(objects()).toEqual(["chess-2.json", "chess.json"]);
    expect(() => run({ list: true })).toThrow("is a saved object, and the list is one of saves");
    run({ remove: true });
    expect(objects()).toEqual(["chess.json"]);
  });

  test("an unpacked folder is installed as it packs, with its pictures in the caches", () => {
    const url = "https://example.org/board.png";
    const { data, file } = newMod({ ...CHESS, ObjectStates: [{ GUID: "aaaaaa", ImageURL: url }] });
    const tree = join(dirname(file), "tree");
    unpack(file, tree, { exact: false, force: false });
    put(tree, { "save.png": Buffer.from("\x89PNG", "latin1") });
    const assets = newFolder();
    put(assets, { "board.png": "picture", "rules.pdf": "none of it" });
    installMod(tree, { ...OPTIONS, folder: data }, assets);
    const files = filesIn(data);
    expect(files["Saves/TS_Save_8.json"]).toBe(readFileSync(file, "utf8"));
    expect(files["Mods/Images/httpsexampleorgboardpng.png"]).toBe("picture");
    expect(existsSync(join(data, "Saves/TS_Save_8.png"))).toBe(true);
  });

  test("what is no save, and what is not there, is refused in a sentence", () => {
    const { run } = newMod({ SaveName: "no list" });
    expect(() => run()).toThrow(
      /chess\.json is no save of Tabletop Simulator: it has no list ObjectStates\.$/,
    );
    expect(() => run({}, "/nowhere")).toThrow("There is no folder /nowhere.");
    const nowhere = { ...OPTIONS, folder: newFolder() };
    expect(() => installMod("nowhere.json", nowhere, undefined)).toThrow("There is no file nowhere.json.");
  });
});
