import { ENGINE } from "../../src/games/risk-europe/engine";
import { engineMoonSharpContract } from "./engine-moonsharp";

engineMoonSharpContract(
  ENGINE,
  "risk-europe",
  ["players red blue green yellow", "players red blue green yellow\noption teams on"],
  400,
);
