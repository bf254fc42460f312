/** Version of the JSON object of docs/json.md. */
export const REPORT_VERSION = 1;

/** How many there are of each kind, by the kind's id; all kinds are there. */
export type ById = Readonly<Record<string, number>>;

/** A game as it stands, as the plain JSON object of docs/json.md. Seats are colours, the rest are ids. */
export interface Report {
  readonly game: string;
  readonly version: number;
  readonly options: OptionsReport;
  readonly round: number;
  readonly phase: string;
  readonly step: string;
  readonly first: string | null;
  readonly turn: string | null;
  readonly asked: readonly AskedReport[];
  readonly contenders: readonly string[];
  readonly seats: readonly SeatReport[];
  readonly territories: Readonly<Record<string, TerritoryReport>>;
  readonly battle: BattleReport | null;
  readonly bombardment: BombardmentReport | null;
  readonly recruitment: RecruitmentReport | null;
  readonly window: readonly WindowReport[];
  readonly cards: CardsReport;
  readonly missions: MissionsReport;
  readonly chance: ChanceReport;
  readonly outcome: OutcomeReport | null;
  /** Null for a seat's view, which has none that could be compared. */
  readonly hash: string | null;
}

export interface OptionsReport {
  readonly capital_choice: string;
  readonly starting_coins: number;
  readonly policy_deck: string;
  readonly special_phases: string;
  readonly card_counts: ById;
  readonly crowns_to_win: number;
  readonly round_limit: number | null;
}

/** A seat that is asked: for what, how many where that is fixed, and which kinds of cards fit. */
export interface AskedReport {
  readonly seat: string;
  readonly for: string;
  readonly number: number | null;
  readonly cards: readonly string[];
}

export interface SeatReport {
  readonly colour: string;
  readonly alive: boolean;
  readonly rank: RankReport;
  readonly crowns: ById;
  readonly army_value: number;
  readonly tax_value: number;
  readonly capital: string | null;
  readonly coins: number;
  readonly reserve: ById;
  /** A number where the kinds are hidden from this view. */
  readonly hand: ById | number;
  readonly hand_size: number;
  readonly mission: MissionReport | null;
  readonly completed: readonly string[];
  /** Null where the picks are still secret. */
  readonly policies: ById | null;
  readonly picked: boolean;
  readonly moved: boolean;
  readonly moves: MovesReport | null;
  readonly settings: SettingsReport;
}

/** The rank as fixed at the start of the round. */
export interface RankReport {
  readonly crowns: number;
  readonly title: string | null;
}

export interface MissionReport {
  readonly kind: string;
  /** Null where the mission is hidden from this view. */
  readonly progress: number | null;
  readonly goal: number | null;
}

export interface MovesReport {
  readonly attacks: number;
  readonly fortifies: number;
  readonly bombardments: number;
  readonly recruitments: number;
  readonly castle: string;
}

export interface SettingsReport {
  readonly losses: string;
  readonly dice: string;
  readonly windows: string;
}

export interface TerritoryReport {
  readonly owner: string;
  readonly units: ById;
  readonly castle: boolean;
  readonly city: CityReport | null;
  readonly tokens: number;
  readonly taken: boolean;
  readonly reinforced: boolean;
  readonly fired: number;
  readonly spent: ById;
  readonly moved_once: ById;
  readonly moved_twice: ById;
  readonly placed: ById;
}

export interface CityReport {
  readonly name: string;
  readonly crown: string;
  readonly printed_value: number;
  readonly value: number;
  readonly capital: boolean;
}

export interface BattleReport {
  readonly from: string;
  readonly to: string;
  readonly by_sea: boolean;
  readonly cycle: number;
  readonly phase: string | null;
  readonly playing: string;
  readonly attacker: SideReport;
  readonly defender: SideReport;
}

export interface SideReport {
  readonly owner: string;
  readonly units: ById;
  /** Kinds of cards played: "effective" or "countered". */
  readonly cards: Readonly<Record<string, string>>;
  readonly rolls: number;
  readonly dice: readonly number[];
  readonly due: number;
}

export interface BombardmentReport {
  readonly from: string;
  readonly to: string;
  readonly due: number;
}

export interface RecruitmentReport {
  readonly city: string;
  readonly bribe: boolean;
  readonly diplomat: string;
}

export interface WindowReport {
  readonly seat: string;
  readonly card: string;
  readonly asked: number;
}

export interface CardsReport {
  readonly deck: ById | number;
  readonly deck_size: number;
  readonly discards: ById;
}

export interface MissionsReport {
  readonly deck: ById | number;
  readonly deck_size: number;
  readonly below: readonly string[];
}

export interface ChanceReport {
  readonly due: string | null;
  readonly generator: readonly number[] | null;
}

export interface OutcomeReport {
  readonly ending: string;
  readonly winner: string | null;
}
