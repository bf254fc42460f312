import { GAMES } from "../../../src/games";
import { engineContract } from "./engine";
import { sessionContract } from "./session";

/** What every game of the house must hold: see docs/adding-a-game.md. */
for (const game of GAMES) {
  engineContract(game);
  sessionContract(game);
}
