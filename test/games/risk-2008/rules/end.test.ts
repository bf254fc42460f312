import { describe, expect, it } from "vitest";
import { ENGLISH } from "../../../../src/games/risk-2008/text/en/english";
import { eventText } from "../../../../src/text/log";
import { held, landsIn } from "../../../helpers/world";
import { DRAWN, misread, play, room, seats, type Played } from "../play";

/** Yellow in its attack. */
function attacking(lands: string, more = ""): Played {
  return play(
    room(`${lands} ; siam green 1`, `phase attack ; ${more} ; ${more.includes("seat") ? "" : seats()}`),
  );
}

const TWO = "objective control_asia yellow ; objective control_18_territories yellow";
const EUROPE = held("yellow", 1, ...landsIn("europe"));

describe("maneuver and card", () => {
  it("9.1 (RM49, rulebook) Indonesia to Russia through Southeast Asia, India and Afghanistan", () => {
    const path = held("yellow", 1, "siam", "india", "afghanistan", "ukraine");
    const g = play(
      room(`${path} indonesia yellow 6 ; peru green 1 ; yakutsk yellow 3`, `phase maneuver ; ${seats()}`),
    );
    expect(g.code("yellow maneuver indonesia ukraine 6")).toBe("fortify.armies");
    expect(g.code("yellow maneuver indonesia indonesia 1")).toBe("fortify.same");
    expect(g.code("yellow maneuver indonesia yakutsk 1")).toBe("fortify.not_connected");
    expect(g.code("yellow maneuver siam india 1")).toBe("fortify.alone");
    expect(g.code("yellow maneuver indonesia peru 1")).toBe("territory.not_own");
    g.do("yellow maneuver indonesia ukraine 5");
    expect([g.at("ukraine"), g.at("indonesia"), g.awaits]).toEqual(["yellow 6", "yellow 1", "place green"]);
  });

  it("9.1 (RM49) it may be left out", () => {
    const g = play(room("brazil yellow 3 ; siam green 1", `phase maneuver ; ${seats()}`), "yellow end");
    expect(g.awaits).toBe("place green");
  });

  it("9.2 (RM50, rulebook) one card behind the maneuvers for territories taken, unless an objective was collected", () => {
    const lands = `brazil yellow 1 ; peru yellow 1 ; venezuela yellow 1 ; ${EUROPE}`;
    const more = "taken peru venezuela ; objective control_europe open";
    const g = attacking(lands, more).do("yellow end", "yellow end", "yellow end");
    expect(g.awaits).toBe("card");
    expect(g.code("draw green card japan")).toBe("chance.seat");
    expect(g.do("draw yellow card japan").awaits).toBe("place green");
    const collected = attacking(lands, more).do("yellow end", "yellow collect control_europe", "yellow end");
    expect([collected.awaits, collected.hand("yellow")]).toEqual(["place green", ""]);
    expect(attacking("brazil yellow 1").do("yellow end", "yellow end").awaits).toBe("place green");
  });

  it("9.3 (RM51) so declining an objective keeps the card", () => {
    const g = attacking(`peru yellow 1 ; ${EUROPE}`, "taken peru ; objective control_europe open");
    expect(g.do("yellow end", "yellow end", "yellow end").awaits).toBe("card");
    expect(g.objectives("open")).toBe("control_europe");
  });
});

