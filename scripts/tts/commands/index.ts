import { CHECK } from "./check";
import { EXEC } from "./exec";
import { INSTALL } from "./install";
import { PACK } from "./pack";
import { PUSH } from "./push";
import { UNPACK } from "./unpack";
import type { Command } from "./command";

/** The commands for any mod, in the order of a modder's work: each is one file of this folder and one entry here. */
export const COMMANDS: readonly Command[] = [UNPACK, PACK, INSTALL, PUSH, EXEC, CHECK];
