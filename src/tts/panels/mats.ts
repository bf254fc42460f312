import { whole } from "../../games/castle-risk/table/state";
import { total } from "../../core/counts";
import { PALETTE } from "../../session/panel/palette";
import { COLOURS } from "../../games/castle-risk/meta";
import { countCrowns } from "../../games/castle-risk/rules/crowns";
import { kingdomName, matOf, type MatModel } from "../../games/castle-risk/panels/mats/model";
import type { Room } from "../../session/table/room";
import { chairOf } from "../../session/table/table";
import { LANGUAGE } from "./language";
import { putAll, showAll, showAllTo } from "./brush";
import { thoseWho } from "./viewers";

/** Which seats have a mat, and who has folded them up. */
export function matsKey(room: Room): string {
  const { match } = room.table;
  if (match === undefined) return "none";
  return match.game.state.colours.join(" ") + thoseWho(room, (look) => look?.folded.mats !== true);
}

export function paintMats(room: Room): void {
  const { match } = room.table;
  if (match === undefined) {
    showAll("mats", false);
    return;
  }
  for (const colour of COLOURS) showAll(`mat-${colour}`, match.game.state.colours.includes(colour));
  showAllTo(
    "mats",
    thoseWho(room, (look) => look?.folded.mats !== true),
  );
}

export function matKey(room: Room, colour: string): string {
  const { match } = room.table;
  const seat = match === undefined ? -1 : match.game.state.colours.indexOf(colour);
  if (match === undefined || seat < 0) return "none";
  const { name, player, bot } = chairOf(room.table, seat);
  return `${match.revision} ${player === "" ? "-" : "+"} ${bot} ${name}`;
}

/** Letters that have room beside an emblem: a colour and the beginning of a name. */
const NAME_LETTERS = 16;

/**
 * Where the pictures of reasons begin behind a line without a digit; how far blanks before the number of vassals, a
 * picture and a digit go, and their height. Ten crowns and more stand closer, for six pictures and three numbers.
 */
const REASONS_LEFT = 45;
const BLANKS = 6;
const REASON_STEP = 16;
const CLOSE_STEP = 15;
const DIGIT = 8;
const REASONS_TOP = -52;
/** In this order: the one that is counted most stands beside its number, in the line. */
const IN_LINE = ["vassals", "capital", "army", "castle", "tax", "missions"] as const;

/** What everybody sees of a seat. */
export function paintMat(room: Room, colour: string): void {
  const { match } = room.table;
  const seat = match === undefined ? -1 : match.game.state.colours.indexOf(colour);
  if (match === undefined || seat < 0) return;
  const s = whole(match.game.state);
  const model = matOf(s, seat, countCrowns(s, seat), LANGUAGE);
  const { alive } = model;
  const name = kingdomName(s, seat, chairOf(room.table, seat), NAME_LETTERS, LANGUAGE);
  const id = `mat-${colour}`;
  const lines = [`<b>${name}</b>`, model.rank];
  putAll(
    `${id}-text`,
    "text",
    (alive ? lines.concat([model.purse, model.crownText, model.orders]) : lines).join("\n"),
  );
  const kept = alive ? total(model.reserve) : 0;
  showAll(`${id}-reserve`, kept > 0);
  if (kept > 0) {
    putAll(`${id}-reserve`, "text", `${kept}`);
    putAll(`${id}-reserve`, "tooltip", model.reserveText);
  }
  showAll(`${id}-tobuild`, model.castleBought);
  paintReasons(id, model);
  putAll(id, "color", s.turn === seat ? PALETTE.turn : PALETTE.mat);
}

/** The reasons for crowns beside each other, vassals behind their number in the line, missions behind theirs. */
function paintReasons(id: string, { alive, total: sum, reasons }: MatModel): void {
  const crownsFor = (reason: string): number =>
    alive ? (reasons.find((one) => one.id === reason)?.crowns ?? 0) : 0;
  const vassals = crownsFor("vassals");
  let x = REASONS_LEFT + width(sum) + (vassals > 1 ? BLANKS + width(vassals) : 0);
  const step = sum > 9 ? CLOSE_STEP : REASON_STEP;
  for (const reason of IN_LINE) {
    const crowns = crownsFor(reason);
    const place = `${id}-${reason}`;
    if (reason === "missions") {
      showAll(`${place}-times`, crowns > 1);
      if (crowns > 1) {
        putAll(`${place}-times`, "text", `${crowns}`);
        putAll(`${place}-times`, "offsetXY", `${x + 2} ${REASONS_TOP}`);
        x += DIGIT + 2;
      }
    }
    showAll(place, crowns > 0);
    if (crowns > 0) {
      putAll(place, "offsetXY", `${x} ${REASONS_TOP}`);
      x += step;
    }
  }
}

/** How wide a number is. */
function width(n: number): number {
  return n < 10 ? DIGIT : DIGIT + DIGIT;
}
