/** Another language is a file of words, chosen in two places (issue 5: "Words in src/text only"). */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("what the table, its save and its page say is chosen in one place for each", () => {
  const files = ["src/tts", "mod", "scripts/page", "scripts/pack"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${folder}/${name}`),
  );
  const choosing = files.filter((file) => /["/]text\/en\//.test(readFileSync(file, "utf8")));
  expect(choosing.sort()).toEqual(["mod/saves/castle-risk.ts", "src/tts/language.ts"]);
});
