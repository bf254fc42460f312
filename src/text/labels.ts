import type { Words } from "./types";

/** Words that stand on panels whatever happens: headings, buttons, and what buttons with a picture do. */
export interface Labels {
  readonly seats: string;
  readonly rules: string;
  readonly sit: string;
  readonly take: (this: void, colour: string) => string;
  readonly close: string;
  readonly open: string;
  readonly computer: string;
  readonly computerHelp: string;
  readonly closeEmpty: string;
  readonly start: string;
  readonly waitForHost: string;
  readonly less: string;
  readonly more: string;
  readonly mostOfKind: string;
  readonly nudge: string;
  /** What the menu's pictures open, in every game. */
  readonly pages: Readonly<Record<"help" | "orders" | "settings", string>>;
  readonly wholeLogHelp: string;
  /** What a press on a row of the log does. */
  readonly logRow: string;
  readonly foldLog: string;
  readonly foldStatus: string;
  readonly foldAction: string;
  readonly foldOdds: string;
  readonly smaller: string;
  readonly larger: string;
  readonly smallerHelp: string;
  readonly largerHelp: string;
  readonly log: string;
  readonly wholeLog: string;
  readonly older: string;
  readonly newer: string;
  readonly latest: string;
  readonly since: string;
  readonly least: string;
  readonly most: string;
  /** Sets the steppers to what was bought the last time. */
  readonly again: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly end: string;
  readonly undo: string;
  readonly redo: string;
  readonly back: string;
  readonly backHelp: string;
  /** What whoever is out of the game may do. */
  readonly watchFast: string;
  readonly watchFastHelp: string;
  readonly advise: string;
  readonly adviseHelp: string;
  /** Closes a small panel; a page. */
  readonly closePanel: string;
  readonly closePage: string;
  readonly skip: string;
  readonly guideHelp: string;
  readonly yes: string;
  readonly no: string;
  readonly withdraw: string;
  readonly overrideYes: string;
  readonly overrideNo: string;
  /** What values of the table's settings mean, by `setting.value`. */
  readonly settingHelps: Words<string>;
  readonly relay: string;
  readonly relayHelp: string;
  readonly landmarks: string;
  readonly landmarksHelp: string;
  readonly keys: string;
  readonly keysHelp: string;
  readonly manual: string;
  readonly manualHelp: string;
  readonly handBack: string;
  readonly handBackHelp: string;
  readonly newGame: string;
  readonly newGameHelp: string;
  readonly reset: string;
  readonly resetHelp: string;
  /** The page on which the host gives its part to another, and computers get seats: its name and its words. */
  readonly people: string;
  readonly peopleHelp: string;
  readonly toSettings: string;
  readonly host: string;
  readonly hostNote: string;
  readonly giveHostHelp: (this: void, colour: string) => string;
  readonly computers: string;
  readonly computersNote: string;
  readonly computersHelp: (this: void, colour: string) => string;
  readonly fiveLess: string;
  readonly fiveMore: string;
  readonly tray: string;
  readonly trayHelp: string;
  readonly read: string;
  readonly readHelp: string;
  readonly endAgreed: string;
  readonly endAgreedHelp: string;
  readonly stand: string;
  readonly standHelp: string;
  readonly resign: string;
  /** Questions before what cannot be taken back, and what says yes to them. */
  readonly asks: Words<string> & Readonly<Record<"reset" | "new_game", string>>;
  readonly asksYes: Words<string>;
}
