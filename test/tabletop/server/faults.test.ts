import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { bundleThread } from "../../../scripts/start/thread";
import { folder, openGame } from "./open";
import { is, type Browser } from "./browser";

/** What a browser was told that it should know, and why what it asked for was refused. */
function told({ answers }: Browser): string[] {
  return answers.flatMap((answer) =>
    answer.t === "notice" ? [answer.text] : answer.t === "refused" ? [answer.why] : [],
  );
}

test("a game that cannot be written is told with the reason, and without the places of the server's files", async () => {
  const archive = folder();
  const { come, host, lines } = await openGame({ archive, autosave: 20 });
  const ann = await host({ name: "Ann", seat: "Red" });
  const bob = await come({ name: "Bob" });
  rmSync(archive, { recursive: true });
  await ann.ask({ t: "chat", text: "!keep a word" });
  const { text } = await bob.until(is("notice"));
  expect(text).toBe("The game cannot be saved: a file or folder is missing.");
  // Whoever has started the server sees where.
  expect(lines.join("\n")).toContain(archive);
  // It is tried again with every autosave, but not told each time.
  await new Promise((done) => setTimeout(done, 500));
  expect(told(bob)).toEqual([text]);
});

test("the host is told why a save or a new game is not written", async () => {
  const archive = folder();
  const { host } = await openGame({ archive, autosave: 3_600_000 });
  const ann = await host({ name: "Ann", seat: "Red" });
  writeFileSync(join(archive, "saves"), "in the way");
  expect(await ann.ask({ t: "save", name: "evening" })).toBe("table");
  expect(told(ann).at(-1)).toBe("This cannot be done: something else has the name of a file or folder.");
});

test("what the table has failed of is told to the host, and to guests without the server's own words", async () => {
  const worker = join(folder(), "worker.mjs");
  writeFileSync(
    worker,
    `import { parentPort } from "node:worker_threads";
     await import(${JSON.stringify(pathToFileURL(await bundleThread(process.cwd())).href)});
     parentPort.on("message", ({ what }) => {
       if (JSON.stringify(what).includes("!die")) setTimeout(() => { throw new Error("no room in /srv/secret"); });
     });`,
  );
  const { come, host } = await openGame({ worker });
  const ann = await host({ name: "Ann", seat: "Red" });
  const bob = await come({ name: "Bob", seat: "Blue" });
  await bob.ask({ t: "chat", text: "!die" });
  expect(await bob.until(is("notice"))).toMatchObject({ code: "crashed" });
  await ann.until(is("notice"));
  expect(told(ann).join()).toContain("/srv/secret");
  expect(told(bob).join()).not.toContain("/srv/secret");
  expect(told(bob).join()).toContain("The table failed (at: ");
});
