/** People at the packed table of classic RISK. */
import { RISK_CLASSIC } from "../../mod/saves/risk-classic";
import { GAME } from "../../src/games/risk-classic/module";
import { peopleOf } from "./people-of";

export const { open: openClassic, play: playClassic } = peopleOf(RISK_CLASSIC, GAME);
