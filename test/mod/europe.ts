/** People at the packed table of Risk Europe. */
import { RISK_EUROPE } from "../../mod/saves/risk-europe";
import { GAME } from "../../src/games/risk-europe/module";
import { peopleOf } from "./people-of";

export const { open: openEurope, play: playEurope } = peopleOf(RISK_EUROPE, GAME);
