import type { Language } from "../../../text/language";
import type { Room } from "../../table/room";
import type { Panel, Writer } from "../panel";
import { namesOf, seatAt } from "../viewers";

/** The last round in which people are told what to do. */
const LAST_ROUND = 1;

/** The colours that are told what to do now: seats that are asked in the first round and have not skipped it. */
function toldColours(room: Room): string[] {
  const { match, ended } = room.table;
  if (match === undefined || ended || match.game.state.round > LAST_ROUND) return [];
  const { asked, colours } = match.game.state;
  return asked
    .map((seat) => colours[seat])
    .filter((colour) => {
      const screen = room.screens[colour];
      return seatAt(room, colour) >= 0 && screen?.folded["guide"] !== true && screen?.page !== "manual";
    });
}

function guideKey(room: Room): string {
  const step = room.table.match?.game.state.step ?? "";
  return `${step} ${toldColours(room).join(" ")}`;
}

function paintGuide(room: Room, _viewer: string, writer: Writer, { guide }: Language): void {
  const { match } = room.table;
  if (guide.length === 0) return;
  const at = guide.findIndex(({ step }) => step === match?.game.state.step);
  if (at >= 0) writer.putAll("guide-text", "text", `<b>${at + 1}/${guide.length}</b>  ${guide[at].text}`);
  writer.showAllTo("guide", at < 0 ? "" : namesOf(toldColours(room)));
}

/** What a newcomer does in the first turn, a sentence at a time, beside the panel in which it is done. */
export const GUIDE: Panel<Room> = { layer: "own", viewers: "all", key: guideKey, paint: paintGuide };
