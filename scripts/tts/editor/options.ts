import { numberOption } from "../../options";
import { openLink, USUAL_LINK, type Link } from "./link";

/** Options of the commands that talk to a running Tabletop Simulator. */
export const LINK_FLAGS = {
  port: {
    type: "string",
    requiresArg: true,
    describe: "where Tabletop Simulator listens, 39999 if not given",
  },
  answers: { type: "string", requiresArg: true, describe: "where it answers, 39998 if not given" },
  wait: {
    type: "string",
    requiresArg: true,
    describe: "how many seconds an answer may take, 20 if not given",
  },
} as const;

/** Those options, as they are given. */
export interface LinkFlags {
  readonly port?: string | undefined;
  readonly answers?: string | undefined;
  readonly wait?: string | undefined;
}

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
