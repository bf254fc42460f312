/** Another language is a file of words, chosen in two places: one for the table, one for its save. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("what the table, its save and its page say is chosen in one place for each", () => {
  const files = ["src/tts", "mod", "scripts/page", "scripts/pack"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${folder}/${name}`),
  );
  const choosing = files.filter((file) => /["/]text\/en\//.test(readFileSync(file, "utf8")));
  expect(choosing.sort()).toEqual(["mod/words.ts", "src/tts/language.ts"]);
});
