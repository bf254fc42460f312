import type { GameMeta } from "../src/core/types";
import type { Room } from "./box";
import { playerColour } from "./player";
import { TAGS } from "./tags";

/** Every build writes the same date, or no two would be the same. */
const DATE = { EpochTime: 1767225600, Date: "1/1/2026 12:00:00 AM" };

/** All of a save that is neither an object nor a text nor the script; `minutes`: how long a game takes. */
export function settings(meta: GameMeta, minutes: readonly [number, number], room: Room) {
  return {
    ...DATE,
    VersionNumber: "v13.3",
    GameType: "Game",
    GameComplexity: "",
    PlayingTime: [...minutes],
    PlayerCounts: [meta.minSeats, meta.maxSeats],
    Tags: ["Strategy Games"],
    Gravity: 0.5,
    PlayArea: room.PlayArea,
    Table: room.Table,
    Sky: room.Sky,
    Note: "",
    Grid: {
      ...{ Type: 0, Lines: false, Color: { r: 0, g: 0, b: 0 }, Opacity: 0.75, ThickLines: false },
      ...{ Snapping: false, Offset: false, BothSnapping: false, xSize: 2, ySize: 2 },
      PosOffset: { x: 0, y: 1, z: 0 },
    },
    Lighting: room.Lighting,
    // A hand whose player has stood up stays a hand: its cards must not lie open.
    Hands: { Enable: true, DisableUnused: false, Hiding: 0 },
    ComponentTags: { labels: TAGS.map((tag) => ({ displayed: tag, normalized: tag.toLowerCase() })) },
    // The script sets whose turn it is; END TURN ends a phase, and nobody passes the turn to somebody by name.
    Turns: {
      ...{ Enable: false, Type: 1, TurnOrder: meta.colours.map(playerColour), Reverse: false },
      ...{ SkipEmpty: false, DisableInteractions: false, PassTurns: false, TurnColor: "" },
    },
    DecalPallet: [],
    VectorLines: [],
  };
}
