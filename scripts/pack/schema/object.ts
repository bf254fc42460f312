import {
  all,
  COLOUR,
  FLAG,
  listOf,
  mapOf,
  NUMBER,
  oneOf,
  shape,
  SNAP_POINTS,
  TEXT,
  TEXTS,
  WHOLE,
  XYZ,
  type Schema,
} from "./build";

const PLAYERS = oneOf(
  ...["White", "Brown", "Red", "Orange", "Yellow", "Green", "Teal", "Blue", "Purple", "Pink"],
  ...["Grey", "Black"],
);
const URL_TEXT: Schema = { type: "string", pattern: "^$|^(https?|file)://[!-~]+$" };
const NEEDED_URL: Schema = { type: "string", pattern: "^(https?|file)://[!-~]+$" };

const MESH = shape(
  {
    MeshURL: NEEDED_URL,
    ...all("DiffuseURL NormalURL ColliderURL", URL_TEXT),
    ...all("Convex CastShadows", FLAG),
    // Plastic, wood, metal, cardboard, glass; generic, figurine, dice, coin, board, chip, bag, infinite.
    MaterialIndex: oneOf(0, 1, 2, 3, 4),
    TypeIndex: oneOf(0, 1, 2, 3, 4, 5, 6, 7),
  },
  {
    CustomShader: shape({
      SpecularColor: COLOUR,
      ...all("SpecularIntensity SpecularSharpness FresnelStrength", NUMBER),
    }),
  },
);

const IMAGE = shape(
  { ImageURL: NEEDED_URL, ImageSecondaryURL: URL_TEXT, ImageScalar: NUMBER },
  {
    WidthScale: NUMBER,
    CustomTile: shape({ Type: oneOf(0, 1, 2, 3), Thickness: NUMBER, ...all("Stackable Stretch", FLAG) }),
    CustomToken: shape({
      ...all("Thickness MergeDistancePixels", NUMBER),
      ...all("StandUp Stackable", FLAG),
    }),
    CustomDice: shape({ Type: oneOf(0, 1, 2, 3, 4, 5) }),
  },
);

const SHEET = shape(
  {
    ...all("FaceURL BackURL", NEEDED_URL),
    NumWidth: { type: "integer", minimum: 1, maximum: 10 },
    NumHeight: { type: "integer", minimum: 1, maximum: 7 },
    ...all("BackIsHidden UniqueBack", FLAG),
  },
  { Type: oneOf(0, 1, 2, 3, 4) },
);

const SELF = { $ref: "#/definitions/object" };

/** What an object of a kind cannot do without. */
const NEEDS: readonly (readonly [pattern: string, keys: readonly string[]])[] = [
  ["^Custom_Model", ["CustomMesh"]],
  ["^(Custom_(Board|Tile|Token|Dice)|Figurine_Custom)$", ["CustomImage"]],
  ["^HandTrigger$", ["FogColor"]],
  ["^Card(Custom)?$", ["CardID", "CustomDeck"]],
  ["^Deck(Custom)?$", ["DeckIDs", "CustomDeck", "ContainedObjects"]],
  ["Bag$", ["ContainedObjects"]],
];

/** An object of a save: what version 13 of Tabletop Simulator writes, and of that what we use. */
export const OBJECT: Schema = {
  ...shape(
    {
      GUID: TEXT,
      Name: { type: "string", pattern: "^[A-Za-z0-9_]+$" },
      Transform: shape({
        ...all("posX posY posZ rotX rotY rotZ", NUMBER),
        ...all("scaleX scaleY scaleZ", { type: "number", exclusiveMinimum: 0 }),
      }),
    },
    {
      ...all("Nickname Description GMNotes Memo LuaScript LuaScriptState XmlUI", TEXT),
      ...all("Locked Grid Snap IgnoreFoW MeasureMovement DragSelectable Autoraise Sticky Tooltip", FLAG),
      ...all("GridProjection HideWhenFaceDown Hands SidewaysCard AltSound", FLAG),
      ...all("LayoutGroupSortIndex MaterialIndex MeshIndex Number", WHOLE),
      Value: NUMBER,
      AltLookAngle: XYZ,
      ColorDiffuse: COLOUR,
      Tags: TEXTS,
      FogColor: PLAYERS,
      CustomMesh: MESH,
      CustomImage: IMAGE,
      CardID: { type: "integer", minimum: 100 },
      DeckIDs: listOf({ type: "integer", minimum: 100 }, { minItems: 2 }),
      CustomDeck: mapOf("^[1-9][0-9]*$", SHEET),
      Bag: shape({ Order: oneOf(0, 1, 2) }),
      ContainedObjects: listOf(SELF),
      ChildObjects: listOf(SELF),
      States: mapOf("^[1-9][0-9]*$", SELF),
      AttachedSnapPoints: SNAP_POINTS,
      RotationValues: listOf(shape({ Value: { anyOf: [NUMBER, TEXT] }, Rotation: XYZ })),
    },
  ),
  allOf: NEEDS.map(([pattern, keys]) => ({
    if: { properties: { Name: { type: "string", pattern } } },
    then: { required: keys },
  })),
};
