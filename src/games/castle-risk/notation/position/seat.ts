import { readId, readInt, skip } from "../../../../core/lines";
import { readSettingWord, writeSettings } from "../../../../core/settings";
import { readWords, unknownNext } from "../../../../core/words";
import { land } from "../../../../risk/europe/notation/words";
import { MOST } from "../../../../risk/limits";
import { clausesOf } from "../../../../risk/notation/position";
import { counts, flag, ids, whole, wordsOf, type Word } from "../../../../risk/notation/words";
import { CARDS, MISSIONS, MISSION_INDEX, NO_MISSION } from "../../rules/cards";
import { countCrowns } from "../../rules/crowns";
import { MOST_UNITS } from "../../rules/limits";
import { POLICY_IDS } from "../../rules/policies";
import { SETTINGS } from "../../rules/settings";
import type { SeatState, State } from "../../rules/state";
import { UNITS } from "../../rules/units";
import type { Draft } from "./draft";

const SEAT_WORDS = wordsOf<SeatState, State, Draft>([
  land("capital"),
  whole("coins"),
  counts("reserve", UNITS, MOST_UNITS),
  counts("hand", CARDS),
  {
    word: "mission",
    read: (line, player) => {
      player.mission = readId(line, MISSION_INDEX, "mission");
      player.progress = readInt(line, 0, MOST);
    },
    write: ({ mission, progress }) =>
      mission === NO_MISSION ? "" : ` mission ${MISSIONS[mission]} ${progress}`,
  },
  ids("completed", MISSIONS, "mission"),
  counts("policies", POLICY_IDS),
  flag("picked"),
  flag("moved"),
  {
    word: "crowns",
    read: (line, player, { s, crowned }) => {
      player.crowns = readInt(line, 0, MOST);
      crowned[s.seats.indexOf(player)] = true;
    },
    write: (player, s) =>
      player.crowns === countCrowns(s, s.seats.indexOf(player)).total ? "" : ` crowns ${player.crowns}`,
  },
]);

export const SEATS: Word<State, State, Draft> = {
  word: "seat",
  read: (line, s, draft) => {
    const i = readId(line, draft.seats, "seat");
    if (line.fault !== undefined) return;
    const player = s.seats[i];
    if (skip(line, "out")) {
      player.alive = false;
      player.coins = 0;
      return;
    }
    readWords(line, () => {
      if (!SEAT_WORDS.readOne(line, player, draft) && !readSettingWord(line, SETTINGS, player.settings))
        unknownNext(line, "seat_word");
    });
  },
  write: ({ seats, colours }, s) =>
    clausesOf(seats.map((player, i) => ` seat ${colours[i]}${player.alive ? writeSeat(player, s) : " out"}`)),
};

function writeSeat(player: SeatState, s: State): string {
  return SEAT_WORDS.write(player, s) + writeSettings(SETTINGS, player.settings);
}
