import { GAME } from "../../src/games/castle-risk/module";
import { existsSync, readFileSync } from "node:fs";
import { MAX_LINE } from "../../src/core/lines";
import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { soakGame } from "../../scripts/soak/play";
import { resultOf, type Result } from "../../scripts/complaint";
import { replay as runReplay } from "../../scripts/replay/command";
import { USAGE } from "../../scripts/replay/usage";
import { bundleScript, runScript, scratch } from "./command";

await bundleScript("replay");
const file = scratch();
/** A game of random players, and the lines of its header. */
const whole = soakGame(GAME, 3, 5);
const record = file("game.txt", whole.record);
const lines = whole.record.trimEnd().split("\n");
/** One of those who play in it. */
const seat = /^players (\w+)/m.exec(whole.record)?.[1] ?? "";
const head = lines.length - whole.actions;

/** As the command does it, without a process for each case. */
const replay = (...args: string[]): Promise<Result> => resultOf(USAGE, () => runReplay(args));
/** As somebody calls it. */
const called = (...args: string[]): Promise<Result> => runScript("replay", args);
interface Shown {
  readonly hash: string;
  readonly version: number;
  readonly hashes: string[];
  readonly position: string;
  readonly try: { accepted: boolean; code: string | null };
  readonly choices: { seat: string; actions: string[]; refused: { code: string }[] }[];
  readonly log: { number: number; action: string; events: { type: string; text: string }[] }[];
}

/** A run that must go well, as JSON. */
async function shown(...args: string[]): Promise<Shown> {
  const { code, out, err } = await replay(...args, "--json");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out) as Shown;
}

