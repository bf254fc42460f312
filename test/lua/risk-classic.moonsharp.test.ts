import { ENGINE } from "../../src/games/risk-classic/engine";
import { engineMoonSharpContract } from "./engine-moonsharp";

engineMoonSharpContract(
  ENGINE,
  "risk-classic",
  [
    "players red blue green",
    "players red blue\noption defenders_dice ask",
    "players red blue green yellow\noption mode capital",
    "players orange purple green yellow blue red\noption mode secret_mission",
  ],
  400,
);
