#!/usr/bin/env node
/** npx tts COMMAND: the commands for any mod, without the project that they are written in. */
import { runCommand } from "../complaint";
import { tts, usageOf, type Workshop } from "../tts/command";
import { COMMANDS } from "../tts/commands/index";

const ALONE: Workshop = { commands: COMMANDS, call: "npx tts" };

// npm tells scripts where it was called from; files of somebody else's scripts are meant from their package's folder.
delete process.env["INIT_CWD"];

const args = process.argv.slice(2);
await runCommand(
  async () => usageOf(ALONE, args),
  async () => tts(ALONE, args),
);
