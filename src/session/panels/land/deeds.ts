import type { Choices } from "../../../core/choice";
import type { AnyAction, CommonState, Refusal, Seat } from "../../../core/types";
import type { Language } from "../../../text/language";
import { refusalText } from "../../../text/refusals";
import { refuse } from "../../../text/codes";
import { refuseNow } from "../../intent/intent";
import type { Deed } from "./view";

/** What can be done with a territory by the rules of a game, and how it is called. */
export interface DeedKit {
  readonly choices: Choices<CommonState, AnyAction>;
  /** Refusals of verbs that are not for this moment, and not spoken of. */
  readonly unfit: readonly string[];
  /** Territories beside each one. */
  readonly near: readonly (readonly number[])[];
  /** Verbs that begin where one rules and end where others do. */
  readonly taking: readonly string[];
  /** What a verb is called that can be done here. */
  name(this: void, verb: string): string;
}

/**
 * The verbs of this step that begin or end with a territory, each with whether this one serves; `own` says whether the
 * army that the seat plays holds it.
 */
export function deedsAt(
  s: CommonState,
  seat: Seat,
  t: number,
  own: boolean,
  kit: DeedKit,
  language: Language,
): Deed[] {
  if (seat < 0) return [];
  const none = refuseNow(s, seat);
  if (none !== undefined) return [{ can: false, text: refusalText(none, language) }];
  const { choices, unfit, taking } = kit;
  const verbs = choices.next(s, { seat });
  const list: Deed[] = [];
  if (verbs.field !== "verb") return list;
  for (const candidate of verbs.candidates) {
    const hidden = candidate.why !== undefined && unfit.includes(candidate.why.code);
    if (hidden || !choices.territorial.includes(candidate.value)) continue;
    const why = candidate.why ?? refuseLand(s, seat, candidate.value, t, own, kit);
    const name = kit.name(candidate.value);
    if (why === undefined) list.push({ can: true, text: name });
    else {
      // Whoever looks at what others hold asks for a target, and not why nothing can begin there.
      const far = taking.includes(candidate.value) && why.code === "territory.not_own";
      const text = far ? language.panel.noneBeside : refusalText(why, language);
      list.push({ can: false, text: language.panel.notNow(name, text) });
    }
  }
  return list;
}

/** Why a territory can be neither the source nor the target of a verb. */
function refuseLand(
  s: CommonState,
  seat: Seat,
  verb: string,
  t: number,
  own: boolean,
  { choices, near }: DeedKit,
): Refusal | undefined {
  const first = choices.next(s, { seat, verb });
  if (first.field !== "from" && first.field !== "to" && first.field !== "territory") return undefined;
  const leads = choices.leads(s, { seat, verb }, t);
  const why = first.candidates[t].why ?? (leads ? undefined : refuse("draft.no_target"));
  if (why === undefined || first.field !== "from") return why;
  let nearest: Refusal | undefined;
  for (const from of choices.candidates(s, { seat, verb })) {
    if (first.candidates[from].why === undefined) {
      const no = choices.refuse(s, { seat, verb, from }, "to", t);
      if (no === undefined) return undefined;
      if (near[t].includes(from)) nearest = no;
    }
  }
  return own ? why : (nearest ?? why);
}
