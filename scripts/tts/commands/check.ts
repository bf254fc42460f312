import { statSync } from "node:fs";
import { Complaint, REFUSED } from "../../complaint";
import { wrongUse } from "../../options";
import { fromCaller } from "../../replay/input";
import { command, flag, textFlag, wantsOther } from "./command";

const ONE = { wants: "one save or folder", orElse: "--game" };

export const CHECK = command({
  name: "check",
  usage: "[mod]",
  ...ONE,
  says: "says what is wrong with a mod: scripts, interfaces, GUIDs, tags, pictures and models",
  takes: (argv) =>
    argv.positional("mod", { type: "string", describe: "a folder that unpack wrote, or a save" }),
  options: {
    game: textFlag("checks a game of this project, as it was built"),
    local: flag("addresses of this machine are no error"),
    assets: textFlag("a folder that has the files behind the addresses"),
    online: flag("asks servers whether what addresses name is there"),
    json: flag("a line of JSON for each finding (docs/json.md)"),
    github: flag("findings as annotations of GitHub's checks"),
  },
  async run({ mod, game, local, assets, online, json, github }, project) {
    if ((mod === undefined) === (game === undefined)) wantsOther({ name: "check", ...ONE }, project);
    if (json && github) wrongUse("Either --json or --github is wanted.");
    const { checkMod } = await import("../check/check");
    const { forGitHub, forPeople } = await import("../check/report");
    const { readMod } = await import("../mod/read");
    const path =
      game === undefined || project === undefined ? fromCaller(mod ?? "") : await project.builtSave(game);
    const folder = assets === undefined ? undefined : fromCaller(assets);
    if (folder !== undefined && statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw new Complaint(`There is no folder ${folder}.`);
    const findings = await checkMod(readMod(path, mod ?? path), { local, online, folder });
    if (findings.some(({ severity }) => severity === "error")) process.exitCode = REFUSED;
    if (json) return findings.map((finding) => JSON.stringify(finding)).join("\n");
    return github ? forGitHub(findings) : forPeople(findings);
  },
});
