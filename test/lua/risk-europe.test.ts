import { ENGINE } from "../../src/games/risk-europe/engine";
import { engineLuaContract } from "./engine-contract";

engineLuaContract(
  ENGINE,
  "risk-europe",
  [
    "players red blue green yellow",
    "players red blue green yellow\noption teams on",
    "players blue green yellow\noption kingdom_missions on",
    "players yellow red",
  ],
  400,
);
