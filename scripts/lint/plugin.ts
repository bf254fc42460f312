import type { Rule } from "./rule";
import { bitOperators } from "./rules/bit-operators";
import { capturedLoopVariable } from "./rules/captured-loop-variable";
import { loopContinue } from "./rules/loop-continue";
import { missingGlobals } from "./rules/missing-globals";
import { moduloSign } from "./rules/modulo-sign";
import { noCollections } from "./rules/no-collections";
import { noHoles } from "./rules/no-holes";
import { noNull } from "./rules/no-null";
import { noShift } from "./rules/no-shift";
import { oneSpread } from "./rules/one-spread";
import { plainSyntax } from "./rules/plain-syntax";
import { pushIterable } from "./rules/push-iterable";
import { reduceStart } from "./rules/reduce-start";
import { spreadUndefined } from "./rules/spread-undefined";
import { stringOrder } from "./rules/string-order";
import { throwValues } from "./rules/throw-values";
import { truthiness } from "./rules/truthiness";
import { tryJump } from "./rules/try-jump";

/** Where TypeScript means one thing in Node and another in Lua; each rule says what, and what to write instead. */
const rules: Readonly<Record<string, Rule>> = {
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

export default { meta: { name: "lua" }, rules };
