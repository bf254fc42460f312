import { whole } from "../../games/castle-risk/table/state";
import type { Lying } from "../../games/castle-risk/table/lying";
import { COLOURS } from "../../games/castle-risk/meta";
import { manualEdit } from "../../session/table/manual";
import { crownTable, kingdomPage } from "../../games/castle-risk/panels/kingdom/model";
import { kingdomName } from "../../games/castle-risk/panels/mats/model";
import { ASKED, HOST_SETTINGS } from "../../session/panel/parts";
import type { Room } from "../../session/table/room";
import { chairOf } from "../../session/table/table";
import { LANGUAGE } from "./language";
import { putAll, showAll, showAllTo } from "./brush";
import { matKey } from "./mats";
import { hostNames, namesOf, othersThanHost, thoseWho, VIEWERS } from "./viewers";

/** Pages that never change but for who looks at them. */
const STILL: readonly string[] = ["help", "costs", "titles", "cards", "policies"];

function readersOf(room: Room, page: string): string {
  return thoseWho(room, (look) => look?.page === page);
}

export function middleKey(room: Room): string {
  return thoseWho(room, (look) => look === undefined || look.page === "");
}

/** What comes and goes in the middle of the screen, for those who read no page in its place. */
export function paintMiddle(room: Room): void {
  showAllTo("middle", middleKey(room));
}

export function stillKey(room: Room): string {
  let key = "";
  for (const id of STILL) key += `${readersOf(room, id)},`;
  return key;
}

export function paintStill(room: Room): void {
  for (const id of STILL) showAllTo(`page-${id}`, readersOf(room, id));
}

export function crownsKey(room: Room): string {
  const { match } = room.table;
  const readers = readersOf(room, "crowns");
  return match === undefined || readers === "" ? "none" : `${match.revision} ${readers}`;
}

/** All crowns as they would be counted now. */
export function paintCrowns(room: Room): void {
  const { match } = room.table;
  const readers = match === undefined ? "" : readersOf(room, "crowns");
  if (match !== undefined && readers !== "") {
    const table = crownTable(whole(match.game.state), LANGUAGE);
    putAll("crowns-labels", "text", table.labels.join("\n"));
    for (const colour of COLOURS) {
      const seat = match.game.state.colours.indexOf(colour);
      showAll(`crowns-${colour}`, seat >= 0);
      showAll(`crowns-${colour}-emblem`, seat >= 0);
      if (seat >= 0) putAll(`crowns-${colour}`, "text", table.columns[seat].join("\n"));
    }
  }
  showAllTo("page-crowns", readers);
}

export function kingdomKey(room: Room, colour: string): string {
  const { match } = room.table;
  const readers = readersOf(room, `seat_${colour}`);
  return match === undefined || readers === "" ? "none" : `${matKey(room, colour)} ${readers}`;
}

/** Any name has room in the title of a page. */
const TITLE_LETTERS = 99;

/** All that everybody may know of one kingdom. */
export function paintKingdom(room: Room, colour: string): void {
  const { match } = room.table;
  const seat = match === undefined ? -1 : match.game.state.colours.indexOf(colour);
  const readers = seat < 0 ? "" : readersOf(room, `seat_${colour}`);
  if (match !== undefined && readers !== "") {
    const s = whole(match.game.state);
    const title = kingdomName(s, seat, chairOf(room.table, seat), TITLE_LETTERS, LANGUAGE);
    const page = kingdomPage(s, seat, title, LANGUAGE);
    putAll(`page-seat_${colour}-title`, "text", page.title);
    putAll(`seat-${colour}-head`, "text", page.head.join("\n"));
    putAll(`seat-${colour}-left`, "text", page.left.join("\n"));
    putAll(`seat-${colour}-right`, "text", page.right.join("\n"));
  }
  showAllTo(`page-seat_${colour}`, readers);
}

export function settingsKey(room: Room): string {
  const readers = readersOf(room, "settings");
  if (readers === "") return "none";
  const { speed, automation, dice, timer } = room.settings;
  return `${readers} ${speed} ${automation} ${dice} ${timer} ${hostNames(room)}`;
}

/** The table's settings: all may read them, the host may change them. */
export function paintSettings(room: Room): void {
  const open = readersOf(room, "settings");
  showAllTo("page-settings", open);
  if (open === "") return;
  const { speed, automation, dice, timer } = room.settings;
  const values: Readonly<Record<string, string>> = { speed, automation, dice, timer: `${timer}` };
  const others = othersThanHost(room);
  for (const [id, choices] of HOST_SETTINGS) {
    showAllTo(`settings-${id}`, others);
    putAll(`settings-${id}`, "text", LANGUAGE.labels.settingValues[`${id}.${values[id]}`] ?? values[id]);
    for (const value of choices) putAll(`settings-${id}-${value}`, "image", pickedIf(values[id] === value));
  }
  showAllTo("settings-host", hostNames(room));
}

function pickedIf(on: boolean): string {
  return on ? "button-pressed" : "button-normal";
}

export function peopleKey(room: Room): string {
  const { chairs, host } = room.table;
  const readers = readersOf(room, "people");
  if (readers === "") return "none";
  let key = `${readers} ${host}`;
  for (const chair of chairs) key += ` ${chair.player} ${chair.bot} ${chair.closed}`;
  return key;
}

/** Who is the host, and which seats computers play. Nobody can be host, and nothing plays, where the button is grey. */
export function paintPeople(room: Room): void {
  const open = readersOf(room, "people");
  showAllTo("page-people", open);
  if (open === "") return;
  for (const { colour, player, bot, closed } of room.table.chairs) {
    const isHost = player !== "" && player === room.table.host;
    putAll(`people-give-${colour}`, "image", player === "" ? "button-grey" : pickedIf(isHost));
    putAll(`people-bot-${colour}`, "image", closed ? "button-grey" : pickedIf(bot !== ""));
  }
  showAllTo("people-host", hostNames(room));
}

export function manualKey(room: Room): string {
  const { match } = room.table;
  const readers = readersOf(room, "manual");
  if (match === undefined || readers === "") return "none";
  return `${match.revision} ${manualEdit(room)?.changes ?? 0} ${readers}`;
}

/** Coins and pieces by hand. */
export function paintManual(room: Room): void {
  const { match } = room.table;
  const readers = match === undefined ? "" : readersOf(room, "manual");
  showAllTo("page-manual", readers);
  if (match === undefined || readers === "") return;
  const s = whole(match.game.state);
  const hands = manualEdit(room);
  for (const colour of COLOURS) {
    const seat = s.colours.indexOf(colour);
    showAll(`manual-${colour}`, seat >= 0);
    if (seat >= 0)
      putAll(
        `manual-${colour}-coins`,
        "text",
        LANGUAGE.panel.treasury(
          LANGUAGE.names.colours[colour] ?? colour,
          hands === undefined ? s.seats[seat].coins : (hands.lying as Lying).coins[seat],
        ),
      );
  }
}

export function asksKey(room: Room): string {
  let key = "";
  for (const id of VIEWERS) key += `${room.asks[id] ?? ""},`;
  return key;
}

/** Questions before what cannot be taken back. */
export function paintAsks(room: Room): void {
  for (const what of ASKED) showAllTo(`ask-${what}`, namesOf(VIEWERS.filter((id) => room.asks[id] === what)));
}
