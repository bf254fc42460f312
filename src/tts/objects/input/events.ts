import type { GameModule } from "../../../session/game/module";
import { later } from "../../queue";
import { diceThrown, diceTouched, mayThrow } from "../dice/dice";
import { isDie } from "../dice/spawn";
import type { InputHandlers } from "./handlers";
import { OURS, pieceOf, registry, THING } from "../registry";
import { COST } from "../slices";
import { removeStray, verify } from "../verify";
import { clickButton, letGo, pickUp, typeNumber } from "./drag";
import { VIEWS } from "../board/sign";
import { PRESS } from "../pieces/label";
import { settle } from "../pieces/settle";

/** What nobody may do to our objects with the table's own keys and menus. */
const FORBIDDEN: readonly TtsAction[] = [
  "Copy",
  "Cut",
  "Delete",
  "FlipIncrementalLeft",
  "FlipIncrementalRight",
  "FlipOver",
  "Group",
  "Paste",
  "Randomize",
  "RotateIncrementalLeft",
  "RotateIncrementalRight",
  "RotateOver",
  "Under",
];

/**
 * What Tabletop Simulator is to call for the pieces: handlers by name, as globals, the one after the pieces'
 * buttons among them. What people do goes to the handlers.
 */
export function objectHandlers(
  { meta, pieces }: GameModule,
  handlers: InputHandlers,
): Partial<TtsHandlers> & Record<string, unknown> {
  registry.kit = pieces;
  registry.colours = meta.colours;
  registry.handlers = handlers;
  const views: Record<string, unknown> = {};
  for (const [click, command] of VIEWS)
    views[click] = (_mat: TtsObject, colour: string) => {
      handlers.commanded(colour, command);
    };
  return {
    ...views,
    [PRESS]: clickButton,
    onObjectPickUp: (colour: string, object: TtsObject) => {
      diceTouched(object);
      pickUp(colour, object);
    },
    onObjectRandomize: diceThrown,
    onObjectDrop: letGo,
    onObjectSpawn: appear,
    onObjectDestroy: vanish,
    onObjectNumberTyped: (object: TtsObject, colour: string, count: number) =>
      typeNumber(object, colour, count),
    onPlayerAction: (player: TtsPlayer | undefined, action: number, targets: TtsObject[]) => {
      if (mayAct(action, targets)) return undefined;
      if (player !== undefined) handlers.vetoed(player.color);
      return false;
    },
    tryObjectEnterContainer: (container: TtsObject | undefined, object: TtsObject | undefined) =>
      isOurs(container) || isOurs(object) ? false : undefined,
    tryObjectRandomize: (object: TtsObject) => (isOurs(object) && !mayThrow(object) ? false : undefined),
    tryObjectRotate: (object: TtsObject) => (isOurs(object) ? false : undefined),
  };
}

/** Whether an object is part of the game: the board, a mat, a piece ... The table may name none where it asks. */
function isOurs(object: TtsObject | undefined): boolean {
  return object?.hasTag(OURS) === true;
}

/**
 * Whether an action, a number of `Player.Action`, may go on: not what would change one of our objects. They may be
 * selected and picked up.
 */
function mayAct(action: number, targets: readonly TtsObject[]): boolean {
  if (!FORBIDDEN.some((name) => Player.Action[name] === action)) return true;
  return targets.every((target) => !isOurs(target) || (action === Player.Action.Randomize && isDie(target)));
}

/** An object appears. What passes for one of our pieces and is none of them, as a copy does, goes at once. */
function appear(object: TtsObject): void {
  const key = object.memo;
  if (key === undefined || key === "" || registry.resyncing) return;
  if (pieceOf(object) !== undefined || !object.hasTag(THING) || !object.hasTag(OURS)) return;
  later(COST.change, removeStray, object);
}

/** An object goes. If it is one that has to lie there, another one comes. */
function vanish(object: TtsObject): void {
  const piece = pieceOf(object);
  if (piece === undefined) return;
  const { key } = piece;
  registry.pieces[key] = undefined;
  if (registry.wanted[key] === undefined) return;
  later(COST.spawn, settle, key);
  verify();
}
