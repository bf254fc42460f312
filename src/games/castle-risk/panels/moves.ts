import type { State } from "../rules/state";
import type { CastleLanguage } from "../text/language";

/** What the seat whose turn it is may still do, in words. */
export function movesLeft(s: State, { panel }: CastleLanguage): string[] {
  const { attacks, fortifies, bombardments, recruitments, castle } = s.moves;
  const list = [
    panel.moves.attacks(attacks),
    panel.moves.fortifies(fortifies),
    panel.moves.bombardments(bombardments),
    panel.moves.recruitments(recruitments),
  ].filter((_, i) => [attacks, fortifies, bombardments, recruitments][i] > 0);
  if (castle === "bought") list.push(panel.moves.castle);
  return list;
}

/** The moves left that the present phase is about; empty where there is nothing to count. */
export function movesNow(s: State, { panel }: CastleLanguage): string {
  const { attacks, fortifies, bombardments, recruitments } = s.moves;
  if (s.step === "attack") return panel.moves.attacks(attacks);
  if (s.step === "fortify") return panel.moves.fortifies(fortifies);
  if (s.step !== "diplomacy") return "";
  const parts: string[] = [];
  if (bombardments > 0) parts.push(panel.moves.bombardments(bombardments));
  if (recruitments > 0) parts.push(panel.moves.recruitments(recruitments));
  return parts.join(" ");
}
