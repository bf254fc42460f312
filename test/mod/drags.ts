/** People at the packed table who drag pieces where they can, and press where they cannot. */
import type { Action } from "../../src/games/castle-risk/rules/actions";
import { CASTLE_RISK } from "../../src/games/castle-risk/rules/ruleset";
import { CARDS } from "../../src/games/castle-risk/rules/cards";
import type { State } from "../../src/games/castle-risk/rules/state";
import { UNITS } from "../../src/games/castle-risk/rules/units";
import type { Table } from "../../tabletop/table";
import type { TableObject } from "../../tabletop/world/objects";
import { LAND_IDS } from "../helpers/lands";
import { colourOf, perform } from "./people";

/** A number counts a second after its last digit. */
const TYPED = 70;

/** What is dragged where: a piece's memo, the territory it is dropped on (or the table's edge), and a number typed before. */
interface Drag {
  readonly piece: RegExp;
  readonly to: number | "out";
  readonly count: number;
}

/** How an action is dragged; undefined where it takes presses: units of several kinds, and what has no piece. */
function dragFor(s: State, action: Action): Drag | undefined {
  const colour = s.colours[action.seat] ?? "";
  switch (action.type) {
    case "attack":
    case "fortify": {
      const kind = onlyKind(action.units);
      if (kind < 0) return undefined;
      const piece = new RegExp(`^${UNITS[kind] ?? ""}:${LAND_IDS[action.from] ?? ""}$`);
      return { piece, to: action.to, count: action.units[kind] ?? 0 };
    }
    case "place": {
      const kind = onlyKind(action.units);
      const piece = new RegExp(`^${colour}:reserve:${UNITS[kind] ?? "none"}$`);
      return kind < 0 ? undefined : { piece, to: action.territory, count: action.units[kind] ?? 0 };
    }
    case "build":
      return { piece: new RegExp(`^${colour}:castle$`), to: action.territory, count: 0 };
    case "play":
      return { piece: new RegExp(`^${colour}:card:${CARDS[action.card] ?? ""}:`), to: "out", count: 0 };
    default:
      return undefined;
  }
}

function onlyKind(units: readonly number[]): number {
  const kinds = units.flatMap((n, kind) => (n > 0 ? [kind] : []));
  return kinds.length === 1 ? (kinds[0] ?? -1) : -1;
}

function thing(table: Table, memo: RegExp): TableObject {
  const found = table.tagged("thing").find(({ data }) => memo.test(data.Memo ?? ""));
  if (found === undefined) throw new Error(`there is no ${memo.source}`);
  return found;
}

/** A drag takes units of one kind: an action with more is made with the first kind alone, where that is legal. */
function forOneKind(s: State, action: Action): Action {
  if (action.type !== "attack" && action.type !== "fortify" && action.type !== "place") return action;
  const first = action.units.findIndex((n) => n > 0);
  const alone = { ...action, units: action.units.map((n, kind) => (kind === first ? n : 0)) };
  return CASTLE_RISK.check(s, alone) === undefined ? alone : action;
}

/** Makes an action by dragging its piece, or by presses; says whether it was dragged. */
export async function dragOrPress(table: Table, s: State, wanted: Action): Promise<boolean> {
  const action = forOneKind(s, wanted);
  const drag = dragFor(s, action);
  if (drag === undefined) {
    await perform(table, s, action);
    return false;
  }
  const who = colourOf(s.colours[action.seat] ?? "");
  // Pieces are still on their way.
  await table.settle();
  const { guid } = thing(table, drag.piece);
  if (drag.count > 0) {
    await table.typeNumber(who, guid, `${drag.count}`);
    await table.advance(TYPED);
  }
  const target = drag.to === "out" ? { x: 0, z: 0 } : shieldAt(table, drag.to);
  await table.move(who, guid, target);
  await table.settle();
  return true;
}

function shieldAt(table: Table, territory: number): { x: number; z: number } {
  const { x, z } = thing(table, new RegExp(`^shield:\\w+:${LAND_IDS[territory] ?? ""}$`)).position;
  return { x, z };
}
