/** Matchers for `expect.extend` of vitest, or of any test runner that takes such. */
import type { Table } from "./table";

interface Result {
  pass: boolean;
  message: () => string;
}

const lines = (list: readonly string[]): string =>
  list.length === 0 ? "nothing" : `\n  ${list.join("\n  ")}`;

/** The types of the matchers, for `declare module "vitest" { interface Matchers<T> extends TableMatchers {} }`. */
export interface TableMatchers {
  toRunWithoutErrors: () => void;
  toHaveTold: (part: string) => void;
}

/** `expect(table).toRunWithoutErrors()` and `expect(table).toHaveTold("...")`, a part of a message to anybody. */
export const matchers = {
  toRunWithoutErrors(table: Table): Result {
    const errors = table.errors.map(({ what, message }) => `${what}: ${message}`);
    return { pass: errors.length === 0, message: () => `the scripts' errors: ${lines(errors)}` };
  },
  toHaveTold(table: Table, part: string): Result {
    const told = table.session.world.messages.map(({ text }) => text);
    return {
      pass: told.some((text) => text.includes(part)),
      message: () => `looked for "${part}" in what was told: ${lines(told)}`,
    };
  },
};
