/** Another language is a folder of words for the table and one for each game (docs/mod.md, Words). */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `${folder}/${name}`);

const FILES = ["src", "mod", "scripts/page", "scripts/pack"]
  .flatMap(sources)
  .filter((file) => !/\/text\/en\//.test(file));

test("nobody but a game's own list of languages asks for the words of one", () => {
  const asking = FILES.filter((file) =>
    /["/]en\//.test(readFileSync(file, "utf8").replace(/^import type [^;]*;$/gm, "")),
  );
  expect(
    asking.filter((file) => !/^src\/games\/[a-z0-9-]+\/text\/(languages|saves)\.ts$/.test(file)),
  ).toEqual([]);
});

test("what every language has to say is read off English in the folders of texts alone", () => {
  const typed = FILES.filter((file) => /^import type [^;]*["/]en\//m.test(readFileSync(file, "utf8")));
  expect(typed.filter((file) => !/^src\/(risk\/world\/|games\/[a-z0-9-]+\/)?text\//.test(file))).toEqual([]);
});

test("the language is chosen in one place", () => {
  const files = ["src", "mod"].flatMap(sources);
  const choosing = files.filter((file) => /\bCHOSEN =/.test(readFileSync(file, "utf8")));
  expect(choosing).toEqual(["src/tts/language.ts"]);
});
