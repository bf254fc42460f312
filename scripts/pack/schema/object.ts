import { isRecord } from "../../../tabletop/save/check";
import { flag, number, numberOrText, text, type Reader } from "../../../tabletop/save/schema";
import {
  all,
  COLOUR,
  listOf,
  mapOf,
  matching,
  needs,
  oneOf,
  readAll,
  shape,
  SNAP_POINTS,
  TEXTS,
  WHOLE,
  within,
  XYZ,
} from "./build";

const PLAYERS = oneOf(
  ...["White", "Brown", "Red", "Orange", "Yellow", "Green", "Teal", "Blue", "Purple", "Pink"],
  ...["Grey", "Black"],
);
const URL_TEXT = matching(/^$|^(https?|file):\/\/[!-~]+$/);
const NEEDED_URL = matching(/^(https?|file):\/\/[!-~]+$/);

const MESH = shape(
  {
    MeshURL: NEEDED_URL,
    ...all("DiffuseURL NormalURL ColliderURL", URL_TEXT),
    ...all("Convex CastShadows", flag),
    // Plastic, wood, metal, cardboard, glass; generic, figurine, dice, coin, board, chip, bag, infinite.
    MaterialIndex: oneOf(0, 1, 2, 3, 4),
    TypeIndex: oneOf(0, 1, 2, 3, 4, 5, 6, 7),
  },
  {
    CustomShader: shape({
      SpecularColor: COLOUR,
      ...all("SpecularIntensity SpecularSharpness FresnelStrength", number),
    }),
  },
);

const IMAGE = shape(
  { ImageURL: NEEDED_URL, ImageSecondaryURL: URL_TEXT, ImageScalar: number },
  {
    WidthScale: number,
    CustomTile: shape({ Type: oneOf(0, 1, 2, 3), Thickness: number, ...all("Stackable Stretch", flag) }),
    CustomToken: shape({
      ...all("Thickness MergeDistancePixels", number),
      ...all("StandUp Stackable", flag),
    }),
    CustomDice: shape({ Type: oneOf(0, 1, 2, 3, 4, 5) }),
  },
);

const SHEET = shape(
  {
    ...all("FaceURL BackURL", NEEDED_URL),
    NumWidth: within(1, 10, true),
    NumHeight: within(1, 7, true),
    ...all("BackIsHidden UniqueBack", flag),
  },
  { Type: oneOf(0, 1, 2, 3, 4) },
);

const SELF: Reader = (value, path) => OBJECT(value, path);

/** What an object of a kind cannot do without. */
const NEEDS: readonly (readonly [kinds: RegExp, keys: readonly string[]])[] = [
  [/^Custom_Model/, ["CustomMesh"]],
  [/^(Custom_(Board|Tile|Token|Dice)|Figurine_Custom)$/, ["CustomImage"]],
  [/^HandTrigger$/, ["FogColor"]],
  [/^Card(Custom)?$/, ["CardID", "CustomDeck"]],
  [/^Deck(Custom)?$/, ["DeckIDs", "CustomDeck", "ContainedObjects"]],
  [/Bag$/, ["ContainedObjects"]],
];

/** What version 13 of Tabletop Simulator writes of an object, and of that what we use. */
const KEYS = shape(
  {
    GUID: text,
    Name: matching(/^[A-Za-z0-9_]+$/),
    Transform: shape({
      ...all("posX posY posZ rotX rotY rotZ", number),
      ...all("scaleX scaleY scaleZ", within(Number.MIN_VALUE, Infinity)),
    }),
  },
  {
    ...all("Nickname Description GMNotes Memo LuaScript LuaScriptState XmlUI", text),
    ...all("Locked Grid Snap IgnoreFoW MeasureMovement DragSelectable Autoraise Sticky Tooltip", flag),
    ...all("GridProjection HideWhenFaceDown Hands SidewaysCard AltSound", flag),
    ...all("LayoutGroupSortIndex MaterialIndex MeshIndex Number", WHOLE),
    Value: number,
    AltLookAngle: XYZ,
    ColorDiffuse: COLOUR,
    Tags: TEXTS,
    FogColor: PLAYERS,
    CustomMesh: MESH,
    CustomImage: IMAGE,
    CardID: within(100, Infinity, true),
    DeckIDs: listOf(within(100, Infinity, true), 2),
    CustomDeck: mapOf(/^[1-9][0-9]*$/, SHEET),
    Bag: shape({ Order: oneOf(0, 1, 2) }),
    ContainedObjects: listOf(SELF),
    ChildObjects: listOf(SELF),
    States: mapOf(/^[1-9][0-9]*$/, SELF),
    AttachedSnapPoints: SNAP_POINTS,
    RotationValues: listOf(shape({ Value: numberOrText, Rotation: XYZ })),
  },
);

/** An object of a save. */
export const OBJECT: Reader = (value, path) => {
  const name = isRecord(value) ? String(value["Name"]) : "";
  const needed = NEEDS.filter(([kinds]) => kinds.test(name)).map(([, keys]) => needs(keys));
  readAll([KEYS, ...needed].map((read) => () => read(value, path)));
  return value;
};
