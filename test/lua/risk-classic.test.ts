import { ENGINE } from "../../src/games/risk-classic/engine";
import { engineLuaContract } from "./engine-contract";

engineLuaContract(
  ENGINE,
  "risk-classic",
  [
    "players red blue green",
    "players red blue\noption defenders_dice ask\noption fortify free",
    "players red blue green yellow\noption mode capital\noption set_values fixed",
    "players orange purple green yellow blue red\noption mode secret_mission\noption missions 14",
  ],
  600,
);
