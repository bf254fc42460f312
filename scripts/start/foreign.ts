import { announcement, endWith, serveSave } from "../../tabletop/program/serve";
import { bundleThread } from "./thread";
import { buildPlainPage } from "../page/build";
import { fromCaller } from "../replay/input";
import { openBrowser } from "./browser";
import { portOf, sentence, type ServeOptions } from "./serve";

interface Options extends ServeOptions {
  online?: boolean | undefined;
  continue?: boolean | undefined;
  "no-open"?: boolean | undefined;
}

/** Opens a save of any mod as a table for browsers, and gives what is printed of it. */
export async function serveForeign(root: string, file: string, options: Options): Promise<string> {
  const { host = "127.0.0.1", folder, online, editor, continue: goOn } = options;
  const serving = {
    ...{ port: portOf(options), host, online: online === true, goOn: goOn === true, editor: editor === true },
    folder: folder === undefined ? undefined : fromCaller(folder),
  };
  const parts = { page: await buildPlainPage(root), worker: await bundleThread(root) };
  const server = endWith(await serveSave(fromCaller(file), serving, parts, console.error).catch(sentence));
  if (options["no-open"] !== true) openBrowser(server.openLink());
  return announcement(server);
}
