/** What lies on a table, held against what the model says should lie there. */
import { expect } from "vitest";
import type { Table } from "../../../tabletop/table";
import type { TableObject } from "../../../tabletop/world/objects";
import { SEATS, STONE, rgb } from "../../../assets/draw/kit/palette";
import { plainTone } from "../../../assets/draw/pieces/glyphs";
import type { State } from "../../../src/games/castle-risk/rules/state";
import { layTable } from "../../../src/games/castle-risk/table/layout";
import { thingsOf, type Thing } from "../../../src/session/scene/thing";
import { outlineRings } from "../../helpers/outlines";
import { TERRITORIES } from "../../../src/risk/europe/territories.data";
import { readDrawing } from "../../../scripts/data/drawing";
import { CASTLE_RISK } from "../../../mod/saves/castle-risk";
import { boardArea, seatPlaces } from "../../../mod/boxes/horseshoe/layout";
import { MAT } from "../../../src/tts/objects/board/design";
import { PACKED, type Ground } from "../table";

const { places } = readDrawing(".");
const SEAT_PLACES = seatPlaces(boardArea(places), CASTLE_RISK.meta.colours);
const SLOT: Record<string, string> = { token: "plundered" };

/** A pixel of the board on the table. */
function onBoard({ x, y }: { x: number; y: number }, g: Ground): { x: number; z: number } {
  const turn = ((g.yaw - 180) * Math.PI) / 180;
  const [dx, dz] = [((x - 2048) / 100) * g.unit, ((1800 - y) / 100) * g.unit];
  return {
    x: g.x + dx * Math.cos(turn) + dz * Math.sin(turn),
    z: g.z - dx * Math.sin(turn) + dz * Math.cos(turn),
  };
}

/** Expects a border in the colour of whoever owns it in each territory that a seat owns, and no others. */
function expectBorders(table: Table, s: State | undefined, ground: Ground): void {
  const [board] = table.tagged("board");
  const turn = (board.rotation.y * Math.PI) / 180;
  const drawn = board.lines.map(({ points3, color, loop }) => {
    expect(loop).toBe(true);
    const tint = [color.r, color.g, color.b].map((part) => Math.round(part * 255));
    const points = points3.map(({ x, z }) => {
      const [dx, dz] = [x * board.scale.x, z * board.scale.z];
      return [
        board.position.x + Math.cos(turn) * dx + Math.sin(turn) * dz,
        board.position.z - Math.sin(turn) * dx + Math.cos(turn) * dz,
      ];
    });
    return { tint, points };
  });
  const wanted = (s?.territories ?? []).flatMap(({ owner }, t) =>
    owner < 0 || s === undefined
      ? []
      : outlineRings(t).map((ring) => {
          const tint = rgb(SEATS[s.colours[owner] as keyof typeof SEATS].fill);
          const points = ring.map(([x, y]) => {
            const at = onBoard({ x, y }, ground);
            return [at.x, at.z];
          });
          return { tint, points };
        }),
  );
  expect(drawn.map(({ tint }) => tint.join(" "))).toEqual(wanted.map(({ tint }) => tint.join(" ")));
  wanted.forEach(({ points }, i) => {
    expect(drawn[i].points.length).toBe(points.length);
    points.forEach(([x, z], k) => {
      const [dx, dz] = [drawn[i].points[k][0] - x, drawn[i].points[k][1] - z];
      expect(Math.hypot(dx, dz)).toBeLessThan(0.02);
    });
  });
}

/** Where a thing belongs, as far as the drawings say; by another way than the script goes. */
function wantedPlace(
  thing: Thing,
  colours: readonly string[],
  g: Ground,
): { x: number; z: number } | undefined {
  const board = (pixel: { x: number; y: number }): { x: number; z: number } => onBoard(pixel, g);
  if (thing.place === "land") {
    const slot = thing.kind === "unit" ? thing.face : (SLOT[thing.kind] ?? thing.kind);
    return board(places.territories[TERRITORIES[thing.at].id].places[slot]);
  }
  if (thing.kind === "rank")
    return board(places.tracks.rank[Math.min(thing.count, 8) - 1].spots[colours[thing.owner]]);
  if (thing.kind === "round") return board(places.tracks.round[(thing.count - 1) % 20]);
  if (thing.owner < 0 || thing.place === "force") return undefined;
  const seat = ["red", "blue", "green", "yellow", "purple"].indexOf(colours[thing.owner]);
  const { mat: middle, hand } = SEAT_PLACES[seat];
  const mat = ({ x, y }: { x: number; y: number }): { x: number; z: number } => ({
    x: middle.x + (x / places.mat.w - 0.5) * MAT.width,
    z: middle.z - (y / places.mat.h - 0.5) * MAT.depth,
  });
  if (thing.kind === "coins") return mat(places.mat.places.treasury);
  const kind = thing.kind === "castle" ? "castle" : thing.face;
  if (thing.kind === "reserve" || (thing.kind === "castle" && thing.place === "mat"))
    return mat(places.mat.places.reserve.find((r) => r.kind === kind)!);
  if (thing.kind === "crown") return mat(places.mat.places.crowns.find((c) => c.reason === kind)!);
  if (thing.place === "hand" && thing.eyes >= 0) return hand;
  return undefined;
}

