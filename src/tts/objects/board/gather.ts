import { tableColour } from "../../../session/ui/colours";
import { LANGUAGE } from "../../language";
import { seatWord } from "../../colours";
import { registry, OURS, type Hand } from "../registry";
import { BOARD_THICKNESS, MAT } from "./design";
import { frameOf, sizeOf, type Frame } from "./frame";

/**
 * Finds the board, the mats and the hands by their tags, and measures them: all places on the table come
 * from that; what measures otherwise than it is meant to is doubted. Names in words what is missing. Board and mats
 * cannot be touched from now on.
 */
export function gather(): string[] {
  const missing: string[] = [];
  const { board, mat } = registry.kit;
  registry.board = undefined;
  registry.doubted = false;
  registry.mats = {};
  registry.hands = {};
  for (const object of getObjectsWithAllTags([OURS, "board"])) {
    object.interactable = false;
    const { w, h, pixelsPerUnit } = board;
    registry.board = measure(object, w, h, w / pixelsPerUnit, BOARD_THICKNESS, h / pixelsPerUnit);
  }
  for (const object of getObjectsWithAllTags([OURS, "mat"])) {
    object.interactable = false;
    const colour = object.memo ?? "";
    registry.mats[colour] = measure(object, mat.w, mat.h, MAT.width, MAT.thickness, MAT.depth);
    if (registry.signs[colour]?.object !== object) registry.signs[colour] = { object, shown: undefined };
  }
  for (const object of getObjectsWithAllTags([OURS, "table"])) object.interactable = false;
  const seats = Player.getAvailableColors();
  if (registry.board === undefined) missing.push(LANGUAGE.objects.board);
  for (const colour of registry.colours) {
    const name = tableColour(colour);
    if (seats.includes(name)) registry.hands[colour] = handOf(Player[name as TtsPlayerColor]);
    if (registry.mats[colour] === undefined) missing.push(LANGUAGE.objects.mat(seatWord(colour)));
    if (registry.hands[colour] === undefined) missing.push(LANGUAGE.objects.hand(seatWord(colour)));
  }
  return missing;
}

/** The frame of a picture of `w` by `h` pixels on an object that is meant to be `x` by `y` by `z` units large. */
function measure(object: TtsObject, width: number, hash: number, x: number, y: number, z: number): Frame {
  const found = sizeOf(object, { x, y, z });
  if (found.doubted) registry.doubted = true;
  return frameOf(object, width, hash, found);
}

function handOf(player: TtsPlayer): Hand | undefined {
  const zone = player.getHandTransform(1);
  if (zone === undefined) return undefined;
  const { rotation, scale } = zone;
  const { x, y, z } = zone.position;
  return { x, y, z, yaw: rotation.y, width: scale.x, depth: scale.z };
}

/** Whether the model or the picture of the board or of a mat is still on its way: nothing can be measured before. */
export function isLoading(): boolean {
  for (const object of getObjectsWithAllTags([OURS, "board"])) if (object.loading_custom) return true;
  for (const object of getObjectsWithAllTags([OURS, "mat"])) if (object.loading_custom) return true;
  return false;
}
