import { checkGuids } from "./guids";
import { checkInterface } from "./interface";
import type { Packed } from "./packed";
import { checkAssets } from "./assets";
import { checkPlaces } from "./places";
import { checkSchema } from "./schema";
import { checkTags } from "./tags";
import { checkText } from "./text";

const CHECKS = [checkGuids, checkInterface, checkAssets, checkTags, checkText, checkPlaces];

/** Why a save may not ship, one line each; empty if it may. What breaks the schema is not looked into further. */
export function checkSave(packed: Packed): readonly string[] {
  const broken = checkSchema(packed.save);
  return broken.length > 0 ? broken : CHECKS.flatMap((check) => check(packed));
}
