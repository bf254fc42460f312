/** Commands that npm test calls as functions, as somebody calls them: a process that loads all of each. */
import { expect, it } from "vitest";
import { bundleScript, runScript } from "./command";

it.each(["lengths", "levels", "soak", "soak-table", "tune"])("%s says how it is called", async (name) => {
  await bundleScript(name);
  const { code, out, err } = await runScript(name, ["--help"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain(`Usage: npm run -s ${name.replace("-", ":")} --`);
});
