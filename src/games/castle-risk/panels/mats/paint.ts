import { NOBODY } from "../../../../core/types";
import { total } from "../../../../core/counts";
import { PALETTE } from "../../../../session/ui/palette";
import type { Panel, Writer } from "../../../../session/game/panel";
import { playerText } from "../../../../session/ui/seat";
import { matKey, matsPanel } from "../../../../session/panels/mats/paint";
import { shortList, withBoldNumbers } from "../../../../session/ui/words";
import type { Room } from "../../../../session/table/room";
import { chairOf } from "../../../../session/table/table";
import { COLOURS } from "../../meta";
import { countCrowns } from "../../rules/crowns";
import { whole } from "../../table/state";
import type { CastleLanguage } from "../../text/language";
import {
  BLANKS,
  CLOSE_STEP,
  DIGIT,
  LETTERS,
  NAME_LETTERS,
  REASON_STEP,
  REASONS_LEFT,
  REASONS_TOP,
} from "./geometry";
import { modelOfMat, type MatModel } from "./model";

/** In this order: the one that is counted most stands beside its number, in the line. */
const IN_LINE = ["vassals", "capital", "army", "castle", "tax", "missions"] as const;

/** The reasons for crowns beside each other, vassals after their number in the line, missions after theirs. */
function paintReasons(id: string, { alive, crowns: counted }: MatModel, { putAll, showAll }: Writer): void {
  const { total: sum } = counted;
  const crownsFor = (reason: (typeof IN_LINE)[number]): number => (alive ? counted[reason] : 0);
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
        putAll(`${place}-times`, "offsetXY", `${x + 2} ${-REASONS_TOP}`);
        x += DIGIT + 2;
      }
    }
    showAll(place, crowns > 0);
    if (crowns > 0) {
      putAll(place, "offsetXY", `${x} ${-REASONS_TOP}`);
      x += step;
    }
  }
}

function width(n: number): number {
  return n < 10 ? DIGIT : DIGIT + DIGIT;
}

/** Which seats have a mat, and who has folded them up. */
export const MATS = matsPanel(COLOURS);

/** What everybody sees of a seat. */
export const MAT: Panel<Room> = {
  layer: "seats",
  viewers: "seats",
  key: matKey,
  paint: (room, colour, writer, language: CastleLanguage) => {
    const { putAll, showAll } = writer;
    const { match } = room.table;
    const seat = match === undefined ? NOBODY : match.game.state.colours.indexOf(colour);
    if (match === undefined || seat < 0) return;
    const s = whole(match.game.state);
    const model = modelOfMat(s, seat, countCrowns(s, seat), language);
    const { alive } = model;
    const name = playerText(match, seat, chairOf(room.table, seat), NAME_LETTERS, language);
    const id = `mat-${colour}`;
    const lines = [`<b>${name}</b>`, withBoldNumbers(model.rank)];
    const { orders } = model;
    putAll(
      `${id}-text`,
      "text",
      (alive
        ? lines.concat([withBoldNumbers(model.purse), model.crownText, shortList(orders, LETTERS)])
        : lines
      ).join("\n"),
    );
    // All of them are told where one points at it.
    putAll(`${id}-text`, "tooltip", alive && orders.length > LETTERS ? orders : "");
    const reserve = alive ? total(model.reserve) : 0;
    showAll(`${id}-reserve`, reserve > 0);
    if (reserve > 0) {
      putAll(`${id}-reserve`, "text", `${reserve}`);
      putAll(`${id}-reserve`, "tooltip", model.reserveText);
    }
    showAll(`${id}-tobuild`, model.castleBought);
    paintReasons(id, model, writer);
    putAll(id, "color", s.turn === seat ? PALETTE.turn : PALETTE.mat);
  },
};
