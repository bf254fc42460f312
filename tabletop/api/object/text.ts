import { colorOut } from "../../bridge/values";
import { accessors, does } from "../done";
import { inData } from "../saved";
import { color, text, texts } from "../reader";
import { carries } from "../../world/tags";
import type { ObjectCall } from "../types";

/** Names, notes, tags and tint. Of a tag the first spelling stays. Tags decide which zones notice an object: they look again when it moves. */
export const TEXT_METHODS: Record<string, ObjectCall> = {
  ...accessors("", "Name", inData("Nickname", "")),
  ...accessors("", "Description", inData("Description", "")),
  ...accessors("", "GMNotes", inData("GMNotes", "")),
  getGUID: (_, object) => object.guid,
  getTags: (_, object) => object.data.Tags ?? [],
  setTags: does((args, object) => {
    object.data.Tags = texts(args, 0);
    args.world.moved.add(object.handle);
  }),
  addTag: (args, object) => {
    const tag = text(args, 0);
    if (carries(object, tag)) return false;
    object.data.Tags = [...(object.data.Tags ?? []), tag];
    args.world.moved.add(object.handle);
    return true;
  },
  removeTag: (args, object) => {
    const tag = text(args, 0);
    if (!carries(object, tag)) return false;
    object.data.Tags = (object.data.Tags ?? []).filter((own) => own.toLowerCase() !== tag.toLowerCase());
    args.world.moved.add(object.handle);
    return true;
  },
  hasTag: (args, object) => carries(object, text(args, 0)),
  hasAnyTag: (_, object) => (object.data.Tags ?? []).length > 0,
  getColorTint: (_, object) => colorOut(object.data.ColorDiffuse ?? { r: 1, g: 1, b: 1 }),
  setColorTint: does((args, object) => (object.data.ColorDiffuse = color(args, 0))),
};
