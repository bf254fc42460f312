/** Errors of scripts, told ones included: each is an error of the test in which it happens, unless that test expects it. */
import { subscribe } from "node:diagnostics_channel";
import { afterEach } from "vitest";
import type { ScriptError } from "../../tabletop/run/script";

let found: string[] = [];
let expected: RegExp[] = [];

subscribe("tabletop.script.error", (message) => {
  const { what, message: text } = message as ScriptError;
  noteScriptError(`${what}: ${text}`);
});

/** Tells of an error that comes from elsewhere: a table in another thread. */
export function noteScriptError(text: string): void {
  found.push(text);
}

/** The running test makes scripts fail: each error matches one of these, and each of these an error. */
export function expectScriptErrors(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

/** Fails a test during which a script failed, or told that it did, and no one expected it. */
export function failOnScriptErrors(): void {
  afterEach(() => {
    const [errors, patterns] = [found, expected];
    [found, expected] = [[], []];
    const unforeseen = errors.filter((text) => !patterns.some((pattern) => pattern.test(text)));
    if (unforeseen.length > 0) throw new Error(`a script failed:\n${unforeseen.join("\n")}`);
    const missing = patterns.filter((pattern) => !errors.some((text) => pattern.test(text)));
    if (missing.length > 0) throw new Error(`no script failed with ${missing.join(", ")}`);
  });
}