describe.concurrent("npm run replay", () => {
  it("prints how the game ended", async () => {
    const { code, out, err } = await called(record);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(await replay(record)).toEqual({ code, out, err });
    expect(out).toMatch(/^Castle Risk: Europe, \d+ actions, round \d+\nOver: /);
    expect(out).toMatch(/\nhash [0-9a-f]{8}\n$/);
  });

  it("prints one JSON object, whose hash is that of the last action", async () => {
    const game = await shown(record);
    const { hashes } = await shown(record, "--hashes");
    expect(game.version).toBe(1);
    expect(hashes).toHaveLength(whole.actions);
    expect(hashes.at(-1)).toBe(game.hash);
  });

  it("prints a numbered hash for each action", async () => {
    const { out } = await replay(record, "--hashes", "--until", "3");
    expect(out).toMatch(/^1 [0-9a-f]{8}\n2 [0-9a-f]{8}\n3 [0-9a-f]{8}\n$/);
  });

  it("prints a position that a record can begin with", async () => {
    const { out } = await replay(record, "--until", "200", "--position");
    const rest = lines.slice(head + 200).join("\n");
    const second = file("second.txt", `castle_risk 1\nposition ${out}${rest}\n`);
    expect((await shown(second)).hash).toBe((await shown(record)).hash);
  });

  it("begins with a position, alone and with a record", async () => {
    const { out } = await replay(record, "--until", "150", "--position");
    const there = JSON.parse((await replay(record, "--until", "150", "--json")).out) as Shown;
    const from = file("from.txt", `# after 150 actions\n\n${out}`);
    expect(await shown("--from", from)).toEqual(there);
    expect(await shown("--from", file("named.txt", `position ${out}`))).toEqual(there);
    const rest = file("rest.txt", `castle_risk 1\n# the rest\n${lines.slice(head + 150).join("\n")}\n`);
    expect((await shown(rest, "--from", from)).hash).toBe((await shown(record)).hash);
    const wrong = file("wrong.txt", `castle_risk 1\n# the rest\n\n${seat} dance\n`);
    expect(await replay(wrong, "--from", from)).toMatchObject({ code: 1, out: "" });
    expect((await replay(wrong, "--from", from)).err).toMatch(/wrong\.txt:4:\d+: "dance" is not known/);
  });

  it("begins with the position that a record begins with, and its names", async () => {
    const { out } = await replay(record, "--until", "150", "--position");
    const played = lines.slice(head + 150);
    const first = `castle_risk 1\nposition ${out.trim()}\nplayer ${seat} Ann\n`;
    const from = file("begun.txt", `${first}${played.slice(0, 3).join("\n")}\n`);
    const alone = await replay("--from", from);
    expect(alone.out).toContain("(Ann)");
    expect(alone.out).toMatch(/^Castle Risk: Europe, 0 actions/);
    const rest = file("go-on.txt", `castle_risk 1\nplayer ${seat} Bea\n${played.join("\n")}\n`);
    const { out: after } = await replay(rest, "--from", from);
    expect(after).toContain("(Bea)");
    expect(after).toContain(`hash ${(await shown(record)).hash}\n`);
  });

  it("refuses a record of another game than the position's", async () => {
    const { out } = await replay(record, "--until", "150", "--position");
    const from = file("of-three.txt", out);
    const other = file("of-two.txt", "castle_risk 1\n\nplayers red blue\n");
    const { code, err } = await replay(other, "--from", from);
    expect(code).toBe(1);
    expect(err).toMatch(/of-two\.txt:3:1: This record is of another game than that of .*of-three\.txt\.\n$/);
  });

  it("prints events under their actions", async () => {
    const { log } = await shown(record, "--events", "--until", "40");
    expect(log.map((entry) => entry.action)).toEqual(lines.slice(head, head + 40));
    const { out } = await replay(record, "--events", "--until", "40");
    expect(out.split("\n").filter((line) => /^ ?\d+ /.test(line))).toHaveLength(40);
  });

  it("prints choices that it then accepts, and the codes of those that it then refuses", async () => {
    let tried = 0;
    for (const until of ["30", "77", "140", "260"]) {
      const { choices } = await shown(record, "--until", until, "--choices");
      const plain = choices[0]?.actions.find((action) => !action.includes("("));
      if (plain === undefined) continue;
      expect((await shown(record, "--until", until, "--try", plain)).try.accepted).toBe(true);
      tried++;
    }
    expect(tried).toBeGreaterThan(0);
  });

  it("tries several actions on the same state, each by itself", async () => {
    // The first moment in which there is a complete action to take.
    let until = "29";
    let plain: string | undefined;
    while (plain === undefined) {
      until = `${Number(until) + 1}`;
      const { choices } = await shown(record, "--until", until, "--choices");
      plain = choices[0]?.actions.find((action) => !action.includes("("));
    }
    const three = ["--try", plain, "--try", "nonsense", "--try", plain];
    const shownAll = (await shown(record, "--until", until, ...three)) as unknown as {
      try: { accepted: boolean }[];
    };
    expect(shownAll.try.map(({ accepted }) => accepted)).toEqual([true, false, true]);
    const { out } = await replay(record, "--until", until, "--try", plain, "--try", "nonsense");
    expect(out).toMatch(/^accepted: .*\nrefused: nonsense\n/);
  });

  it("refuses an action that is tried with its code, and still ends well", async () => {
    const { code, out, err } = await replay(record, "--try", `${seat} pass`);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^refused: \w+ pass\n {2}\[game\.over\]/);
    expect((await shown(record, "--try", "nonsense")).try).toMatchObject({
      accepted: false,
      code: "text.unknown",
    });
  });

  it("hides from a seat what it may not know", async () => {
    const game = await shown(record, "--until", "120", "--view", seat);
    expect(game.hash).toBeNull();
    const { out } = await replay(record, "--until", "120", "--events", "--view", seat);
    expect(out).not.toMatch(new RegExp(`draw (?!${seat})\\w+ (card|mission) \\w`));
  });

  it("reads a record from standard input", async () => {
    const { out } = await runScript("replay", ["-", "--hashes"], whole.record);
    expect(out).toBe((await replay(record, "--hashes")).out);
  });

  it("loads no compiler before something is compiled: that takes three times as long as all the rest", () => {
    const bundled = readFileSync(".cache/bundles/scripts/replay.mjs", "utf8");
    expect(bundled).toContain('"typescript-to-lua"');
    expect(bundled).not.toMatch(/^import .*"typescript/m);
  });

  it("prints its usage when asked", async () => {
    const { code, out, err } = await replay("--help");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^Usage: npm run -s replay/);
  });

  it("replays on Lua 5.2 to the same states", async () => {
    const hashes = await replay(record, "--hashes");
    expect(await called(record, "--hashes", "--engine", "lua52")).toEqual(hashes);
    expect(await called(record, "--engine", "lua52")).toEqual(await replay(record));
    const wrong = file("lua.txt", "castle_risk 1\nplayers red blue\nred dance\n");
    expect(await called(wrong, "--engine", "lua52")).toEqual(await replay(wrong));
  }, 120_000);
});

