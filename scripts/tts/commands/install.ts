import { command } from "./command";

export const INSTALL = command({
  name: "install",
  usage: "",
  wants: "nothing but options",
  says: "copies the built saves to where Tabletop Simulator looks, as npm run install:tts does",
  takes: (argv) => argv,
  options: {
    game: { type: "string", requiresArg: true, describe: "the save of this game only" },
    folder: {
      type: "string",
      requiresArg: true,
      describe: "Tabletop Simulator's folder, or its Saves folder",
    },
    remove: { type: "boolean", default: false, describe: "takes back what was installed" },
    "dry-run": { type: "boolean", default: false, describe: "says what would be done" },
    list: { type: "boolean", default: false, describe: "changes SaveFileInfos.json too, and keeps a copy" },
  },
  async run(given) {
    const { install } = await import("../../install/command");
    return install(given);
  },
});
