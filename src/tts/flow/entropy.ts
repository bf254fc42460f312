import { stir, type Pool } from "../../core/cipher";
import { mix } from "../../core/hash";
import { parseWhole } from "../../core/lines";

/** Numbers that are asked of the interpreter when a key is wanted: each has 26 bits, and its own generator some 31. */
const DRAWS = 8;
const FINE = 1000000;

/**
 * Stirs in a moment that a person has chosen: how late it is on every clock there is, to the millionth of a second, and
 * a number of the interpreter's own.
 */
export function stirMoment(pool: Pool): void {
  stir(pool, Time.time * FINE);
  // MoonSharp on .NET answers the first call of a program with nil.
  stir(pool, ((os.clock() as number | undefined) ?? 0) * FINE);
  stir(pool, os.time());
  stirRandom(pool);
}

/** Stirs in who does something: the last digits of the player's id. */
export function stirPlayer(pool: Pool, player: string): void {
  const id = parseWhole(player.substring(player.length - 7));
  if (id >= 0) stir(pool, id);
}

/**
 * A key for a match that nobody at the table can foretell: out of all moments at which people have pressed something
 * since the load, the GUIDs that Tabletop Simulator has drawn for objects, and numbers of the interpreter's own.
 */
export function drawKey(pool: Pool): number[] {
  stirMoment(pool);
  for (let i = 0; i < DRAWS; i++) stirRandom(pool);
  let guids = 0;
  for (const object of getObjects()) guids = mix(guids, tonumber(object.getGUID(), 16) ?? 0);
  stir(pool, guids);
  return [...pool.key];
}

function stirRandom(pool: Pool): void {
  stir(pool, math.random() * FINE * FINE);
}
