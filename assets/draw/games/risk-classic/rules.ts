/** The rulebook of classic RISK: which pictures stand beside which headings, and below the words. */
import { CARDS, GOALS, GUIDE, WAR } from "../../../../src/games/risk-classic/text/en/rules";
import { creature } from "../../boxes/world/creatures";
import { rose } from "../../boxes/world/rose";
import { cards, die, swords } from "../../pieces/motifs";
import { pageMaker } from "../../table/rulebook";
import { armies, ARMOUR, castleFar, land, meadow, openSea, piece, set, sky, TABARD } from "../../table/scene";

const MARKS = {
  Armies: "reason-army",
  "New armies": "action-place",
  Fortifying: "action-fortify",
  "Setting up": "action-claim",
  "The cards": "phase-draw",
  "A set": "action-trade",
  "What a set brings": "action-reinforce",
  When: "control-pass",
  "Own territories": "action-conquer",
  "The pile": "action-discard",
  "World Domination": "action-conquer",
  "Two players": "shield-neutral",
  Capital: "action-headquarters",
  "Secret Mission": "phase-diplomacy",
};

const SCENES = {
  voyage: () => openSea(250) + creature("galleon", 250, 270, 1.7, 1),
  battle: () =>
    sky("#e3bd94") +
    land(300, "#a39668", 2) +
    piece("artillery", 130, 270, 170, ARMOUR) +
    piece("infantry", 390, 262, 160, TABARD, -1) +
    set(262, 130, 190, swords()),
  dice: () => meadow(310, 0, [260, 190]) + set(170, 220, 200, die()) + set(360, 240, 160, die(), 14),
  hand: () => meadow(320, 0, [260, 190]) + set(260, 200, 290, cards()),
  camp: () =>
    meadow(280, 2) +
    piece("banner", 110, 210, 190, ARMOUR) +
    piece("infantry", 270, 270, 150, ARMOUR) +
    piece("cavalry", 410, 270, 160, ARMOUR, -1),
  headquarters: () => meadow(290, 1) + castleFar(390, 210, 220) + piece("capital", 170, 230, 210, ARMOUR),
  monsters: () => openSea(240) + creature("serpent", 300, 290, 1.2, -1) + rose(100, 120, 84),
  armies,
};

const page = pageMaker(MARKS, SCENES);

export const PAGES = [
  page("How to play", GUIDE, "voyage", "armies"),
  page("A turn", WAR, "battle", "dice"),
  page("Setup and cards", CARDS, "hand", "camp"),
  page("The games", GOALS, "headquarters", "monsters"),
];
