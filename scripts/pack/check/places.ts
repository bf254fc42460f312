import { namesAt } from "../addresses";
import { measureModels } from "../../../tabletop/world/measure";
import type { ObjectData } from "../../../tabletop/save/types";
import type { Packed } from "./packed";

interface Box {
  readonly name: string;
  readonly tags: readonly string[];
  readonly low: readonly [number, number];
  readonly high: readonly [number, number];
}

/** The board, the mats and the hands lie on the table beside each other, and each seat has its mat and its hand. */
export function checkPlaces({ save, assets, base }: Packed): string[] {
  const nameAt = namesAt(base);
  const measure = measureModels((url) => assets.get(nameAt(url) ?? "")?.toString());
  const boxes = save.ObjectStates.map((object, i): Box => {
    const { Transform: at, Name, Memo } = object;
    const size = measure(object, "collider") ?? { x: 1, y: 1, z: 1 };
    const half = [(size.x * at.scaleX) / 2, (size.z * at.scaleZ) / 2];
    return {
      name: `ObjectStates[${i}] (${Name} ${Memo ?? ""})`,
      tags: object.Tags ?? [],
      low: [at.posX - half[0], at.posZ - half[1]],
      high: [at.posX + half[0], at.posZ + half[1]],
    };
  });
  const table = boxes.find(({ tags }) => tags.includes("table"));
  if (table === undefined || !boxes.some(({ tags }) => tags.includes("board")))
    return ["there must be an object with the tag table and one with the tag board"];
  const rest = boxes.filter((box) => box !== table);
  const found = rest
    .filter((box) => [0, 1].some((k) => box.low[k] < table.low[k] || box.high[k] > table.high[k]))
    .map((box) => `${box.name} reaches over the edge of the table`);
  rest.forEach((one, i) =>
    rest.slice(i + 1).forEach((other) => {
      if ([0, 1].every((k) => one.low[k] < other.high[k] && other.low[k] < one.high[k]))
        found.push(`${one.name} and ${other.name} overlap`);
    }),
  );
  return [...found, ...seatFaults(save.ObjectStates)];
}

function seatFaults(objects: readonly ObjectData[]): string[] {
  const having = (tag: string): string[] =>
    objects.filter(({ Tags }) => Tags?.includes(tag) === true).map(({ Memo }) => Memo ?? "");
  const [mats, hands] = [having("mat"), having("hand")];
  const same = mats.length === hands.length && new Set(mats).size === mats.length;
  return same && mats.every((seat) => hands.includes(seat))
    ? []
    : [`each seat must have one mat and one hand: mats are ${mats.join(", ")}, hands ${hands.join(", ")}`];
}
