/** What the page asks of the table, and where it says what is refused. */
import { WORDS } from "./words";
import { keepName, type Ask, type Link, type Reply } from "./net/link";
import type { Bubbles } from "./parts/bubble";
import type { Notices } from "./parts/notice";
import type { Point } from "./map/camera";
import type { Refused } from "../wire/answers";

/** Why something is refused, in words; without a connection there are none of the table. */
export function reasonOf({ why }: Refused): string {
  return why === "" ? WORDS.notSent : why;
}

/** Asks for something; where it is refused, the reason stands at a point of the window. Says whether it was done. */
export async function askAt(
  { link, bubbles }: { link: Link; bubbles: Bubbles },
  request: Ask,
  at: Point,
): Promise<boolean> {
  const answer = await link.ask(request);
  if (answer.t === "refused") bubbles.say(at, reasonOf(answer));
  return answer.t === "done";
}

/** Asks for something; where it is refused, the reason stands over the table. */
export async function askOver<R extends Ask>(
  { link, notices }: { link: Link; notices: Pick<Notices, "tell"> },
  request: R,
): Promise<Reply<R>> {
  const answer = await link.ask(request);
  if (answer.t === "refused") notices.tell(reasonOf(answer));
  return answer;
}

/** Gives the person at this screen another name, here and at the next table; tells why where the table refuses it. */
export function renaming(link: Link, notices: Pick<Notices, "tell">): (name: string) => void {
  return (name) => {
    keepName(name);
    void askOver({ link, notices }, { t: "rename", name });
  };
}
