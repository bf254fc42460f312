/** Positions that are none: each breaks an invariant, and is refused by its name. */
import { expect, it } from "vitest";
import { HOMES, misread } from "../play";

const FOUR = "players red blue green yellow ; ";
const at = (phase: string, more = "", lands = HOMES): string => `${FOUR}phase ${phase} ; ${lands} ${more}`;
/** The same with missions in place of Crown Cards for sale. */
const goals = (phase: string, more: string): string =>
  `${FOUR}option kingdom_missions on ; phase ${phase} ; ${HOMES} ${more}`;
/** A battle for Poland. */
const fight = (more: string): string =>
  at("battles", more, `${HOMES} poland blue footman 1 against green footman 1 ; first red ; `);
/** What all have bid at set-up, in the order of their seats. */
const bids = (...coins: number[]): string =>
  ["red", "blue", "green", "yellow"].map((id, i) => `seat ${id} coins 9 bid ${coins[i]}`).join(" ; ");

it.each([
  ["a step of another phase", at("battles", "step card"), "step"],
  ["an end without an ending", at("over"), "ending"],
  ["an ending of a game that goes on", at("orders", "ending crowns red ; winners red"), "ending"],
  ["winners of a game that goes on", at("orders", "winners red"), "ending"],
  ["three cards picked", at("turns", "seat red picks tax split expand_siege ; turn red"), "picks"],
  ["more turned up than picked", at("turns", "seat red picks tax split revealed 3 ; turn red"), "picks"],
  [
    "cards turned up before the turns",
    at("orders", "step pick ; asked blue green yellow ; seat red picks tax split revealed 1"),
    "picks",
  ],
  [
    "a bid of more than there is",
    at("setup", "seat red coins 2 bid 3 ; step bid ; asked blue green yellow", ""),
    "bid",
  ],
  [
    "a bid of one who is still asked",
    at("setup", "step bid ; seat red coins 9 bid 1 ; asked red blue green yellow", ""),
    "asked",
  ],
  ["spoils without that mission", goals("orders", "seat red spoils 1"), "spoils"],
  ["an answer before missions are asked for", goals("orders", "seat red answered"), "answered"],
  [
    "missions shown before missions are asked for",
    goals("orders", "seat red showing great_host"),
    "answered",
  ],
  [
    "missions shown by one who has not answered",
    goals("missions", "seat red missions great_host showing great_host ; asked red"),
    "answered",
  ],
  [
    "a mission shown that is another's",
    goals(
      "missions",
      "seat red answered missions great_host showing full_coffers ; seat blue missions full_coffers ; asked blue",
    ),
    "answered",
  ],
  ["Crown Cards gone where none are sold", goals("orders", "gone_cards 1"), "crown_cards"],
  [
    "a dispute of one who is out",
    `players red blue green ; phase battles ; england red footman 1 ; sweden blue footman 1 against green footman 1 ; seat green out`,
    "owner_out",
  ],
  [
    "a marker of one who is out",
    `players red blue green ; phase orders ; first green ; england red footman 1 ; sweden blue footman 1 ; seat green out`,
    "marker",
  ],
  ["a leader before the turns", at("orders", "leader red"), "marker"],
  ["a turn outside of the turns", at("orders", "turn red"), "turn"],
  ["an army that acts for another's turn", at("turns", "turn red ; acting blue"), "turn"],
  ["a card that a player has turned up by lot", at("turns", "turn red ; step card"), "turn"],
  [
    "one who bids alone against himself",
    at("setup", `step tie ; ${bids(2, 0, 0, 0)} ; contenders red`, ""),
    "contenders",
  ],
  ["contenders where no bids are tied", at("orders", "contenders red blue"), "contenders"],
  [
    "contenders out of the order of their seats",
    at("setup", `step tie ; ${bids(2, 2, 0, 0)} ; contenders blue red`, ""),
    "contenders",
  ],
  [
    "contenders with less than the highest bid",
    at("setup", `step tie ; ${bids(2, 2, 3, 0)} ; contenders red blue`, ""),
    "contenders",
  ],
  [
    "an order that is not on the open card",
    at("turns", "seat red picks tax split ; turn red ; moves order expand"),
    "moves",
  ],
  [
    "a bonus that is not on the open card",
    at("turns", "seat red picks tax split ; turn red ; moves bonus siege"),
    "moves",
  ],
  [
    "a ride in another order",
    at("turns", "seat red picks tax split ; turn red ; moves order tax rode"),
    "moves",
  ],
  [
    "free units in another order",
    at("turns", "seat red picks tax split ; turn red ; moves order tax gratis 1"),
    "moves",
  ],
  ["nobody asked who is to act", at("turns", "turn red ; asked"), "asked"],
  ["one who is asked in another's turn", at("turns", "turn red ; asked blue"), "asked"],
  ["asked out of the order of their seats", at("orders", "asked blue red green yellow"), "asked"],
  ["one without a mission who is asked for one", goals("missions", "asked red"), "asked"],
  [
    "a force that is to be split and another step",
    at("turns", "turn red ; split england wales"),
    "progress_of",
  ],
  ["an assault and another step", at("turns", "turn red ; assault england wales"), "progress_of"],
  [
    "missions to keep and another step",
    goals("turns", "turn red ; drawn great_host full_coffers"),
    "progress_of",
  ],
  [
    "a choice between fewer than two battles",
    at("battles", "step battle ; first red ; asked red"),
    "disputes",
  ],
  ["more losses than units", fight("step losses ; battle poland due 3 0"), "battle"],
  ["losses to choose where none are due", fight("step losses ; battle poland"), "battle"],
  [
    "dice that lie before they are rolled",
    fight("step dice ; battle poland rank main dice 5 vs 4"),
    "battle_dice",
  ],
  ["a castle's re-roll where no castle is", fight("step castle ; battle poland dice 5 vs 4"), "battle"],
  ["a battle for what nobody disputes", at("battles", "step dice ; battle england"), "battle"],
  [
    "a mercenary army with picks that are not turned up",
    `players red blue green ; phase turns ; turn red ; england red footman 3 ; sweden blue footman 9 ; turkey green footman 9 ; rome yellow footman 9 ; army yellow picks tax`,
    "picks",
  ],
])("14.4 (RE115) %s is refused by its name", (_, position, code) => {
  expect(misread(position)?.code).toBe(`position.${code}`);
});
