/** A review for people, to be read in a terminal. */
import { roundPlayed } from "../../src/core/common";
import { colourName } from "../../src/text/names";
import { changedMost, hundredth, signed } from "../../src/session/play/review/numbers";
import type { TurningPoint } from "../../src/session/play/review/turning";
import { capital } from "../report/words";
import { drawTable, wrap } from "./table";
import type { Review, FightReport } from "./review";

/** Fights that are listed, the luckiest. */
const FIGHTS = 5;
/** The luck that a fight is listed for at the least, of 100. */
const TELLING = 0.5;

type Seats = readonly string[];

const times = (n: number): string => (n === 1 ? "once" : `${n} times`);

/** The text that the command prints. */
export function reviewText(review: Review): string {
  const { course, leaders } = review;
  const seats = seatsOf(review);
  const columns = course.rows.map(({ round }, i) => {
    if (i === course.rows.length - 1 && i > 0) return course.history.state.step === "over" ? "end" : "now";
    return i === 0 ? "start" : String(round);
  });
  const chances = seats.map((_, seat) =>
    course.rows.map((row, i) => `${hundredth(row.chances[seat])}${leaders[i] === seat ? "*" : " "}`),
  );
  const numbers = course.report.series.flatMap(({ title }, k) => [
    "",
    `${capital(title)}, after each round`,
    ...drawTable(
      columns,
      seats,
      seats.map((_, seat) => course.rows.map((row) => String(row.numbers[k][seat]))),
    ),
  ]);
  return [
    headOf(review, seats),
    "",
    "Chance to win after each round, of 100 (* leads)",
    ...drawTable(columns, seats, chances),
    ...leadLines(review, seats),
    ...turningLines(review, seats),
    ...luckLines(review, seats),
    ...numbers,
  ].join("\n");
}

/** The colours in words, with the players' names where the record has them. */
function seatsOf({ course }: Review): Seats {
  const { game, state } = course.history;
  const { names } = game.languages["en"];
  return state.colours.map((colour, seat) => {
    const name = course.names[seat];
    return name === "" ? colourName(colour, names) : `${colourName(colour, names)} (${name})`;
  });
}

function headOf({ course, winners }: Review, seats: Seats): string {
  const { game, state, played } = course.history;
  const who = winners.map((seat) => seats[seat]).join(" and ");
  const ending =
    state.step !== "over" ? "Not over yet" : winners.length === 0 ? "Nobody has won" : `Won by ${who}`;
  return `${game.meta.title}, ${played} actions, round ${roundPlayed(state)}. ${ending}.`;
}

function leadLines({ course, winners, changes, sureFrom, leaders }: Review, seats: Seats): string[] {
  const { rows } = course;
  const last = leaders[rows.length - 1];
  const lead = changes === 0 ? `${seats[last]} led all the time.` : `The lead changed ${times(changes)}.`;
  if (winners.length === 0) return ["", lead];
  const whose = winners.map((seat) => seats[seat]).join(" and ");
  const isLate = sureFrom < 0 || sureFrom === rows.length - 1;
  const when = isLate
    ? "only at the end"
    : sureFrom === 0
      ? "from the start on"
      : `from round ${rows[sureFrom].round} on`;
  return ["", ...wrap(`${lead} The chance of ${whose} was above 90 of 100 ${when}.`, 0)];
}

function turningLines({ turningPoints }: Review, seats: Seats): string[] {
  if (turningPoints.length === 0) return [];
  return ["", "Turning points", ...turningPoints.flatMap((point) => wrap(turningLine(point, seats)))];
}

/** "round 5: Red attacks Blue in Paris and takes it. Blue 58 to 31, Red 20 to 45 in 100." */
function turningLine({ round, text, ...point }: TurningPoint, seats: Seats): string {
  const changes = changedMost(point).map(({ seat, from, to }) => `${seats[seat]} ${from} to ${to}`);
  return `round ${round}: ${text}${changes.length === 0 ? "" : ` ${changes.join(", ")} in 100.`}`;
}

function luckLines({ luck, luckInFights, fights, course }: Review, seats: Seats): string[] {
  const rows = luck.map((all, seat) => [
    signed(luckInFights[seat]),
    signed(all - luckInFights[seat]),
    signed(all),
  ]);
  const { log } = course.history.game.languages["en"];
  const luckiest = fights
    .map((fight) => ({ fight, most: Math.max(...fight.luck) }))
    .filter(({ most }) => 100 * most >= TELLING)
    .sort((one, other) => other.most - one.most)
    .slice(0, FIGHTS)
    .map(({ fight }) => `  ${fightLine(fight, log.land(fight.territory), seats)}`);
  return [
    "",
    "Luck: what dice and cards changed in the chance to win, in points of 100",
    ...drawTable(["fights", "other", "all"], seats, rows),
    ...(luckiest.length > 0 ? ["", "The luckiest fights", ...luckiest] : []),
  ];
}

function fightLine({ round, luck }: FightReport, land: string, seats: Seats): string {
  const lucky = luck.indexOf(Math.max(...luck));
  const unlucky = luck.indexOf(Math.min(...luck));
  return `round ${round}, ${land}: ${seats[lucky]} ${signed(luck[lucky])}, ${seats[unlucky]} ${signed(luck[unlucky])}`;
}
