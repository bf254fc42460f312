import { flag, number, text } from "../../../tabletop/save/schema";
import {
  all,
  COLOUR,
  listOf,
  mapOf,
  matching,
  oneOf,
  shape,
  SNAP_POINTS,
  TEXTS,
  WHOLE,
  within,
  XYZ,
} from "./build";
import { OBJECT } from "./object";

const PAIR = listOf(within(1, Infinity, true), 2, 2);

const TAB = shape({ ...all("title body color", text), id: WHOLE }, { visibleColor: COLOUR });

const GRID = shape({
  // Boxes, hexagons lying, hexagons standing.
  Type: oneOf(0, 1, 2),
  ...all("Lines ThickLines Snapping Offset BothSnapping", flag),
  ...all("Opacity xSize ySize", number),
  Color: COLOUR,
  PosOffset: XYZ,
});

const LIGHTING = shape({
  ...all("LightIntensity AmbientIntensity ReflectionIntensity LutContribution", number),
  ...all("AmbientType LutIndex", WHOLE),
  ...all("LightColor AmbientSkyColor AmbientEquatorColor AmbientGroundColor", COLOUR),
});

const TURNS = shape({
  ...all("Enable Reverse SkipEmpty DisableInteractions PassTurns", flag),
  // Automatic, custom: one less than in Lua.
  Type: oneOf(0, 1),
  TurnOrder: TEXTS,
  TurnColor: text,
});

const CAMERA = shape({
  ...all("Position Rotation AbsolutePosition", XYZ),
  Distance: number,
  Zoomed: flag,
});

const TAG = shape({ displayed: text, normalized: text });

/** A save as version 13 of Tabletop Simulator writes it (docs/mod.md), no key more. */
export const SAVE = shape(
  {
    ...all("SaveName GameMode Date VersionNumber GameType GameComplexity Note", text),
    ...all("LuaScript LuaScriptState XmlUI", text),
    EpochTime: WHOLE,
    ...all("PlayingTime PlayerCounts", PAIR),
    Tags: TEXTS,
    ...all("Gravity PlayArea", within(0, 1)),
    Table: matching(
      /^Table_(None|Custom|Custom_Square|Circular|Glass|Hexagon|Octagon|Plastic|Poker|RPG|Square)$/,
    ),
    Sky: matching(/^Sky_(Field|Forest|Museum|Tunnel)$/),
    TabStates: mapOf(/^[0-9]+$/, TAB),
    Grid: GRID,
    Lighting: LIGHTING,
    Hands: shape({ ...all("Enable DisableUnused", flag), Hiding: oneOf(0, 1, 2) }),
    ComponentTags: shape({ labels: listOf(TAG) }),
    Turns: TURNS,
    CameraStates: listOf(CAMERA, 0, 10),
    ...all(
      "DecalPallet VectorLines",
      listOf((value) => value),
    ),
    SnapPoints: SNAP_POINTS,
    CustomUIAssets: listOf(shape({ Type: oneOf(0, 1), ...all("Name URL", text) })),
    ObjectStates: listOf(OBJECT),
  },
  all("TableURL SkyURL", text),
);
