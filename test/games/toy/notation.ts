import type { Notation, PositionDraft } from "../../../src/core/engine";
import { faultAt, idOf, readId, readInt, readWord, shown, skip, type Line } from "../../../src/core/lines";
import { makeReadAction } from "../../../src/core/read-action";
import { writeOptions, readOption } from "../../../src/core/options";
import { titleLine } from "../../../src/core/record";
import { refuse } from "../../../src/core/refusals";
import { readRng } from "../../../src/core/seed";
import { CHANCE, NOBODY } from "../../../src/core/types";
import { BOARD, landId } from "../../../src/risk/europe/board";
import { META, RULES, type Action, type State } from "./rules";

/** A seat to be read into; where its colour is unknown, which is a fault already, one that is in no game. */
function seatAt(s: State, seat: number): State["seats"][number] {
  return s.seats[seat] ?? { alive: true, secret: NOBODY };
}

const readLand = (line: Line): { territory: number } => ({
  territory: readId(line, BOARD.index, "territory"),
});

/** How the toy is written: `deal red spain`, `red claim portugal`, `red resign`. */
export const NOTATION: Notation<State, Action> = {
  readAction: makeReadAction<Action>(
    {
      deal: (line, seats) => ({
        type: "deal",
        seat: CHANCE,
        to: readId(line, seats, "seat"),
        ...readLand(line),
      }),
    },
    {
      claim: (line, seat) => ({ type: "claim", seat, ...readLand(line) }),
      resign: (_line, seat) => ({ type: "resign", seat }),
    },
    { type: "resign", seat: CHANCE },
  ),
  writeAction: (a, colours) => {
    if (a.type === "deal") return `deal ${colours[a.to]} ${landId(a.territory)}`;
    return a.type === "claim"
      ? `${colours[a.seat]} claim ${landId(a.territory)}`
      : `${colours[a.seat]} resign`;
  },
  writeDraft: ({ seat, verb = "", territory }, _bounds, colours) =>
    `${colours[seat]} ${verb}${territory === undefined ? "" : ` ${landId(territory)}`}`,
  chanceWords: ["deal"],
  beginPosition: (options, colours, seats) => ({
    s: RULES.setup(options, colours, [0, 0, 0, 0]),
    ...{ options, seats, words: {} },
  }),
  readClause: (line, { s, options, seats }: PositionDraft<State>) => {
    const word = readWord(line, "clause");
    const t = idOf(BOARD.index, word);
    if (t >= 0) s.owners[t] = readId(line, seats, "seat");
    else if (word === "option") readOption(line, META.options, options);
    else if (word === "round") s.round = readInt(line, 0, 1000);
    else if (word === "turn") s.turn = readId(line, seats, "seat");
    else if (word === "over") {
      s.ending = skip(line, "goal") ? "goal" : "resigned";
      skip(line, "resigned");
      s.winner = readId(line, seats, "seat");
    } else if (word === "gone") seatAt(s, readId(line, seats, "seat")).alive = false;
    else if (word === "secret") {
      const seat = seatAt(s, readId(line, seats, "seat"));
      seat.secret = readId(line, BOARD.index, "territory");
    } else if (word === "chance") s.rng = readRng(line);
    else faultAt(line, line.at - 1, refuse("text.unknown", { expected: "clause", word: shown(word) }));
  },
  fillPosition: ({ s }: PositionDraft<State>) => {
    s.step = s.ending !== "none" ? "over" : s.turn === NOBODY ? "deal" : "claim";
    s.asked = s.step === "claim" ? [s.turn] : [];
    return undefined;
  },
  writePosition: (s) => {
    const clauses = [titleLine(META), `players ${s.colours.join(" ")}`];
    for (const option of writeOptions(META.options, s.options)) clauses.push(`option ${option}`);
    if (s.round > 0) clauses.push(`round ${s.round}`);
    if (s.turn !== NOBODY) clauses.push(`turn ${s.colours[s.turn]}`);
    s.seats.forEach(({ alive, secret }, seat) => {
      if (!alive) clauses.push(`gone ${s.colours[seat]}`);
      if (secret >= 0) clauses.push(`secret ${s.colours[seat]} ${landId(secret)}`);
    });
    s.owners.forEach((owner, t) => {
      if (owner !== NOBODY) clauses.push(`${landId(t)} ${s.colours[owner]}`);
    });
    if (s.step === "over") clauses.push(`over ${s.ending} ${s.colours[s.winner]}`);
    if (s.rng.some((n) => n !== 0)) clauses.push(`chance ${s.rng.join(" ")}`);
    return clauses.join(" ; ");
  },
  findBreach: () => undefined,
};
