import { ENGINE } from "../../src/games/risk-2008/engine";
import { engineMoonSharpContract } from "./engine-moonsharp";

engineMoonSharpContract(
  ENGINE,
  "risk-2008",
  [
    "players yellow green blue",
    "players purple red blue green yellow\noption mode command_room\noption defenders_dice ask",
    "players red blue green\noption mode world_conquest\noption initial_placement dealt",
  ],
  400,
);
