/** What makes a custom object, by the names that scripts have for it and those that its data has. */
import { does } from "../done";
import { ApiError, table } from "../reader";
import { isRecord } from "../../save/check";
import type { ObjectCall } from "../types";
import type { Out } from "../../bridge/values";
import type { TableObject } from "../../world/types";

type Names = readonly (readonly [string, string])[];

const IMAGE: Names = [
  ["image", "ImageURL"],
  ["image_secondary", "ImageSecondaryURL"],
  ["image_scalar", "ImageScalar"],
];
const MESH: Names = [
  ["mesh", "MeshURL"],
  ["diffuse", "DiffuseURL"],
  ["normal", "NormalURL"],
  ["collider", "ColliderURL"],
  ["convex", "Convex"],
  ["type", "TypeIndex"],
  ["material", "MaterialIndex"],
  ["cast_shadows", "CastShadows"],
];
const SHEET: Names = [
  ["face", "FaceURL"],
  ["back", "BackURL"],
  ["width", "NumWidth"],
  ["height", "NumHeight"],
  ["unique_back", "UniqueBack"],
  ["back_is_hidden", "BackIsHidden"],
  ["type", "Type"],
];
const BUNDLE: Names = [
  ["assetbundle", "AssetbundleURL"],
  ["assetbundle_secondary", "AssetbundleSecondaryURL"],
  ["type", "TypeIndex"],
  ["material", "MaterialIndex"],
];
const PDF: Names = [
  ["pdf", "PDFUrl"],
  ["pdf_password", "PDFPassword"],
  ["pdf_page", "PDFPage"],
  ["pdf_page_offset", "PDFPageOffset"],
];
/** Of tiles, tokens and dice, within the image. */
const SHAPE: Names = [
  ["type", "Type"],
  ["thickness", "Thickness"],
  ["stackable", "Stackable"],
  ["stretch", "Stretch"],
  ["merge_distance", "MergeDistancePixels"],
  ["stand_up", "StandUp"],
];

type Part = Record<string, unknown>;

const pictured = (shape: Part = {}): Part => ({
  CustomImage: { ImageURL: "", ImageSecondaryURL: "", WidthScale: 0, ...shape },
});
const sheets = (width: number, height: number): Part => ({
  CustomDeck: { 1: { FaceURL: "", BackURL: "", NumWidth: width, NumHeight: height } },
});
/** What a custom object that was spawned by its kind alone has, for a script to set. */
const EMPTY: readonly (readonly [RegExp, () => Part])[] = [
  [/^Custom_Dice$/, () => pictured({ CustomDice: {} })],
  [/^Custom_Tile/, () => pictured({ CustomTile: {} })],
  [/^Custom_Token/, () => pictured({ CustomToken: {} })],
  [/^(?:Custom_Board|Figurine_Custom)$/, pictured],
  [/^Custom_Model/, () => ({ CustomMesh: { MeshURL: "", DiffuseURL: "" } })],
  [/^CardCustom$/, () => sheets(1, 1)],
  [/^DeckCustom$/, () => sheets(10, 7)],
  [/^Custom_Assetbundle/, () => ({ CustomAssetbundle: { AssetbundleURL: "" } })],
  [/^Custom_PDF$/, () => ({ CustomPDF: { PDFUrl: "" } })],
];

/** The parts of an object's data that a script may ask for. */
function partsOf({ data }: TableObject): (readonly [Part, Names])[] {
  const image = data.CustomImage;
  const shape = [image?.["CustomTile"], image?.["CustomToken"], image?.["CustomDice"]].find(isRecord);
  const [sheet] = Object.values(data.CustomDeck ?? {});
  const found: [unknown, Names][] = [
    [image, IMAGE],
    [shape, SHAPE],
    [data.CustomMesh, MESH],
    [sheet, SHEET],
    [data["CustomAssetbundle"], BUNDLE],
    [data["CustomPDF"], PDF],
  ];
  return found.flatMap(([part, names]) => (isRecord(part) ? [[part, names] as const] : []));
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

export const CUSTOM_METHODS: Record<string, ObjectCall> = {
  getCustomObject: (_, object) => {
    const out: Record<string, Out> = {};
    for (const [part, names] of partsOf(object))
      for (const [name, key] of names) if (isPlain(part[key])) out[name] = part[key];
    return out;
  },
  setCustomObject: does((args, object) => {
    const params = table(args, 0);
    if (partsOf(object).length === 0)
      Object.assign(object.data, EMPTY.find(([name]) => name.test(object.data.Name))?.[1]());
    const parts = partsOf(object);
    if (parts.length === 0) throw new ApiError(`${object.data.Name} is no custom object`);
    for (const [part, names] of parts)
      for (const [name, key] of names) {
        const value = params.get(name);
        if (isPlain(value)) part[key] = value;
      }
  }),
};
