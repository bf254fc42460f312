import { keepName, type Link } from "./net/link";
import { WORDS } from "./words";

/** Gives the person at this screen another name, here and at the next table; says why where the table refuses it. */
export async function rename(link: Link, name: string): Promise<string> {
  keepName(name);
  const answer = await link.ask({ t: "rename", name });
  if (answer.t === "done") return "";
  return answer.why === "" ? WORDS.notSent : answer.why;
}