describe("the end", () => {
  it("10.1 (RM52, rulebook) three objectives and the own capital in the own turn win at once", () => {
    const g = attacking(
      `brazil yellow 1 ; ${EUROPE}`,
      `${TWO} ; objective control_europe open airfield_minor`,
    );
    g.do("yellow end", "yellow collect control_europe");
    expect([g.result, g.awaits]).toEqual(["objectives yellow", "over"]);
    expect(g.code("yellow end")).toBe("game.over");
  });

  it("10.1 (RM52) also with objectives that came by an elimination, and as a turn begins", () => {
    const g = attacking("india yellow 9 ; brazil yellow 1", `${TWO} ; objective control_europe green`);
    g.do("yellow attack india siam 3", "roll dice 6 6 6 vs 1", "yellow occupy 8");
    expect(g.result).toBe("objectives yellow");
    const begins = play(
      room(
        "brazil yellow 1 ; siam green 1",
        `phase maneuver ; turn blue ; ${seats()} ; ${TWO} ; objective control_europe yellow`,
      ),
      "blue end",
    );
    expect(begins.result).toBe("objectives yellow");
  });

  it("10.1 (RM52) also where a position or a hand gave them: with the next finished step, at the latest at the turn's end", () => {
    const three = `first yellow ; ${seats()} ; ${TWO} ; objective control_europe yellow`;
    const lands = "brazil yellow 2 ; peru yellow 1 ; siam green 1";
    for (const phase of ["phase attack", "phase maneuver"])
      expect(play(room(lands, `${phase} ; ${three}`), "yellow end").result).toBe("objectives yellow");
    const last = `option round_limit 1 ; round 1 ; phase maneuver ; step card ; turn yellow ; taken peru ; ${three}`;
    expect(play(room(lands, last), "draw yellow card japan").result).toBe("objectives yellow");
    const leaving = play(room(lands, `phase attack ; ${three}`), "yellow resign");
    expect([leaving.result, leaving.awaits]).toEqual(["none nobody", "place green"]);
  });

  it("10.2 (RM53, rulebook) without the own capital play goes on; taking it back wins", () => {
    const g = attacking(
      `peru yellow 9 ; brazil green 1 ; ${EUROPE}`,
      `${TWO} ; objective control_europe yellow`,
    );
    expect(g.result).toBe("none nobody");
    g.do("yellow attack peru brazil 3", "roll dice 6 6 6 vs 1", "yellow occupy 3");
    expect(g.result).toBe("objectives yellow");
  });

  it("10.3 (RM54) three objectives in another player's turn mean nothing", () => {
    const three = `${TWO} ; objective control_europe yellow`;
    const g = play(
      room("brazil yellow 1 ; siam green 5", `phase attack ; turn green ; ${seats()} ; ${three}`),
    );
    g.do("green attack siam china 3", "roll dice 6 6 6 vs 1", "green occupy 3");
    expect([g.result, g.awaits]).toEqual(["none nobody", "attack green"]);
  });

  it("10.4 (RM55) the last player who is left wins at once", () => {
    const g = attacking("brazil yellow 1").do("green resign", "blue resign");
    expect(g.result).toBe("survivor yellow");
  });

  it("10.5 (RM56) if all objectives are taken and nobody has three, play goes on", () => {
    const more =
      "objective control_asia yellow ; objective control_europe green ; objective control_18_territories blue";
    const g = attacking("brazil yellow 1", more).do("yellow end", "yellow end");
    expect([g.result, g.awaits]).toEqual(["none nobody", "place green"]);
  });

  it.each([
    [
      "most objectives",
      "objective control_asia green",
      "brazil yellow 5 ; peru yellow 5 ; siam green 1",
      "limit green",
    ],
    ["then the own capital", "", "peru yellow 5 ; argentina yellow 5 ; siam green 1", "limit green"],
    ["level is a draw", "", "brazil yellow 2 ; siam green 1 ; china green 1", "draw nobody"],
    [
      "then territories and cities",
      "",
      "brazil yellow 1 ; siam green 1 ; peru yellow 1 ; china green 1 ; alaska green 1",
      "limit green",
    ],
    [
      "then troops",
      "",
      "brazil yellow 2 ; siam green 1 ; china green 1 ; alaska yellow 1 ; ural green 1",
      "limit yellow",
    ],
  ])("10.6 (RM57) the round limit: %s", (_name, more, lands, result) => {
    // Blue resigns, so that two are left to be compared.
    const g = play(
      room(
        lands,
        `option round_limit 1 ; phase maneuver ; first yellow ; turn green ; round 1 ; ${seats()} ; ${more}`,
      ),
      "blue resign",
      "green end",
    );
    expect(g.result).toBe(result);
  });

  it.each([
    ["objective control_asia green", "brazil yellow 5 ; siam green 1", "Green wins by objectives, 1 to 0."],
    ["", "peru yellow 5 ; siam green 1", "Objectives are level: Green wins by own capitals held, 1 to 0."],
    [
      "",
      "brazil yellow 2 ; siam green 1 ; china green 1",
      "Objectives, own capitals held, territories with cities and troops are level: nobody wins.",
    ],
    [
      "option mode world_conquest",
      "brazil yellow 2 ; siam green 1 ; china green 1 ; ural green 1",
      "Green wins by territories with cities, 3 to 2.",
    ],
  ])("10.6 (RM57) the log says who wins, and by what: %s %s", (more, lands, text) => {
    const g = play(
      room(
        lands,
        `option round_limit 1 ; phase maneuver ; first yellow ; turn green ; round 1 ; ${seats()} ; ${more}`,
      ).replace("option mode command_room ; ", more.includes("mode") ? "" : "option mode command_room ; "),
      "blue resign",
      "green end",
    );
    expect(eventText(g.last("decided"), g.state.colours, ENGLISH)).toBe(text);
  });

  it("10.6 (RM57) in World Conquest territories and cities count first; without a limit there is none", () => {
    const position = (mode: string, limit: string): string =>
      `players yellow green blue ; option mode ${mode} ; option round_limit ${limit} ; cities ${DRAWN[0].slice(12)} ; phase maneuver ; turn blue ; first yellow ; ${seats()} ; objective control_asia green ; brazil yellow 1 ; siam green 1 ; others blue 1`;
    expect(play(position("world_conquest", "1"), "blue end").result).toBe("limit blue");
    expect(play(position("command_room", "1"), "blue end").result).toBe("limit green");
    expect(play(position("command_room", "none"), "blue end").result).toBe("none nobody");
  });

  it("10.7 (RM60, rulebook) World Conquest ends with the last player; objectives bring rewards and end nothing", () => {
    const g = play(
      `players yellow green blue ; option mode world_conquest ; cities ${DRAWN[0].slice(12)} ; phase attack ; ${seats()} ; ${TWO} ; objective control_europe open guaranteed_card ; ${EUROPE} brazil yellow 1 ; siam green 1 ; others blue 1`,
    );
    g.do("yellow end", "yellow collect control_europe");
    expect([g.result, g.rewards("yellow"), g.awaits]).toEqual([
      "none nobody",
      "guaranteed_card",
      "maneuver yellow",
    ]);
    const last = play(
      `players yellow green blue ; option mode world_conquest ; cities ${DRAWN[0].slice(12)} ; phase attack ; seat yellow capital brazil ; seat green out capital siam ; seat blue capital alaska ; siam blue 1 ; others yellow 5`,
    );
    last.do("yellow attack india siam 3", "roll dice 6 6 6 vs 1", "yellow occupy 3");
    expect(last.result).toBe("survivor yellow");
  });

  it("10.8 (RC53) a round is a turn of every living player from the place of who began, also when that one is out", () => {
    const g = play(
      room(
        "brazil yellow 1 ; siam green 1",
        `phase maneuver ; first green ; turn blue ; round 3 ; ${seats()}`,
      ),
      "green resign",
      "blue end",
    );
    expect([g.state.round, g.state.turn]).toEqual([3, 0]);
    g.idle();
    expect([g.state.round, g.state.turn]).toEqual([4, 2]);
  });

  it.each([
    ["brazil yellow 0 ; siam green 1", "", "position.no_armies"],
    ["brazil yellow 1 ; siam neutral 1", "", "position.no_land"],
    ["brazil yellow 1 ; siam green 1", "discards peru peru", "position.cards"],
    ["brazil yellow 1 ; siam green 1", "objective control_asia green two_troops", "position.reward"],
    [
      "brazil yellow 1 ; siam green 1",
      "objective control_18_territories open attack_die ; objective take_continent open attack_die",
      "text.twice",
    ],
    ["brazil yellow 1 ; siam green 1", "airfield minor siam", "position.airfield"],
    [
      "brazil yellow 1 ; siam green 1",
      "objective control_asia green airfield_minor ; airfield minor brazil",
      "position.airfield",
    ],
    ["brazil yellow 1 ; siam green 1", "taken siam", "position.progress_of"],
    ["brazil yellow 1 ; siam green 1", "collected", "position.progress_of"],
    ["brazil yellow 1 ; siam green 1", "maneuvers 2", "position.progress_of"],
    ["brazil yellow 1 ; siam green 1", "ending draw nobody", "position.ending"],
  ])("10.9 (RC54) no position: %s ; %s", (lands, more, code) => {
    expect(misread(room(lands, `phase attack ; ${seats()} ; ${more}`))?.code).toBe(code);
  });

  it.each([
    ["seat yellow capital brazil ; seat green capital siam", "position.capital"],
    ["seat yellow capital brazil ; seat green capital brazil ; seat blue capital alaska", "position.capital"],
    [seats("army first"), "position.army"],
    [seats("rank 1"), "position.rank"],
    [seats("reserve 2"), "position.reserve"],
    [`${seats()} ; step starting`, "position.step"],
    [`${seats()} ; step maneuver`, "position.step"],
    [`${seats()} ; step airfield`, "position.step"],
  ])("10.9 (RC54) no position: %s", (more, code) => {
    expect(misread(room("brazil yellow 1 ; siam green 1", `phase attack ; ${more}`))?.code).toBe(code);
  });
});

const BASIC =
  "seat yellow army first capital great_britain ; seat green army second capital brazil ; seat blue army third capital siam";

it.each([
  ["step first ; seat green reserve 30", "position.reserve"],
  ["phase attack ; step defend ; battle alaska kamchatka dice 1", "position.no_land"],
  [
    "option mode command_room ; phase attack ; step defend ; battle alaska kamchatka dice 1",
    "position.no_land",
  ],
  ["step first ; seat yellow rank 2 ; contenders yellow green", "position.contenders"],
  ["step first ; round 3", "position.turn"],
  ["step first ; objective control_asia green", "position.objective"],
  ["step first ; seat yellow rank 2 ; seat green rank 2", "position.contenders"],
  [`phase attack ; first green ; ${BASIC} ; alaska yellow 1 ; peru green 1 ; others blue 1`, "position.turn"],
])("10.9 (RC54) no position of Basic Training: %s", (clauses, code) => {
  expect(misread(`players yellow green blue ; ${clauses}`)?.code).toBe(code);
});