const WRONG: readonly (readonly string[])[] = [
  [],
  [record, record],
  [""],
  [record, "--bogus"],
  [record, "-x"],
  [record, "--until"],
  [record, "--until", "x"],
  [record, "--until", "-1"],
  [record, "--until", "1", "--until", "2"],
  [record, "--engine", "python"],
  [record, "--view", "pink"],
  [record, "--view", "red", "--position"],
  [record, "--position", "--hashes"],
  [record, "--json=yes"],
  [record, "--try"],
  ["-", "--from", "-"],
];

describe.concurrent("wrong use", () => {
  it.each(WRONG.map((args) => [args.map((arg) => arg.replace(record, "FILE")).join(" "), args] as const))(
    "replay %s",
    async (_name, args) => {
      const { code, out, err } = await replay(...args);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(err).toMatch(/^[^\n]+\.\n\nUsage: /);
    },
  );
});

const HEAD = "castle_risk 1\nplayers red blue\nseed 1\n";
const REFUSED: readonly (readonly [name: string, text: string | Buffer, err: RegExp])[] = [
  ["nothing", "", /bad:1:1: [^\n]+\.\n$/],
  ["another game", "chess 1\n", /bad:1:1: /],
  ["another version", "castle_risk 7\n", /bad:1:13: .*version 7/],
  ["an unknown territory", `${HEAD}red attack atlantis wales infantry 1\n`, /bad:4:12: .*"atlantis"/],
  ["negative units", `${HEAD}red attack england wales infantry -1\n`, /bad:4:35: /],
  ["a wrong seat", `${HEAD}green pass\n`, /bad:4:1: .*"green"/],
  ["an action out of turn", `${HEAD}red pass\n`, /bad:4:1: /],
  ["a draw that is not due", `${HEAD}draw red card spy\n`, /bad:4:1: /],
  ["a line that is too long", `${HEAD}red ${"x".repeat(MAX_LINE)}\n`, /bad:4:1: .*too long/],
  ["a file that is too large", `${HEAD}${"#".repeat(9_000_000)}`, /bad is too large: 8000000 bytes/],
  ["a binary file", Buffer.from([1, 2, 0, 4]), /bad:1:3: This is a binary file, not a text\.\n$/],
  [
    "UTF-16",
    Buffer.from("\ufeffcastle_risk 1\n", "utf16le"),
    /bad:1:1: This is UTF-16; save it as UTF-8\.\n$/,
  ],
  [
    "Latin 1",
    Buffer.from("castle_risk 1\nplayer red Andr\xe9\n", "latin1"),
    /bad:2:16: This is no text in UTF-8\.\n$/,
  ],
];

