import { keepName, type Link } from "./net/link";
import { reasonOf } from "./asking";

/** Gives the person at this screen another name, here and at the next table; says why where the table refuses it. */
export async function rename(link: Link, name: string): Promise<string> {
  keepName(name);
  const answer = await link.ask({ t: "rename", name });
  return answer.t === "done" ? "" : reasonOf(answer);
}
