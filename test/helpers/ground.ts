/**
 * The ground of a game that a test begins from. A test says what it is about; players, capitals with their garrison,
 * phase and turn are filled in where it does not say them.
 */
export type Ground<C extends string> = {
  readonly phase?: string;
  readonly turn?: C;
  /** More clauses of the position: "round 2 ; moves attacks 2". */
  readonly table?: string;
  /** Clauses of territories with their owners: "swabia neutral infantry 3 ; lorraine nobody castle". */
  readonly land?: string;
} & {
  /** What a seat has, and where it stands: "hand spy 1 ; lorraine infantry 3". Whoever is named plays. */
  readonly [seat in C]?: string;
};

/** What a test does not say of a seat: what it has, and a territory where it stands unless that is named. */
export interface Home {
  readonly seat: string;
  readonly land: string;
  /** Who stands anywhere else does not stand there. */
  readonly alone?: true;
}

/** A board with the homes of its colours, in the order in which they sit. */
export interface Field<C extends string> {
  readonly homes: Readonly<Record<C, Home>>;
  /** They play, named or not. */
  readonly always: readonly C[];
  readonly phase: string;
  /** Phases in which it is nobody's turn. */
  readonly together: readonly string[];
  isLand(word: string): boolean;
}

const clausesOf = (text: string | undefined): string[] =>
  (text ?? "")
    .split(";")
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");

const firstWord = (clause: string): string => clause.split(" ")[0];

/** A side's clauses as those of a position: its seat's, then its territories'. */
function sideOf<C extends string>(field: Field<C>, colour: C, text: string | undefined): [string, string[]] {
  const clauses = clausesOf(text);
  const owned = clauses.filter((clause) => field.isLand(firstWord(clause)));
  const seat = clauses.filter((clause) => !owned.includes(clause)).join(" ");
  const lands = owned.map((clause) => clause.replace(/^\S+/, (land) => `${land} ${colour}`));
  return [seat, lands];
}

/** The position of a ground, without its first clause: what `play` begins from. */
export function writeGround<C extends string>(field: Field<C>, ground: Ground<C>): string {
  const colours = (Object.keys(field.homes) as C[]).filter(
    (colour) => field.always.includes(colour) || ground[colour] !== undefined,
  );
  const { phase = field.phase, turn = colours[0] } = ground;
  const seats: string[] = [];
  const lands: string[] = clausesOf(ground.land);
  const homes: string[] = [];
  for (const colour of colours) {
    const [said, owned] = sideOf(field, colour, ground[colour]);
    const { seat, land, alone } = field.homes[colour];
    const isOut = /\bout\b/.test(said);
    const words = isOut || said.includes(firstWord(seat)) ? said : `${seat} ${said}`.trim();
    if (words !== "") seats.push(`seat ${colour} ${words}`);
    const home = land.replace(/^\S+/, (id) => `${/\bcapital (\S+)/.exec(words)?.[1] ?? id} ${colour}`);
    const standsElsewhere = owned.length > 0 || lands.some((clause) => clause.split(" ")[1] === colour);
    if (land !== "" && !isOut && !(alone === true && standsElsewhere)) homes.push(home);
    lands.push(...owned);
  }
  const named = lands.map(firstWord);
  const free = homes.filter((home) => !named.includes(firstWord(home)));
  const head = [`players ${colours.join(" ")}`, `phase ${phase}`];
  if (!field.together.includes(firstWord(phase))) head.push(`turn ${turn}`);
  return [...head, ...clausesOf(ground.table), ...seats, ...free, ...lands].join(" ; ");
}
