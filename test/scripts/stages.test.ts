import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { run, runStages } from "../../scripts/stages.mjs";

const lines: string[] = [];
const said = (): string[] => lines.splice(0).map((line) => line.replace(/\d+\.\d s/, "N s"));
const log = vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
afterAll(() => log.mockRestore());
afterEach(() => void lines.splice(0));

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}

/** A stage with a result, which it gives once `until` is there. */
const stage = (
  name: string,
  result: { ok: boolean; word?: string; remark?: string },
  until?: Promise<void>,
) => ({
  name,
  work: async () => {
    await until;
    return result;
  },
});

describe("the stages of npm test", () => {
  it("have a line each, with word and remark; lanes run beside each other", async () => {
    const { promise: begun, resolve: begin } = deferred();
    // The first lane waits for the second: one after the other they would never end.
    const waiting = stage("first", { ok: true, remark: "1 skipped" }, begun);
    const other = stage("second", { ok: true, word: "done" });
    const last = { name: "third", work: async () => Promise.resolve({ ok: true }).finally(begin) };
    expect(await runStages([[waiting], [other, last]])).toEqual([]);
    expect(said().sort()).toEqual(["done second, N s", "ok   first, N s, 1 skipped", "ok   third, N s"]);
  });

  it("go on where one fails, and say which did", async () => {
    const failed = await runStages([
      [stage("types", { ok: false }), stage("lint", { ok: true })],
      [stage("vitest", { ok: false, remark: "2 skipped" })],
    ]);
    expect(failed.sort()).toEqual(["types", "vitest"]);
    expect(said().sort()).toEqual(["FAIL types, N s", "FAIL vitest, N s, 2 skipped", "ok   lint, N s"]);
  });

  it.skipIf(process.platform === "win32")("let a low command have what time others leave", async () => {
    const priority = `node -e "setTimeout(() => process.exit(os.getPriority()), 100)"`;
    const isLow = `${priority} ; test $? -eq 19`;
    expect(await run(isLow, { nice: 19 })).toBe(true);
    expect(await run(isLow)).toBe(false);
  });

  it("keep what a quiet command says to themselves unless it fails", async () => {
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    try {
      expect(await run(`"${process.execPath}" -e "console.log(1)"`, { quiet: true })).toBe(true);
      expect(write).not.toHaveBeenCalled();
      expect(await run(`"${process.execPath}" -e "console.log(2); process.exit(3)"`, { quiet: true })).toBe(
        false,
      );
      expect(String(write.mock.calls[0]?.[0])).toBe("2\n");
    } finally {
      write.mockRestore();
    }
  });
});
