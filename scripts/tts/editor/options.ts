import { numberOption } from "../../options";
import { textFlag } from "../commands/command";
import { openLink, USUAL_LINK, type Link } from "./link";

/** Options of the commands that talk to a running Tabletop Simulator. */
export const LINK_FLAGS = {
  port: textFlag("where Tabletop Simulator listens, 39999 if not given"),
  answers: textFlag("where it answers, 39998 if not given"),
  wait: textFlag("how many seconds an answer may take, 20 if not given"),
};

/** Those options, as they are given. */
export type LinkFlags = { readonly [name in keyof typeof LINK_FLAGS]?: string | undefined };

/** Does something by a connection to Tabletop Simulator, and ends that. */
export async function withLink<T>(
  { port, answers, wait }: LinkFlags,
  work: (link: Link) => Promise<T>,
): Promise<T> {
  const link = await openLink({
    port: port === undefined ? USUAL_LINK.port : numberOption("port", port, 1, 65535),
    answers: answers === undefined ? USUAL_LINK.answers : numberOption("answers", answers, 1, 65535),
    patience: wait === undefined ? USUAL_LINK.patience : numberOption("wait", wait, 1, 3600) * 1000,
  });
  try {
    return await work(link);
  } finally {
    await link.close();
  }
}
