/** The program of player-name.moonsharp.test.ts. */
import { tameName } from "../../src/core/player-name";

(globalThis as unknown as Record<string, unknown>)["tame"] = tameName;
