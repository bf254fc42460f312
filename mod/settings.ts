/** How the room is set up: all that is neither an object nor a text nor the script. */
import { META } from "../src/games/castle-risk/meta";
import { PLAYERS } from "./player";
import { TAGS } from "./tags";

/** Every build writes the same date, or no two would be the same. */
const DATE = { EpochTime: 1767225600, Date: "1/1/2026 12:00:00 AM" };

const HALF = { r: 0.5, g: 0.5, b: 0.5 };

export const SETTINGS = {
  ...DATE,
  VersionNumber: "v13.3",
  GameType: "Game",
  GameComplexity: "",
  PlayingTime: [90, 180],
  PlayerCounts: [META.minSeats, META.maxSeats],
  Tags: ["Strategy Games"],
  Gravity: 0.5,
  // Our table is wider than those of the game: nothing on it may count as lost.
  PlayArea: 1,
  Table: "Table_None",
  Sky: "Sky_Museum",
  Note: "",
  Grid: {
    ...{ Type: 0, Lines: false, Color: { r: 0, g: 0, b: 0 }, Opacity: 0.75, ThickLines: false },
    ...{ Snapping: false, Offset: false, BothSnapping: false, xSize: 2, ySize: 2 },
    PosOffset: { x: 0, y: 1, z: 0 },
  },
  // Warm light, and little enough that parchment does not glare.
  Lighting: {
    ...{ LightIntensity: 0.54, LightColor: { r: 1, g: 0.97, b: 0.89 } },
    ...{ AmbientIntensity: 1.2, AmbientType: 0 },
    ...{ AmbientSkyColor: HALF, AmbientEquatorColor: HALF, AmbientGroundColor: HALF },
    ...{ ReflectionIntensity: 0.6, LutIndex: 0, LutContribution: 1 },
  },
  // A hand whose player has stood up stays a hand: its cards must not lie open.
  Hands: { Enable: true, DisableUnused: false, Hiding: 0 },
  ComponentTags: { labels: TAGS.map((tag) => ({ displayed: tag, normalized: tag.toLowerCase() })) },
  // The script sets whose turn it is; nobody may pass it by the game's own button.
  Turns: {
    ...{ Enable: false, Type: 1, TurnOrder: [...PLAYERS], Reverse: false, SkipEmpty: false },
    ...{ DisableInteractions: false, PassTurns: false, TurnColor: "" },
  },
  DecalPallet: [],
  VectorLines: [],
};
