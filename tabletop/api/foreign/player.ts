import { objectOut, vectorOut, type Out } from "../../bridge/values";
import { colorOf } from "../../world/players";
import { handZones } from "../../world/hands";
import { place } from "../../world/objects";
import { rotate } from "../../world/vectors";
import { color, maybeFn, number, placeIn, table, text } from "../reader";
import { DIRECTIONS, hand } from "../player";
import type { Field, PlayerCall } from "../types";
import type { Person } from "../../world/types";

const never: PlayerCall = () => false;

/** What people can be made to do that this project's own scripts leave alone. */
export const PLAYER_MORE: Record<string, PlayerCall> = {
  getPointerRotation: () => 0,
  setHandTransform: (args, _, key) => {
    const zone = hand(args, 1, key);
    const params = table(args, 0);
    if (zone === undefined) return false;
    place(args.world, zone, placeIn(params, ["position", "rotation", "scale"]));
    return true;
  },
  showColorDialog: (args, person) => {
    if (person === undefined) return false;
    color(args, 0, { r: 1, g: 1, b: 1 });
    person.dialog = { kind: "color", text: "", fn: maybeFn(args, 1), value: "", options: [] };
    return true;
  },
  clearSelectedObjects: () => true,
  attachCameraToObject: (_, person) => person !== undefined,
  setUITheme: (args) => text(args, 0) !== "",
  copy: never,
  paste: never,
  drawHandStash: never,
  setHandStashLocation: never,
  kick: never,
  mute: never,
};

/** The place of a hand's first object, for scripts of before there were several hands. */
export const PLAYER_OLDER: Record<string, PlayerCall> = {
  getPlayerHand: (args, _, key): Out => {
    const zone = handZones(args.world, colorOf(args.world, key)).at(0);
    if (zone === undefined) return undefined;
    const { position, rotation } = zone;
    const ways = ["forward", "right", "up"].flatMap((name, i): [string, number][] => {
      const { x, y, z } = rotate(DIRECTIONS[i], rotation);
      return [
        [`trigger_${name}_x`, x],
        [`trigger_${name}_y`, y],
        [`trigger_${name}_z`, z],
      ];
    });
    return {
      ...{ pos_x: position.x, pos_y: position.y, pos_z: position.z },
      ...{ rot_x: rotation.x, rot_y: rotation.y, rot_z: rotation.z },
      ...Object.fromEntries(ways),
      ...{ position: vectorOut(position), rotation: vectorOut(rotation), zone: objectOut(zone.handle) },
    };
  },
};

export const PLAYER_MORE_FIELDS: Record<string, Field<{ person: Person | undefined; key: string }>> = {
  lift_height: { get: () => 0.2, set: (value) => number(value, 0) },
};
