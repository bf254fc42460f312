import { LANGUAGE } from "../../language";
import { seatWord, tableColour } from "../../colours";
import { registry, OURS, type Hand } from "../registry";
import { measure } from "./frame";

/**
 * Finds the board, the mats and the hands by their tags, and measures them: all places on the table come
 * from that. Names in words what is missing. Board and mats cannot be touched from now on.
 */
export function gather(): string[] {
  const missing: string[] = [];
  const { board, mat } = registry.kit;
  registry.board = undefined;
  registry.mats = {};
  registry.hands = {};
  for (const object of getObjectsWithAllTags([OURS, "board"])) {
    object.interactable = false;
    registry.board = measure(object, board.w, board.h);
  }
  for (const object of getObjectsWithAllTags([OURS, "mat"])) {
    object.interactable = false;
    registry.mats[object.memo ?? ""] = measure(object, mat.w, mat.h);
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

function handOf(player: TtsPlayer): Hand | undefined {
  const zone = player.getHandTransform(1);
  if (zone === undefined) return undefined;
  const { position, rotation, scale } = zone;
  return {
    x: position.x,
    y: position.y,
    z: position.z,
    yaw: rotation.y,
    width: scale.x,
    depth: scale.z,
  };
}

/** Whether the board's picture is still on its way: its size is not known before. */
export function isLoading(): boolean {
  for (const object of getObjectsWithAllTags([OURS, "board"])) if (object.loading_custom) return true;
  for (const object of getObjectsWithAllTags([OURS, "mat"])) if (object.loading_custom) return true;
  return false;
}
