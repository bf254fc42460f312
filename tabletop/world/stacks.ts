/** Stacks: pieces that are all alike, which the save keeps as one object with their number. */
import { destroy, spawn } from "./spawn";
import { emit } from "./events";
import { objectData } from "./objects";
import { objectOut } from "../bridge/values";
import { isRecord } from "../save/check";
import { pieceName } from "../save/kinds";
import type { ObjectData } from "../save/types";
import type { Place, TableObject, World } from "./types";

/** How many pieces a stack has; 1 for a piece by itself. */
export function pieces(object: TableObject): number {
  return object.kind.holds === "alike" ? Math.max(1, Math.floor(object.data.Number ?? 1)) : 1;
}

/** Pieces that stack without a word about it in their data. */
const ALWAYS = /^(?:Chip_\d+|Checker_\w+|reversi_chip)$/;
const LOOKS = ["CustomImage", "CustomMesh", "ColorDiffuse", "Nickname"];

function isStackable(data: ObjectData): boolean {
  const { CustomTile: tile, CustomToken: token } = data.CustomImage ?? {};
  const says = [tile, token].some((part) => isRecord(part) && part["Stackable"] === true);
  return says || ALWAYS.test(pieceName(data.Name));
}

/** Whether an object can lie in one stack with another: both stack, and look the same. */
export function isAlike(one: TableObject, other: TableObject): boolean {
  if (pieceName(one.data.Name) !== pieceName(other.data.Name) || !isStackable(one.data)) return false;
  return LOOKS.every((key) => JSON.stringify(one.data[key]) === JSON.stringify(other.data[key]));
}

/** Lays an object on one that it is alike; the stack is the answer. */
export function stackOn(world: World, under: TableObject, object: TableObject): TableObject {
  let stack = under;
  if (under.kind.holds !== "alike") {
    const data = { ...objectData(under), Name: `${under.data.Name}_Stack`, GUID: "", Number: 1 };
    stack = spawn(world, data);
    emit(world, "onObjectEnterContainer", objectOut(stack.handle), objectOut(under.handle));
    destroy(world, under);
  }
  emit(world, "onObjectEnterContainer", objectOut(stack.handle), objectOut(object.handle));
  stack.data.Number = pieces(stack) + pieces(object);
  destroy(world, object);
  return stack;
}

/** The data of one of a stack's pieces. */
function pieceOf(stack: TableObject): ObjectData {
  const { Number: _, ...data } = objectData(stack);
  return { ...data, Name: pieceName(data.Name), GUID: "" };
}

/** Takes a piece off a stack; where one is left, the stack is that piece. */
export function takePiece(world: World, stack: TableObject, to: Partial<Place>): TableObject {
  const remaining = pieces(stack) - 1;
  const piece = spawn(world, pieceOf(stack), to);
  emit(world, "onObjectLeaveContainer", objectOut(stack.handle), objectOut(piece.handle));
  stack.data.Number = remaining;
  if (remaining === 1) leaveLast(world, stack, pieceOf(stack));
  return piece;
}

/** A container ends as the last object in it, which is the answer. */
export function leaveLast(
  world: World,
  container: TableObject,
  data: ObjectData,
  at?: Partial<Place>,
): TableObject {
  const last = spawn(world, data, at);
  container.remainder = last.handle;
  emit(world, "onObjectLeaveContainer", objectOut(container.handle), objectOut(last.handle));
  destroy(world, container);
  world.remainders.set(container.handle, last.handle);
  return last;
}
