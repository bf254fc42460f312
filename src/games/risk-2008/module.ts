import { SETTINGS } from "../../risk/world/rules/settings";
import { ENGINE } from "./engine";
import type { Action } from "./rules/actions";

/** RISK in the edition of 2008 as far as it needs no table: its engine, and what seats may say at any time. */
export const GAME = {
  ...ENGINE,
  table: {
    resign: (seat: number): Action => ({ type: "resign", seat }),
    settings: SETTINGS,
  },
};
