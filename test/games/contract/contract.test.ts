import { GAMES } from "../../../src/games";
import type { GameModule } from "../../../src/session/game/module";
import { TOY } from "../toy/module";
import { engineContract } from "./engine";
import { positionContract } from "./positions";
import { sessionContract } from "./session";
import { textContract } from "./text";

/** What every game of the house must hold, and a toy that shows what a game costs: see docs/adding-a-game.md. */
const POSITIONS = 12;
const all: readonly GameModule[] = [...GAMES, TOY];
for (const game of all) {
  engineContract(game);
  sessionContract(game);
  textContract(game);
}
// The toy takes whatever its clauses say.
for (const game of GAMES) positionContract(game, POSITIONS);
