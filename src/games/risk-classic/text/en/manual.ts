import { MANUAL as TABLE } from "../../../../text/en/manual";
import type { ClassicManual } from "../manual";
import { armies as armiesOf } from "./words";

/** Words about what people change past the rules, in English. */
export const MANUAL: ClassicManual = {
  ...TABLE,
  land: (by, territory, owner, armies) =>
    `${by}, by hand: ${territory} is now of ${owner}, with ${armiesOf(armies)}.`,
};
