import { endTurn, nextTurn, setTurn, turnOrder } from "../world/turns";
import { flag, number, text, texts } from "./reader";
import type { Call, Field } from "./types";

/** Whose turn it is, and who comes after. */
export const TURN_FUNCTIONS: Record<string, Call> = {
  "Turns.getTurnOrder": (args) => turnOrder(args.world),
  "Turns.getNextTurnColor": (args) => nextTurn(args.world, 1),
  "Turns.getPreviousTurnColor": (args) => nextTurn(args.world, -1),
  "Turns.endTurn": (args) => {
    endTurn(args.world);
    return true;
  },
};

/** `Turns.type` (1 automatic, 2 custom) is one more than in the file. */
export const TURN_FIELDS: Record<string, Field<undefined>> = {
  "Turns.enable": {
    get: (world) => world.file.Turns.Enable,
    set: (value) => {
      value.world.file.Turns.Enable = flag(value, 0);
      if (flag(value, 0) && value.world.file.Turns.TurnColor === "")
        setTurn(value.world, turnOrder(value.world)[0] ?? "");
    },
  },
  "Turns.type": {
    get: (world) => world.file.Turns.Type + 1,
    set: (value) => (value.world.file.Turns.Type = number(value, 0) - 1),
  },
  "Turns.order": {
    get: (world) => world.file.Turns.TurnOrder,
    set: (value) => (value.world.file.Turns.TurnOrder = texts(value, 0)),
  },
  "Turns.reverse_order": {
    get: (world) => world.file.Turns.Reverse,
    set: (value) => (value.world.file.Turns.Reverse = flag(value, 0)),
  },
  "Turns.skip_empty_hands": {
    get: (world) => world.file.Turns.SkipEmpty,
    set: (value) => (value.world.file.Turns.SkipEmpty = flag(value, 0)),
  },
  "Turns.pass_turns": {
    get: (world) => world.file.Turns.PassTurns,
    set: (value) => (value.world.file.Turns.PassTurns = flag(value, 0)),
  },
  "Turns.disable_interactations": {
    get: (world) => world.file.Turns.DisableInteractions,
    set: (value) => (value.world.file.Turns.DisableInteractions = flag(value, 0)),
  },
  "Turns.turn_color": {
    get: (world) => world.file.Turns.TurnColor,
    set: (value) => setTurn(value.world, text(value, 0)),
  },
};
