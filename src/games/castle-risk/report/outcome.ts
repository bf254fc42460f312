import { colourName, endingName, phaseName, stepName } from "../../../text/names";
import { cardName, missionName, territoryName, titleName, unitName } from "../text/names";
import { CROWN_REASONS } from "../rules/crowns";
import type { ById, Report, SeatReport, TerritoryReport } from "./types";
import { table } from "./columns";
import { ENGLISH } from "../text/en/english";

/** How a game stands, for people: who won, the kingdoms, and what stands where. */
export function outcomeText(r: Report, names: readonly string[], actions: number): string {
  const parts = [
    [
      `Castle Risk: Europe, ${plural(actions, "action")}, round ${r.round}`,
      headline(r, names),
      ...progress(r),
    ],
    table([
      ["Seat", "Rank", "Crowns now", ">Tax", ">Coins", "Reserve", "Cards", "Mission"],
      ...r.seats.map((seat, i) => seatRow(seat, names[i] ?? "")),
    ]),
    ...[...r.seats.map((seat) => seat.colour), "neutral", "nobody"].map((owner) => lands(r, owner)),
    [`Castle Risk deck: ${plural(r.cards.deck_size, "card")}, discarded: ${cards(r.cards.discards)}`],
    r.hash === null ? [] : [`hash ${r.hash}`],
  ];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join("\n"))
    .join("\n\n");
}

function plural(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}

function headline(r: Report, names: readonly string[]): string {
  if (r.outcome !== null) {
    const { winner, ending } = r.outcome;
    if (winner === null) return `Over: ${endingName(ending, ENGLISH.names)}. Nobody wins.`;
    const name = names[r.seats.findIndex((seat) => seat.colour === winner)] ?? "";
    return `Over: ${colourName(winner, ENGLISH.names)}${name === "" ? "" : ` (${name})`} wins, ${endingName(ending, ENGLISH.names)}.`;
  }
  const turn = r.turn === null ? "" : `, turn of ${colourName(r.turn, ENGLISH.names)}`;
  const asked = r.asked.map(
    (a) => `${colourName(a.seat, ENGLISH.names)} for ${stepName(a.for, ENGLISH.names)}`,
  );
  const waits =
    r.chance.due === null
      ? `asked: ${asked.join(", ")}`
      : `chance is due: ${stepName(r.chance.due, ENGLISH.names)}`;
  return `Not over: ${phaseName(r.phase, ENGLISH.names)}${turn}; ${waits}.`;
}

/** A line for whatever is under way. */
function progress(r: Report): string[] {
  const lines: string[] = [];
  if (r.battle !== null) {
    const b = r.battle;
    const phase = b.phase === null ? "before the first phase" : `cycle ${b.cycle}, ${b.phase}`;
    lines.push(
      `Battle: ${colourName(b.attacker.owner, ENGLISH.names)} from ${territoryName(b.from, ENGLISH.names)} with ${units(b.attacker.units)}` +
        ` against ${colourName(b.defender.owner, ENGLISH.names)} in ${territoryName(b.to, ENGLISH.names)} with ${units(b.defender.units)}; ${phase}.` +
        played(b.attacker) +
        played(b.defender),
    );
  }
  if (r.bombardment !== null) {
    const { from, to, due } = r.bombardment;
    lines.push(
      `Bombardment of ${territoryName(to, ENGLISH.names)} from ${territoryName(from, ENGLISH.names)}, ${due} to lose.`,
    );
  }
  if (r.recruitment !== null) {
    const { city, bribe } = r.recruitment;
    lines.push(`Recruitment of ${territoryName(city, ENGLISH.names)}${bribe ? ", with a bribe" : ""}.`);
  }
  for (const w of r.window) {
    lines.push(`${cardName(w.card, ENGLISH.names)} of ${colourName(w.seat, ENGLISH.names)} may be answered.`);
  }
  return lines;
}

function seatRow(seat: SeatReport, name: string): string[] {
  const who = `${colourName(seat.colour, ENGLISH.names)}${name === "" ? "" : ` (${name})`}`;
  if (!seat.alive) return [who, "eliminated", "", "", "", "", "", ""];
  const reasons = CROWN_REASONS.filter((reason) => seat.crowns[reason] > 0).map((reason) =>
    seat.crowns[reason] > 1 ? `${reason} ${seat.crowns[reason]}` : reason,
  );
  return [
    who,
    seat.rank.title === null ? "none" : titleName(seat.rank.crowns, ENGLISH.names),
    `${seat.crowns["total"]}${reasons.length > 0 ? `: ${reasons.join(", ")}` : ""}`,
    String(seat.tax_value),
    String(seat.coins),
    units(seat.reserve),
    typeof seat.hand === "number" ? String(seat.hand) : cards(seat.hand),
    missionText(seat),
  ];
}

function missionText(seat: SeatReport): string {
  const m = seat.mission;
  if (m === null) return "none";
  return m.progress === null ? "secret" : `${missionName(m.kind, ENGLISH.names)} ${m.progress}/${m.goal}`;
}

/** The territories of an owner; of nobody's only those with something in them. */
function lands(r: Report, owner: string): string[] {
  const rows: string[][] = [];
  for (const [id, land] of Object.entries(r.territories)) {
    if (land.owner !== owner) continue;
    const extras = extrasOf(land);
    if (owner !== "nobody" || extras !== "")
      rows.push([`  ${territoryName(id, ENGLISH.names)}`, units(land.units), extras]);
  }
  if (rows.length === 0) return [];
  const title = `${colourName(owner, ENGLISH.names)}, ${plural(rows.length, "territory").replace("territorys", "territories")}`;
  return [title.charAt(0).toUpperCase() + title.slice(1), ...table(rows)];
}

function extrasOf(land: TerritoryReport): string {
  const words: string[] = [];
  const { city } = land;
  if (city !== null) words.push(`${city.name}${city.capital ? ", capital" : ""}, worth ${city.value}`);
  if (land.castle) words.push("castle");
  if (land.tokens > 0) words.push(`plundered ${land.tokens}`);
  return words.join("; ");
}

/** Numbers with their names, or a dash for none. */
function units(byKind: ById): string {
  return listed(byKind, (id, n) => `${n} ${unitName(id, n, ENGLISH.names)}`);
}

/** Names with their numbers, as cards have no plurals. */
function cards(byKind: ById): string {
  return listed(byKind, (id, n) => `${cardName(id, ENGLISH.names)}${n > 1 ? ` ${n}` : ""}`);
}

function listed(byKind: ById, text: (id: string, n: number) => string): string {
  const words = Object.entries(byKind).filter(([, n]) => n > 0);
  return words.length === 0 ? "-" : words.map(([id, n]) => text(id, n)).join(", ");
}

/** The cards of a combat's side, those that a Spy took away marked. */
function played(side: { readonly owner: string; readonly cards: Readonly<Record<string, string>> }): string {
  const words = Object.entries(side.cards).map(
    ([card, fate]) => `${cardName(card, ENGLISH.names)}${fate === "countered" ? " (countered)" : ""}`,
  );
  return words.length === 0
    ? ""
    : ` Played by ${colourName(side.owner, ENGLISH.names)}: ${words.join(", ")}.`;
}
