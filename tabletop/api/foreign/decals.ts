import { transformOf } from "../../world/objects";
import { isRecord } from "../../save/check";
import { vectorOut, type Out } from "../../bridge/values";
import { does } from "../done";
import { maybeVector, rows, table, text, type Source } from "../reader";
import type { Call, ObjectCall } from "../types";

const ZERO = { x: 0, y: 0, z: 0 };
const ONE = { x: 1, y: 1, z: 1 };

/** A picture on the table or on an object, as the save has it. */
function readDecal(params: Source): Record<string, unknown> {
  const [position, rotation] = ["position", "rotation"].map((key) => maybeVector(params, key) ?? ZERO);
  return {
    Transform: transformOf(position, rotation, maybeVector(params, "scale") ?? ONE),
    CustomDecal: { Name: text(params, "name", ""), ImageURL: text(params, "url", ""), Size: 1 },
  };
}

function decalOut(value: unknown): Out {
  const { Transform, CustomDecal } = isRecord(value) ? value : {};
  const at = isRecord(Transform) ? Transform : {};
  const what = isRecord(CustomDecal) ? CustomDecal : {};
  const part = (name: string, missing = 0): Out =>
    vectorOut({
      x: Number(at[`${name}X`] ?? missing),
      y: Number(at[`${name}Y`] ?? missing),
      z: Number(at[`${name}Z`] ?? missing),
    });
  const { Name, ImageURL } = what;
  return {
    name: typeof Name === "string" ? Name : "",
    url: typeof ImageURL === "string" ? ImageURL : "",
    ...{ position: part("pos"), rotation: part("rot"), scale: part("scale", 1) },
  };
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const given = (args: Source): unknown[] => rows(args, 0, (list, i) => readDecal(table(list, i)));

export const DECAL_METHODS: Record<string, ObjectCall> = {
  getDecals: (_, { data }) => listed(data["AttachedDecals"]).map(decalOut),
  setDecals: does((args, { data }) => (data["AttachedDecals"] = given(args))),
  addDecal: does(
    (args, { data }) =>
      (data["AttachedDecals"] = [...listed(data["AttachedDecals"]), readDecal(table(args, 0))]),
  ),
};

export const DECAL_FUNCTIONS: Record<string, Call> = {
  "Global.getDecals": ({ world }) => listed(world.file["Decals"]).map(decalOut),
  "Global.setDecals": does((args) => (args.world.file["Decals"] = given(args))),
  "Global.addDecal": does((args) => {
    const { file } = args.world;
    file["Decals"] = [...listed(file["Decals"]), readDecal(table(args, 0))];
  }),
};
