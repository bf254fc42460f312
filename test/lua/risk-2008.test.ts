import { ENGINE } from "../../src/games/risk-2008/engine";
import { engineLuaContract } from "./engine-contract";

engineLuaContract(
  ENGINE,
  "risk-2008",
  [
    "players yellow green blue",
    "players purple red blue green yellow\noption mode command_room\noption defenders_dice ask",
    "players yellow green blue red\noption mode command_room\noption initial_placement dealt\noption armies_a_turn 3",
    "players red blue green\noption mode world_conquest\noption round_limit 20",
  ],
  600,
);