describe.concurrent("a record that is refused", () => {
  it.each(REFUSED)("for %s", async (name, text, err) => {
    const bad = file(`${name.replaceAll(" ", "-")}-bad`, text);
    for (const args of [[bad], [bad, "--json", "--events"]]) {
      const got = await replay(...args);
      expect({ code: got.code, out: got.out }).toEqual({ code: 1, out: "" });
      expect(got.err).toMatch(err);
      expect(got.err.trimEnd()).not.toContain("\n");
    }
  });

  it("because there is none", async () => {
    expect(await replay("no-such-file")).toMatchObject({ code: 1, out: "" });
    expect((await replay(tmpdir())).err).toMatch(/ is a folder, not a file\.\n$/);
    expect((await replay(record, "--until", "99999")).err).toMatch(
      / has \d+ actions, so there is nothing after 99999\.\n$/,
    );
  });

  it("because its name is none, in one line that no terminal obeys", async () => {
    const { code, err } = await replay("no\nsuch\u001b[31m\u009bfile");
    expect({ code, err }).toEqual({
      code: 1,
      err: "no?such?[31m?file cannot be read: there is no such file.\n",
    });
  });

  it.each([
    ["what is tried", [record, "--try", "red\u009b31m \u202epass"], /^refused: red\?31m \?pass\n/],
    ["a name of a player", [file("unruly.txt", `${HEAD}player red A\u009b\u202eB\n`)], /A B/],
    ["JSON of what is tried", [record, "--json", "--try", "\u202ered"], /"action": "\?red"/],
  ])("shows nothing that a terminal obeys, in %s", async (_, args, shows) => {
    const { out } = await replay(...args);
    expect(out).toMatch(shows);
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/);
  });

  it.skipIf(!existsSync("/dev/full"))("because what it says cannot be written", async () => {
    const { code, err } = await runScript("replay", [record], "", "/dev/full");
    expect({ code, err }).toEqual({ code: 1, err: "The output cannot be written: ENOSPC.\n" });
  });

  it("wherever a good one is cut off or spoilt, with a place and nothing else", async () => {
    for (const cut of [7, 300, 2000, 5001, 9973]) {
      const text = `${whole.record.substring(0, cut)}\u0001 \u00e9;`;
      const { code, out, err } = await replay(file(`cut-${cut}`, text));
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err).toMatch(new RegExp(`cut-${cut}:\\d+:\\d+: [^\\n]+\\n$`));
      expect(err.trimEnd()).not.toContain("\n");
    }
  });

  it("reads 300,000 lines: a reader that is not linear runs out of time", async () => {
    const many = `${HEAD}${"# one\n".repeat(180_000)}${"\n".repeat(120_000)}red dance\n`;
    const { code, err } = await runScript("replay", ["-"], many);
    expect(code).toBe(1);
    expect(err).toMatch(/^-:300004:5: /);
  }, 20_000);
});

describe.concurrent("a beginning that is refused", () => {
  const NO_MOVES = "moves attacks 0 fortifies 0 bombardments 0 recruitments 0";
  const wanted = "but --from wants a position, the one line that says how a game stands; .*--position prints";
  const FROMS: readonly (readonly [string, string, RegExp])[] = [
    ["nothing.txt", "\n# only this\n", new RegExp(`:1:1: Nothing stands here, ${wanted}`)],
    ["game.json", '{"game": "castle_risk", "version": 1}\n', new RegExp(`:1:1: This is JSON, ${wanted}`)],
    ["json-by-its-name.json", "castle_risk 1\n", new RegExp(`:1:1: This is JSON, ${wanted}`)],
    ["json-by-its-text.txt", ' \n{"game": "castle_risk"}\n', new RegExp(`:1:1: This is JSON, ${wanted}`)],
    ["a-list.txt", "[]", new RegExp(`:1:1: This is JSON, ${wanted}`)],
    ["from-the-roll.txt", "castle_risk 1\n\nplayers red blue\n", new RegExp(`:3:1: .*first roll, ${wanted}`)],
    ["another-game.txt", "chess 1 ; players red blue\n", /:1:1: .*"chess"/],
    ["spoilt.txt", "# one\ncastle_risk 1 ; players red blue ; phase dance\n", /:2:42: .*"dance"/],
    ["spoilt-record.txt", "castle_risk 1\nposition castle_risk 1 ; players red\n", /:2:\d+: /],
    [
      "two-lines.txt",
      `castle_risk 1 ; players red blue ; step order ; contenders red blue ; ${NO_MOVES}\n\nred pass\n`,
      /:3:1: A position is one line, but here is another one; a record .* above it\.\n$/,
    ],
  ];
  it.each(FROMS)("in %s", async (name, text, err) => {
    const got = await replay("--from", file(name, text));
    expect({ code: got.code, out: got.out }).toEqual({ code: 1, out: "" });
    expect(got.err).toMatch(err);
    expect(got.err.trimEnd()).not.toContain("\n");
  });
});
