/** People at the packed table of RISK 2008. */
import { RISK_2008 } from "../../mod/saves/risk-2008";
import { GAME } from "../../src/games/risk-2008/module";
import { peopleOf } from "./people-of";

export const { open: open2008, play: play2008 } = peopleOf(RISK_2008, GAME);
