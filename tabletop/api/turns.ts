import { endTurn, nextTurn, setTurn, turnOrder } from "../world/turns";
import { does } from "./done";
import { flag, text, texts } from "./reader";
import { saved, savedFromOne } from "./saved";
import type { Call, GlobalField } from "./types";

/** Whose turn it is, and who comes after. */
export const TURN_FUNCTIONS: Record<string, Call> = {
  "Turns.getTurnOrder": (args) => turnOrder(args.world),
  "Turns.getNextTurnColor": (args) => nextTurn(args.world, 1),
  "Turns.getPreviousTurnColor": (args) => nextTurn(args.world, -1),
  "Turns.endTurn": does((args) => endTurn(args.world)),
};

/** `Turns.type` is 1, automatic, or 2, custom. */
export const TURN_FIELDS: Record<string, GlobalField> = {
  "Turns.enable": {
    get: (world) => world.file.Turns.Enable,
    set: (value) => {
      value.world.file.Turns.Enable = flag(value, 0);
      if (flag(value, 0) && value.world.file.Turns.TurnColor === "")
        setTurn(value.world, turnOrder(value.world)[0] ?? "");
    },
  },
  "Turns.type": savedFromOne("Turns", "Type"),
  "Turns.order": {
    get: (world) => world.file.Turns.TurnOrder,
    set: (value) => (value.world.file.Turns.TurnOrder = texts(value, 0)),
  },
  "Turns.reverse_order": saved("Turns", "Reverse", false),
  "Turns.skip_empty_hands": saved("Turns", "SkipEmpty", false),
  "Turns.pass_turns": saved("Turns", "PassTurns", true),
  "Turns.disable_interactations": saved("Turns", "DisableInteractions", false),
  "Turns.turn_color": {
    get: (world) => world.file.Turns.TurnColor,
    set: (value) => setTurn(value.world, text(value, 0)),
  },
};
