/** Positions that are none, and why; `FINE` is one. */
import { TERRITORIES } from "../../../../src/risk/europe/territories.data";

const GOLD = TERRITORIES.filter(({ city }) => city?.crown === "gold").map(({ id }) => id);
const HEAD = "players red blue ; phase attack ; turn red";
const SEATS = "seat red capital saxony ; seat blue capital france";
const LAND = "saxony red infantry 4 ; france blue infantry 2";
export const FINE = `${HEAD} ; ${SEATS} ; ${LAND}`;
const DIPLOMACY = FINE.replace("phase attack", "phase diplomacy");
const WINDOW = `${DIPLOMACY} ; step answer ; recruitment swabia diplomat ; lorraine red infantry 1 ; discards diplomat 1`;

export const BAD_POSITIONS: readonly (readonly [what: string, position: string, code: string])[] = [
    ["coins given twice", FINE.replace("capital saxony", "capital saxony coins 3 coins 4"), "text.twice"],
    ["a castle given twice", FINE.replace("infantry 4", "infantry 4 castle castle"), "text.twice"],
    ["units of nobody", `${FINE} ; lorraine nobody infantry 1`, "position.unowned_units"],
    ["an owner without units", `${FINE} ; lorraine red`, "position.no_units"],
    [
      "an owner who is out",
      `players red blue green ; phase attack ; turn red ; ${SEATS} ; ${LAND} ; seat green out ; lorraine green infantry 1`,
      "position.owner_out",
    ],
    ["no capital", `${HEAD} ; seat red coins 1 ; seat blue capital france ; ${LAND}`, "position.capital"],
    [
      "a capital without a city",
      `${FINE.replace("capital saxony", "capital lorraine")} ; lorraine red infantry 1`,
      "position.capital_owner",
    ],
    [
      "a capital of another's",
      `${HEAD} ; ${SEATS} ; saxony blue infantry 1 ; france blue infantry 1`,
      "position.capital_owner",
    ],
    ["one capital for two", FINE.replace("capital france", "capital saxony"), "position.capital_owner"],
    [
      "more cards than there are",
      FINE.replace("capital saxony", "capital saxony hand spy 8"),
      "position.cards",
    ],
    [
      "more in hands and discards than there are",
      `${FINE.replace("capital saxony", "capital saxony hand spy 4")} ; discards spy 4`,
      "position.cards",
    ],
    [
      "a third mission of a kind",
      `${FINE.replace("capital saxony", "capital saxony completed purge purge")} ; below purge`,
      "position.missions",
    ],
    [
      "more progress than the goal",
      FINE.replace("capital saxony", "capital saxony mission purge 3"),
      "position.progress",
    ],
    [
      "a policy card too many",
      FINE.replace("capital saxony", "capital saxony policies tax 3"),
      "position.policies",
    ],
    ["tokens without a city", `${FINE} ; lorraine red infantry 1 tokens 1`, "position.tokens"],
    ["more spent than there are", `${FINE} ; lorraine red infantry 1 spent infantry 2`, "position.marks"],
    [
      "marks of one who is not to move",
      `${FINE} ; lorraine blue infantry 1 spent infantry 1`,
      "position.marks",
    ],
    [
      "a lonely player",
      `${HEAD} ; ${SEATS.replace("blue capital france", "blue out")} ; saxony red infantry 4`,
      "position.alive",
    ],
    [
    "more units of a kind than a territory holds",
    FINE.replace("capital saxony", "capital saxony reserve infantry 1").replace("infantry 4", "infantry 10000"),
    "position.numbers",
  ],
  [
    "a castle with nowhere to stand",
    `${FINE.replace("infantry 4", "infantry 4 castle")} ; moves castle bought`,
    "position.castle_site",
  ],
  ["contenders where nothing is rolled for", `${FINE} ; contenders red blue`, "position.contenders"],
  [
    "moves in nobody's turn",
    `players red blue ; phase policies ; ${SEATS} ; ${LAND} ; moves attacks 2`,
    "position.moves",
  ],
  [
    "policies of one who is still to pick",
    `players red blue ; phase policies ; ${SEATS.replace("capital saxony", "capital saxony policies tax 1")} ; ${LAND} ; asked red blue`,
    "position.picked",
  ],
  [
    "a card that the other side plays",
    `${FINE} ; lorraine blue infantry 2 ; step dice ; discards marshal 1 ; ` +
      "battle red saxony lorraine blue force infantry 2 cycle 1 phase main cards done attacker marshal",
    "position.battle_cards",
  ],
  [
    "dice that lie before they are rolled",
    `${FINE} ; lorraine blue infantry 2 ; step dice ; ` +
      "battle red saxony lorraine blue force infantry 2 cycle 1 phase main cards done dice 5 vs 4",
    "position.battle_dice",
  ],
  [
    "a bombardment of what is far away",
    `${FINE.replace("phase attack", "phase diplomacy")} ; step bombardment ; bombardment saxony france`,
    "position.bombardment",
  ],
  [
    "a recruitment where no city is",
    `${FINE.replace("phase attack", "phase diplomacy")} ; step recruitment ; recruitment lorraine`,
    "position.recruitment",
  ],
  [
    "a mission to draw for one who has one",
    `${FINE.replace("phase attack", "phase draw").replace("capital saxony", "capital saxony mission purge 0")} ; step mission`,
    "position.draw",
  ],
  [
    "no gold city for one who is to choose",
    "players red blue ; phase setup ; turn red ; step capital ; seat blue capital england ; " +
      GOLD.map((id) => `${id} blue infantry 1`).join(" ; "),
    "position.gold",
  ],
  ["a turn of nobody", FINE.replace(" ; turn red", ""), "position.turn"],
    [
      "a turn of one who is out",
      `players red blue green ; phase attack ; turn green ; ${SEATS} ; seat green out ; ${LAND}`,
      "position.turn",
    ],
    ["a step of another phase", `${FINE} ; step placement`, "position.step"],
    ["somebody else asked", `${FINE} ; asked blue`, "position.asked"],
    [
      "a combat over a border that is none",
      `${FINE} ; step dice ; battle red saxony france blue force infantry 1 cycle 1 phase main cards done`,
      "position.battle",
    ],
    ["a prompt without its combat", `${FINE} ; step dice`, "position.progress_of"],
    [
      "a Spy in a window who was not discarded",
      `${FINE.replace("phase attack", "phase diplomacy").replace("capital saxony", "capital saxony hand spy 1")} ; ` +
        "step answer ; recruitment swabia diplomat ; lorraine red infantry 1 ; discards diplomat 1 ; " +
        "window red diplomat 1 ; window blue spy 1",
      "position.window",
    ],
    [
      "a discard of five",
      FINE.replace("phase attack", "phase discard").replace("capital saxony", "capital saxony hand spy 5"),
      "position.discard",
    ],
    [
      "an end without an ending",
      "players red blue ; phase over ; " + `${SEATS} ; ${LAND}`,
      "position.ending",
    ],
    [
      "a winner who is out",
      "players red blue green ; phase over ; seat green out ; ending emperor green ; " + `${SEATS} ; ${LAND}`,
      "position.ending",
    ],
    ["an ending of a game that goes on", `${FINE} ; ending emperor red`, "position.ending"],
    [
      "contenders out of the order of their seats",
      `players red blue ; phase policies ; step first ; ${SEATS.replace(/capital \w+/g, "$& picked")} ; ${LAND} ; contenders blue red`,
      "position.contenders",
    ],
    [
      "a contender who is out",
      `players red blue green ; phase policies ; step first ; ${SEATS.replace(/capital \w+/g, "$& picked")} ; seat green out ; ${LAND} ; contenders red green`,
      "position.contenders",
    ],
    [
      "a second capital to choose",
      "players red blue ; phase setup ; turn red ; step capital ; seat red capital saxony ; saxony red infantry 1",
      "position.turn",
    ],
    [
      "one who is asked for policies and has picked them",
      `players red blue ; phase policies ; ${SEATS.replace("capital saxony", "capital saxony picked")} ; ${LAND} ; asked red blue`,
      "position.asked",
    ],
    ["nobody asked who is to act", `${FINE} ; asked`, "position.asked"],
    ["a capital that was taken in its owner's own turn", FINE.replace("infantry 4", "infantry 4 taken"), "position.marks"],
    [
      "a seat beside the battle that is asked to raise a die",
      `players red blue green ; phase attack ; turn red ; ${SEATS} ; seat green capital ireland ; ireland green infantry 1 ; ${LAND} ; ` +
        "lorraine red infantry 3 ; step boost ; " +
        "battle red lorraine france blue force infantry 2 cycle 1 phase main cards done attacker general dice 5 3 vs 4 ; asked green",
      "position.asked",
    ],
    ["two asked in a turn of one", `${FINE} ; asked red blue`, "position.asked"],
    [
      "a window after it has been answered",
      `${WINDOW.replace("step answer", "step recruitment")} ; window red diplomat 1`,
      "position.window",
    ],
    [
      "a card that the defender plays and may not",
      `${FINE} ; lorraine blue infantry 2 ; step dice ; discards diplomat 1 ; ` +
        "battle red saxony lorraine blue force infantry 2 cycle 1 phase main cards done defender diplomat",
      "position.battle_cards",
    ],
    ["a window that asks a seat further than there are", `${WINDOW} ; window red diplomat 2`, "position.window"],
    ["a window that begins with another seat's card", `${WINDOW} ; window blue diplomat 1`, "position.window"],
    [
      "a Spy of the seat whose card it answers",
      `${WINDOW} spy 1 ; window red diplomat 1 ; window red spy 1`,
      "position.window",
    ],
  ];
