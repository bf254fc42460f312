import type { GameModule } from "../../session/module";
import { diceThrown, diceTouched, mayThrow } from "./dice";
import type { Doer } from "./doer";
import { appear, vanish } from "./events";
import { ground } from "./ground";
import { clickButton, letGo, pickUp, typeNumber } from "./hold";
import { PRESS } from "./label";
import { isOurs, mayAct } from "./veto";

/**
 * What Tabletop Simulator is to call for the pieces: handlers by name, as globals, the one behind the pieces'
 * buttons among them. What people do goes to the doer.
 */
export function objectHandlers(
  { meta, pieces }: GameModule,
  doer: Doer,
): Partial<TtsHandlers> & Record<string, unknown> {
  ground.kit = pieces;
  ground.colours = meta.colours;
  ground.doer = doer;
  return {
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
    onPlayerAction: (player: TtsPlayer, action: TtsAction, targets: TtsObject[]) => {
      if (mayAct(action, targets)) return undefined;
      doer.vetoed(player.color);
      return false;
    },
    tryObjectEnterContainer: (container: TtsObject, object: TtsObject) =>
      isOurs(container) || isOurs(object) ? false : undefined,
    tryObjectRandomize: (object: TtsObject) => (isOurs(object) && !mayThrow(object) ? false : undefined),
    tryObjectRotate: (object: TtsObject) => (isOurs(object) ? false : undefined),
  };
}
