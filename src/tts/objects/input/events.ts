import type { GameModule } from "../../../session/game/module";
import { diceThrown, diceTouched, mayThrow } from "../dice/dice";
import type { InputHandlers } from "./handlers";
import { appear, vanish } from "../presence";
import { registry } from "../registry";
import { clickButton, letGo, pickUp, typeNumber } from "./drag";
import { VIEWS } from "../board/sign";
import { PRESS } from "../pieces/label";
import { isOurs, mayAct } from "./veto";

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
