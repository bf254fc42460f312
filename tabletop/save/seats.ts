import { COLORS } from "./colors";
import { isRecord, SaveError } from "./check";
import { STANDING, transform } from "./parts";
import type { Notes } from "./schema";
import type { ObjectData, SaveFile, Transform } from "./types";

/**
 * The hand zones that a save has besides those among its objects: before version 13 hands stood in
 * `Hands.HandTransforms`, and where it has none of either they are around the table, as those of the game's own tables.
 */
export function oldHands(file: SaveFile, notes: Notes): ObjectData[] {
  const there = new Set(
    file.ObjectStates.filter(({ Name }) => Name === "HandTrigger").map(({ FogColor }) => FogColor),
  );
  const { HandTransforms } = file.Hands as { HandTransforms?: unknown };
  const listed = Array.isArray(HandTransforms) ? HandTransforms.flatMap(readHand) : [];
  const old = listed.filter(({ FogColor }) => !there.has(FogColor));
  if (old.length > 0)
    notes.push(`Hands.HandTransforms: ${old.length} hands of before version 13 are zones now`);
  if (old.length > 0 || there.size > 0) return old;
  notes.push("the save has no hands: there are seats around the table");
  return COLORS.slice(0, 8).map((color, i) => zone(color, around(i)));
}

function readHand(value: unknown): ObjectData[] {
  if (!isRecord(value) || typeof value["Color"] !== "string") return [];
  try {
    return [zone(value["Color"], transform(value["Transform"], "Transform"))];
  } catch (error) {
    if (error instanceof SaveError) return [];
    throw error;
  }
}

function zone(color: string, Transform: Transform): ObjectData {
  return { Name: "HandTrigger", Transform, FogColor: color, Locked: true };
}

/** How far from the middle of the table the seats are, and how large a hand is there. */
const AWAY = 22;
const SIZE = { scaleX: 12, scaleY: 6, scaleZ: 5 };

/** The first sits at the lower edge, the others go round. */
function around(i: number): Transform {
  const angle = (i * Math.PI) / 4;
  const [posX, posZ] = [-AWAY * Math.sin(angle), -AWAY * Math.cos(angle)];
  return { ...STANDING, posX, posY: 4, posZ, rotY: i * 45, ...SIZE };
}
