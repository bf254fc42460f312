import { deliver } from "../deliver";
import type { Out } from "../../bridge/values";
import type { Session } from "../session";
import type { WebAsk } from "../../world/types";
import { messageOf } from "../../save/check";

/** Answers what scripts have asked of the web since the last frame. */
export async function answerWeb(session: Session): Promise<void> {
  const { world, script } = session;
  for (const ask of world.requests.splice(0)) {
    const args = [await answer(session, ask)];
    await deliver(script, { what: `WebRequest ${ask.url}`, fn: ask.fn, last: true, args });
  }
}

async function answer({ options: { web } }: Session, { fn: _, ...ask }: WebAsk): Promise<Out> {
  const failed = (error: string): Out => ({ is_error: true, error, response_code: 0, text: "", headers: {} });
  if (web === undefined) return failed("this table reaches no network");
  try {
    const { code, text, headers = {} } = await web(ask);
    return { is_error: false, response_code: code, text, headers };
  } catch (error) {
    return failed(messageOf(error));
  }
}
