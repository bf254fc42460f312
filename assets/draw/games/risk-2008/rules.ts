/** The rulebook of the edition of 2008: which pictures stand beside which headings, and below the words. */
import { GOALS, GUIDE, SETUP, TURN } from "../../../../src/games/risk-2008/text/en/rules";
import { rose } from "../../boxes/world/rose";
import { cards, die, medal, star, swords } from "../../pieces/motifs";
import { pageMaker } from "../../table/rulebook";
import {
  armies,
  ARMOUR,
  castleFar,
  FIELD,
  land,
  meadow,
  openSea,
  piece,
  set,
  sky,
  TABARD,
} from "../../table/scene";
import { creature } from "../../boxes/world/creatures";

const MARKS = {
  Troops: "reason-army",
  Stars: "piece-star",
  Draft: "action-place",
  Objective: "action-collect",
  Maneuver: "action-maneuver",
  Winning: "action-crown",
  Objectives: "piece-objective",
  "Minor objectives": "action-conquer",
  "Major objectives": "action-headquarters",
  "Minor rewards": "action-turn_in",
  "Major rewards": "action-boost",
  Airfields: "action-airfield",
  "Objectives used up": "control-pass",
  "Basic Training": "action-army",
  "Command Room": "phase-diplomacy",
  "World Conquest": "action-conquer",
  "Cards to start with": "phase-draw",
  Cities: "piece-city",
};

const CLOTH = "#e0b04a";

const SCENES = {
  landing: () =>
    openSea(270) + creature("galleon", 130, 290, 1.4, 1) + piece("airfield", 360, 170, 210, ARMOUR),
  siege: () =>
    sky("#e3bd94") +
    land(300, "#a39668", 2) +
    piece("city", 400, 236, 200, CLOTH) +
    piece("artillery", 130, 276, 180, ARMOUR) +
    set(250, 120, 150, swords()),
  hand: () => meadow(320, 0, [260, 190]) + set(180, 210, 240, cards()) + set(392, 180, 170, star()),
  honours: () => meadow(310, 0, [260, 190]) + set(260, 190, 270, medal()),
  balloon: () =>
    sky("#dfe3cf") +
    land(300, FIELD, 1) +
    piece("airfield", 170, 180, 260, TABARD) +
    set(392, 220, 150, die(), 8),
  capitals: () =>
    meadow(290, 1) +
    castleFar(390, 210, 200) +
    piece("city", 270, 262, 110, CLOTH) +
    piece("capital", 140, 236, 200, ARMOUR),
  voyage: () => openSea(240) + creature("serpent", 320, 290, 1.2, -1) + rose(100, 120, 84),
  armies,
};

const page = pageMaker(MARKS, SCENES);

export const PAGES = [
  page("How to play", GUIDE, "landing", "armies"),
  page("A turn", TURN, "siege", "hand"),
  page("Objectives and rewards", GOALS, "honours", "balloon"),
  page("Setup and the games", SETUP, "capitals", "voyage"),
];
