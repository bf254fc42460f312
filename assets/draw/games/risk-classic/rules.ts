/** The rulebook of classic RISK: which pictures stand beside which headings, and below the words. */
import { CARDS, GOALS, GUIDE, WAR } from "../../../../src/games/risk-classic/text/en/rules";
import { ship } from "../../boxes/europe/seafaring";
import { chest, coins, scroll, swords, town } from "../../pieces/motifs";
import { marksOf, type RulePage } from "../../table/rulebook";
import {
  ARMOUR,
  castleFar,
  DAY,
  FIELD,
  floor,
  land,
  piece,
  set,
  sky,
  TABARD,
  waves,
} from "../../table/scene";

const MARKS = marksOf({
  "Sitting down": "shield-red",
  "What to do next": "control-next",
  "Choosing a territory": "action-pick",
  "Rolling on": "action-roll",
  Dragging: "phase-placement",
  Armies: "reason-army",
  "Taking back": "control-undo",
  Keys: "control-settings",
  "New armies": "action-reinforce",
  Attack: "action-attack",
  Dice: "action-roll",
  "Moving in": "action-conquer",
  Elimination: "action-lose",
  Card: "action-play",
  Fortifying: "action-fortify",
  "Setting up": "action-place",
  "The cards": "action-policies",
  "A set": "action-play",
  "What a set brings": "reason-army",
  When: "control-redo",
  "Own territories": "action-capital",
  "The pile": "action-discard",
  "World Domination": "action-crown",
  "Two players": "shield-neutral",
  Capital: "action-capital",
  "Secret Mission": "action-spy",
  "The last round": "control-redo",
  Resigning: "action-resign",
});

const host = (): string =>
  sky(DAY) +
  land(270, FIELD, 3) +
  piece("banner", 100, 150, 180, TABARD) +
  piece("infantry", 200, 290, 150, TABARD) +
  piece("cavalry", 340, 260, 190, ARMOUR) +
  piece("infantry", 450, 310, 130, ARMOUR);

const fleet = (): string =>
  sky("#dfe3cf") + waves(250) + ship(180, 270, 1.8) + ship(400, 300, 1.2, -1) + ship(430, 236, 0.5);

const battle = (): string =>
  sky("#e3bd94") +
  land(310, "#a39668", 2) +
  set(260, 190, 330, swords()) +
  piece("infantry", 90, 320, 130, TABARD);

const march = (): string =>
  sky(DAY) +
  land(280, FIELD, 1) +
  piece("cavalry", 140, 240, 200, TABARD) +
  piece("cavalry", 330, 270, 180, TABARD) +
  piece("banner", 440, 160, 160, TABARD);

const treasury = (): string =>
  sky(DAY, [260, 200]) + floor() + set(180, 250, 240, chest()) + set(396, 276, 170, coins());

const order = (): string => sky(DAY, [260, 200]) + floor() + set(260, 220, 260, scroll());

const capital = (): string =>
  sky(DAY) + land(290, FIELD) + castleFar(180, 200, 230) + set(400, 240, 150, town(false));

const siege = (): string =>
  sky("#e6cfa6") +
  land(290, FIELD, 3) +
  piece("siege", 170, 230, 230, "#a9855a") +
  piece("infantry", 390, 290, 160, ARMOUR);

export const PAGES: readonly RulePage[] = [
  { title: "How to play", body: GUIDE, marks: MARKS, scenes: [host(), fleet()] },
  { title: "A turn", body: WAR, marks: MARKS, scenes: [battle(), march()] },
  { title: "Setup and cards", body: CARDS, marks: MARKS, scenes: [treasury(), order()] },
  { title: "The games", body: GOALS, marks: MARKS, scenes: [capital(), siege()] },
];