/** Its picture or model. */
function wantedArt(thing: Thing, colours: readonly string[]): string {
  const owner = thing.owner >= 0 ? colours[thing.owner] : "neutral";
  switch (thing.kind) {
    case "unit":
    case "reserve":
      return `models/${thing.face}.obj`;
    case "banner":
    case "castle":
    case "capital":
    case "crown":
      return `models/${thing.kind}.obj`;
    case "token":
      return "models/plundered.obj";
    case "round":
    case "goal":
      return "models/crown.obj";
    case "first":
      return "models/first_player.obj";
    case "coins":
      return "models/coin.obj";
    case "shield":
      return `icons/total-${owner}.png`;
    case "rank":
      return `icons/shield-${owner}.png`;
    case "turn":
      return "icons/control-pass.png";
    case "policy":
      return thing.face === ""
        ? `cards/back-policy-${owner}.jpg#0`
        : `cards/policies.jpg#${places.sheets["policies"].cells.indexOf(thing.face)}`;
    case "mission":
    case "missions":
      return thing.face === ""
        ? "cards/back-mission.jpg#0"
        : `cards/missions.jpg#${places.sheets["missions"].cells.indexOf(thing.face)}`;
    default:
      return thing.face === ""
        ? "cards/back-castle.jpg#0"
        : `cards/castle.jpg#${places.sheets["castle"].cells.indexOf(thing.face)}`;
  }
}

function artOf({ data }: TableObject): string {
  if (data.CustomMesh !== undefined) return String(data.CustomMesh["MeshURL"]);
  if (data.CustomImage !== undefined) return String(data.CustomImage["ImageURL"]);
  const id = data.CardID ?? 0;
  return `${data.CustomDeck?.[String(Math.floor(id / 100))].FaceURL}#${id % 100}`;
}

function wantedTint(thing: Thing, colours: readonly string[]): readonly number[] | undefined {
  const owner = (thing.owner >= 0 ? colours[thing.owner] : "neutral") as keyof typeof SEATS;
  if (["unit", "reserve", "banner", "capital"].includes(thing.kind)) return rgb(SEATS[owner].fill);
  if (thing.kind === "castle") return rgb(STONE);
  const art = /models\/(\w+)\.obj/.exec(wantedArt(thing, colours))?.[1];
  return art === undefined ? undefined : rgb(plainTone(art));
}

/** The number that a thing shows. */
function wantedLabel(thing: Thing): string {
  if (thing.kind === "shield") return thing.count > 0 ? String(thing.count) : " ";
  if (thing.kind === "rank") return "";
  if (thing.kind === "round") return thing.count > 20 ? String(thing.count) : "";
  return thing.count > 1 || ["coins", "deck", "missions"].includes(thing.kind) ? String(thing.count) : "";
}

/** Expects exactly the things of the layout on the table: nothing missing, doubled, misplaced or wrongly marked. */
export function expectLaid(
  table: Table,
  s: State | undefined,
  present: readonly boolean[],
  ground = PACKED,
): void {
  expect(table.errors.map(({ message }) => message)).toEqual([]);
  const things = s === undefined ? [] : thingsOf(layTable(s, present));
  const lying = new Map(table.tagged("thing").map((object) => [object.data.Memo ?? "", object]));
  expect([...table.tagged("thing").map((object) => object.data.Memo)].sort()).toEqual(
    things.map(({ key }) => key).sort(),
  );
  const colours = s?.colours ?? [];
  for (const thing of things) {
    const object = lying.get(thing.key)!;
    const { data, position } = object;
    expect(artOf(object), thing.key).toBe(wantedArt(thing, colours));
    expect(object.buttons.map(({ label }) => label).join(), thing.key).toBe(wantedLabel(thing));
    const tint = wantedTint(thing, colours);
    if (tint !== undefined) {
      const { r, g, b } = data.ColorDiffuse!;
      [r, g, b].forEach((part, i) => expect(Math.abs(part * 255 - tint[i]), thing.key).toBeLessThan(1));
    }
    const place = wantedPlace(thing, colours, ground);
    if (place !== undefined) {
      const far = Math.hypot(position.x - place.x, position.z - place.z);
      expect(far, `${thing.key} at ${position.x} ${position.z}`).toBeLessThan(
        thing.place === "hand" ? 7 : 0.15,
      );
    }
    const hand = thing.place === "hand" && thing.eyes >= 0;
    expect(object.hand !== undefined, thing.key).toBe(hand);
    const free =
      hand ||
      (thing.kind === "unit" && thing.place === "land") ||
      ["reserve", "coins"].includes(thing.kind) ||
      (thing.kind === "castle" && thing.place === "mat");
    expect(data.Locked === true, thing.key).toBe(!free);
    expect(data.GMNotes ?? "").toBe("");
  }
  expectBorders(table, s, ground);
}
