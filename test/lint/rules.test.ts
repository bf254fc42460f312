import { RuleTester } from "eslint";
import tseslint from "typescript-eslint";
import { describe, expect, it } from "vitest";
import plugin from "../../scripts/lint/plugin";
import type { Cases } from "./cases";
import { caseFile, HEAD, programOf } from "./program";
import { cases as bitOperators } from "./rules/bit-operators";
import { cases as capturedLoopVariable } from "./rules/captured-loop-variable";
import { cases as loopContinue } from "./rules/loop-continue";
import { cases as missingGlobals } from "./rules/missing-globals";
import { cases as moduloSign } from "./rules/modulo-sign";
import { cases as noCollections } from "./rules/no-collections";
import { cases as noHoles } from "./rules/no-holes";
import { cases as noNull } from "./rules/no-null";
import { cases as noShift } from "./rules/no-shift";
import { cases as oneSpread } from "./rules/one-spread";
import { cases as plainSyntax } from "./rules/plain-syntax";
import { cases as pushIterable } from "./rules/push-iterable";
import { cases as reduceStart } from "./rules/reduce-start";
import { cases as spreadUndefined } from "./rules/spread-undefined";
import { cases as stringOrder } from "./rules/string-order";
import { cases as throwValues } from "./rules/throw-values";
import { cases as truthiness } from "./rules/truthiness";
import { cases as tryJump } from "./rules/try-jump";

const CASES: Readonly<Record<string, Cases>> = {
  "bit-operators": bitOperators,
  "captured-loop-variable": capturedLoopVariable,
  "loop-continue": loopContinue,
  "missing-globals": missingGlobals,
  "modulo-sign": moduloSign,
  "no-collections": noCollections,
  "no-holes": noHoles,
  "no-null": noNull,
  "no-shift": noShift,
  "one-spread": oneSpread,
  "plain-syntax": plainSyntax,
  "push-iterable": pushIterable,
  "reduce-start": reduceStart,
  "spread-undefined": spreadUndefined,
  "string-order": stringOrder,
  "throw-values": throwValues,
  truthiness,
  "try-jump": tryJump,
};

const bare = (one: Cases["bad"][number]): string => (typeof one === "string" ? one : one[0]);
const times = (one: Cases["bad"][number]): number => (typeof one === "string" ? 1 : one[1]);

const sources = new Map<string, string>();
for (const [rule, { good, bad }] of Object.entries(CASES)) {
  good.forEach((code, i) => sources.set(caseFile(rule, "good", i), HEAD + code));
  bad.forEach((one, i) => sources.set(caseFile(rule, "bad", i), HEAD + bare(one)));
}

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { programs: [programOf(sources)] } },
});

it("has cases for every rule", () =>
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(plugin.rules).sort()));

for (const [rule, { good, bad }] of Object.entries(CASES)) {
  tester.run(rule, plugin.rules[rule] as never, {
    valid: good.map((code, i) => ({ name: code, code: HEAD + code, filename: caseFile(rule, "good", i) })),
    invalid: bad.map((one, i) => ({
      name: bare(one),
      code: HEAD + bare(one),
      filename: caseFile(rule, "bad", i),
      errors: times(one),
    })),
  });
}
