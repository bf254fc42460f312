import type { Language } from "../../../text/language";
import type { Panel, Writer } from "../../game/panel";
import { adviceOf, mayAsk } from "../../play/advice";
import { oddsKey } from "../../play/odds/about";
import { lastRoll, type Room } from "../../table/room";
import { NOBODY } from "../../../core/types";
import { OWN_HEIGHT } from "../../ui/grid";
import { SCALES } from "../../ui/scale";
import { isHidden, namesOf, sizeOf } from "../../ui/viewers";
import { FOOT, heightOf, LETTER, SIDE, WIDTH } from "./geometry";
import { adviceText } from "./model";

/** Who sees the panel: the seat that looks at its advice, alone; else all who may ask. */
interface Readers {
  readonly colours: readonly string[];
  /** The seat whose advice stands there, NOBODY for the question. */
  readonly seat: number;
}

const NO_ONE: Readers = { colours: [], seat: NOBODY };

/**
 * There is one panel, of one size: while one seat looks at its advice, others who choose at the same time are asked
 * nothing, and who reads letters of another size than the first of them is asked after that one.
 */
function readersOf(room: Room): Readers {
  const { colours, asked } = room.table.match?.game.state ?? { colours: [], asked: [] };
  const seats = asked.filter((seat) => mayAsk(room, seat) && !isHidden(room, colours[seat]));
  if (seats.length === 0) return NO_ONE;
  const seat = seats.find((one) => adviceOf(room, one)?.isShown === true) ?? NOBODY;
  if (seat >= 0) return { colours: [colours[seat]], seat };
  if (isTaken(room)) return NO_ONE;
  const size = sizeOf(room, colours[seats[0]]);
  const asks = seats.map((one) => colours[one]).filter((colour) => sizeOf(room, colour) === size);
  return { colours: asks, seat };
}

/** Whether odds stand, or a battle or its end, where the question would lie. */
function isTaken(room: Room): boolean {
  const ended = lastRoll(room);
  return oddsKey(room) !== "none" || (ended !== undefined && ended !== room.recent.finishedRoll);
}

function adviceKey(room: Room): string {
  const { colours, seat } = readersOf(room);
  if (colours.length === 0) return "none";
  const advice = adviceOf(room, seat);
  const what = seat < 0 ? "asks" : `${advice?.revision} ${advice?.action !== undefined}`;
  return `${colours.join(" ")} ${sizeOf(room, colours[0])} ${what}`;
}

/** While the panel changes hands nobody sees it. */
function paintAdvice(room: Room, _viewer: string, writer: Writer, language: Language): void {
  const { put, showTo, shown } = writer;
  const { match } = room.table;
  const { colours, seat } = readersOf(room);
  const names = namesOf(colours);
  if (shown("plan", "visibility") !== names) showTo("plan", "");
  if (match === undefined || colours.length === 0) {
    showTo("plan", "");
    return;
  }
  const scale = SCALES[sizeOf(room, colours[0])];
  const text = adviceText(room, match, seat, language);
  const height = seat < 0 ? OWN_HEIGHT : heightOf(text);
  put("plan", "text", text);
  put("plan", "height", `${Math.floor(height * scale)}`);
  put("plan", "width", `${Math.floor(WIDTH * scale)}`);
  put("plan", "fontSize", `${Math.floor(LETTER * scale)}`);
  put("plan", "offsetXY", `${-Math.floor(SIDE * scale)} ${Math.floor(FOOT * scale)}`);
  showTo("plan", names);
}

/** What a computer would do in the place of a seat, for that seat's eyes only. */
export const ADVICE: Panel<Room> = { layer: "own", viewers: "all", key: adviceKey, paint: paintAdvice };
