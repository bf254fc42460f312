import type { Table } from "./language";

/** Words that stand on panels whatever happens: headings, buttons, and what buttons with a picture do. */
export interface Labels {
  readonly game: string;
  readonly seats: string;
  readonly rules: string;
  readonly sit: string;
  readonly take: (this: void, colour: string) => string;
  readonly close: string;
  readonly open: string;
  readonly computer: string;
  readonly closeEmpty: string;
  readonly start: string;
  readonly waitForHost: string;
  /** Values of options, short enough for a button. */
  readonly optionValues: Table<string>;
  readonly less: string;
  readonly more: string;
  readonly mostOfKind: string;
  readonly nudge: string;
  /** What the menu's pictures open. */
  readonly pages: Readonly<Record<MenuPage, string>>;
  readonly wholeLogHelp: string;
  readonly foldLog: string;
  readonly foldMats: string;
  readonly foldBattle: string;
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
  readonly confirm: string;
  readonly cancel: string;
  readonly end: string;
  readonly undo: string;
  readonly redo: string;
  readonly back: string;
  readonly backHelp: string;
  /** Closes a small panel; a page. */
  readonly closePanel: string;
  readonly closePage: string;
  /** Opens the page of a kingdom. */
  readonly kingdom: (this: void, colour: string) => string;
  readonly skip: string;
  readonly pass: string;
  readonly passOn: string;
  readonly passOnHelp: string;
  readonly yes: string;
  readonly no: string;
  readonly withdraw: string;
  readonly overrideYes: string;
  readonly overrideNo: string;
  readonly policies: string;
  readonly cards: string;
  /** The table's settings, their values by `setting.value`, and what these mean. */
  readonly settings: Table<string>;
  readonly settingValues: Table<string>;
  readonly settingHelps: Table<string>;
  readonly relay: string;
  readonly relayHelp: string;
  readonly landmarks: string;
  readonly landmarksHelp: string;
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
  /** Standing orders by `setting.value`, short enough for a button. */
  readonly orderValues: Table<string>;
  readonly endAgreed: string;
  readonly endAgreedHelp: string;
  readonly stand: string;
  readonly standHelp: string;
  readonly resign: string;
  readonly resignHelp: string;
  /** Questions before what cannot be taken back, and what says yes to them. */
  readonly asks: Table<string>;
  readonly asksYes: Table<string>;
}

/** Pages that can be opened at any time. */
export type MenuPage = "help" | "costs" | "titles" | "crowns" | "cards" | "orders" | "settings";
