import type { State } from "../rules/state";
import type { CastleLanguage } from "../text/language";

const KINDS = ["attacks", "fortifies", "bombardments", "recruitments"] as const;

/** Moves of these kinds that are left, in words. */
function left(
  { moves }: State,
  kinds: readonly (typeof KINDS)[number][],
  { panel }: CastleLanguage,
): string[] {
  return kinds.filter((kind) => moves[kind] > 0).map((kind) => panel.moves[kind](moves[kind]));
}

/** What the seat whose turn it is may still do, in words. */
export function movesLeft(s: State, language: CastleLanguage): string[] {
  const castle = s.moves.castle === "bought" ? [language.panel.moves.castle] : [];
  return left(s, KINDS, language).concat(castle);
}

/** The moves left that the present phase is about; empty where there is nothing to count. */
export function movesNow(s: State, language: CastleLanguage): string {
  const { moves } = language.panel;
  if (s.step === "attack") return moves.attacks(s.moves.attacks);
  if (s.step === "fortify") return moves.fortifies(s.moves.fortifies);
  return s.step === "diplomacy" ? left(s, ["bombardments", "recruitments"], language).join(" ") : "";
}
