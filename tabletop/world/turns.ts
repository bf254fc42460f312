import { COLORS } from "../save/colors";
import { emit } from "./events";
import { personAt } from "./players";
import { playerOut } from "../bridge/values";
import { Refused } from "./world";
import type { World } from "./types";

/**
 * The colours in the order of their turns: those that are seated, or the order that was given, where at least one of it
 * is seated.
 */
export function turnOrder(world: World): string[] {
  const { Type, TurnOrder, Reverse } = world.file.Turns;
  const order = Type === 1 && TurnOrder.length > 0 ? TurnOrder : COLORS;
  const isSeated = (color: string): boolean => color !== "Grey" && personAt(world, color) !== undefined;
  const given = order.filter(isSeated);
  const seated = given.length > 0 ? given : COLORS.filter(isSeated);
  return Reverse ? seated.reverse() : seated;
}

export function nextTurn(world: World, step: 1 | -1): string {
  const order = turnOrder(world);
  const at = order.indexOf(world.file.Turns.TurnColor);
  return order[(at + step + order.length) % order.length] ?? "";
}

/** Whose turn it is now; the script hears of it, whoever did it. */
export function setTurn(world: World, color: string): void {
  const before = world.file.Turns.TurnColor;
  world.file.Turns.TurnColor = color;
  if (before === color || !world.file.Turns.Enable || color === "") return;
  const isGone = world.ways.goneIsNil === true && personAt(world, before) === undefined;
  emit(world, "onPlayerTurn", playerOut(color), before === "" || isGone ? undefined : playerOut(before));
}

export function endTurn(world: World): void {
  if (!world.file.Turns.Enable) throw new Refused("turns are not switched on");
  const { TurnColor } = world.file.Turns;
  const next = nextTurn(world, 1);
  if (next !== TurnColor) setTurn(world, next);
  else if (world.ways.nowhereIsSilent !== true) emit(world, "onPlayerTurn", playerOut(next), playerOut(next));
}
