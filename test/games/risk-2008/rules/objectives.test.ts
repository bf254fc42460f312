import { describe, expect, it } from "vitest";
import { held, landsIn, some } from "../../../helpers/world";
import { misread, play, room, seats, type Played } from "../play";

/** Yellow is about to end its attack; `objectives` are clauses without their first word. */
function attacking(lands: string, objectives: readonly string[], more = ""): Played {
  const clauses = objectives.map((text) => `objective ${text}`).join(" ; ");
  return play(
    room(
      `${lands} ; siam green 1`,
      `phase attack ; ${clauses} ; ${more} ; ${more.includes("seat") ? "" : seats()}`,
    ),
  );
}

/** Whether Yellow could collect an objective with these lands. */
function isMet(objective: string, lands: string, more = ""): boolean {
  const g = attacking(lands, [`${objective} open`], more).do("yellow end");
  return g.awaits === "objective yellow" && g.code(`yellow collect ${objective}`) === undefined;
}

const EUROPE = held("yellow", 1, ...landsIn("europe"));

describe("collecting", () => {
  it("7.1 (RM31, rulebook) behind the attack one open objective that is met, or none; without any there is no step", () => {
    const g = attacking(EUROPE, ["control_europe open", "control_asia open", "control_2_continents open"]).do(
      "yellow end",
    );
    expect(g.awaits).toBe("objective yellow");
    expect(g.words("yellow", "collect")).toEqual({
      control_europe: "yes",
      control_asia: "objective.not_met",
      control_2_continents: "objective.not_met",
    });
    expect(g.code("yellow collect control_8_cities")).toBe("objective.not_open");
    g.do("yellow collect control_europe");
    expect([g.objectives("yellow"), g.objectives("open"), g.awaits]).toEqual([
      "control_europe",
      "control_asia control_2_continents",
      "maneuver yellow",
    ]);
    expect(attacking(EUROPE, ["control_asia open"]).do("yellow end").awaits).toBe("maneuver yellow");
  });

  it("7.1 (RM31, rulebook) two that are met still mean one; the other may be collected next turn", () => {
    const lands = EUROPE + held("yellow", 1, ...landsIn("australia"));
    const g = attacking(lands, ["control_europe open", "control_2_continents open"]).do(
      "yellow end",
      "yellow collect control_europe",
    );
    expect(g.code("yellow collect control_2_continents")).toBe("step.other");
    g.do("yellow end").idle().idle();
    g.do(`yellow place iceland ${g.state.due}`, "yellow end", "yellow collect control_2_continents");
    expect(g.objectives("yellow")).toBe("control_europe control_2_continents");
  });

  it("7.2 (RM32) what is held is enough, also in a turn without an attack", () => {
    expect(isMet("control_europe", EUROPE)).toBe(true);
    expect(
      isMet("control_8_cities", held("yellow", 1, ...landsIn("south_america"), ...landsIn("australia"))),
    ).toBe(true);
  });

  it.each([
    ["control_europe", landsIn("europe")],
    ["control_north_america", landsIn("north_america")],
    ["control_asia", landsIn("asia")],
    ["control_8_cities", [...landsIn("south_america"), ...landsIn("australia")]],
    [
      "control_11_cities",
      [...landsIn("south_america"), ...landsIn("australia"), "egypt", "congo", "madagascar"],
    ],
    ["control_18_territories", some(18)],
    ["control_2_continents", [...landsIn("south_america"), ...landsIn("australia")]],
  ] as const)("7.2 (RM32, rulebook) %s asks for exactly that", (objective, lands) => {
    const green = lands.includes("siam") ? "peru green 1 ;" : "";
    const all = (list: readonly string[]): Played =>
      play(
        room(
          `${held("yellow", 1, ...list)} ${green} ${lands.includes("siam") ? "" : "siam green 1"}`,
          `phase attack ; objective ${objective} open ; ${seats()}`,
        ),
        "yellow end",
      );
    expect(all(lands).awaits).toBe("objective yellow");
    expect(all(lands.slice(1)).awaits).toBe("maneuver yellow");
  });

  it("7.3 (RM33, rulebook) in one turn: taken now and not held as it began", () => {
    const ten = some(10, ["siam"]);
    expect(isMet("take_10_territories", held("yellow", 1, ...ten), `taken ${ten.join(" ")}`)).toBe(true);
    expect(isMet("take_10_territories", held("yellow", 1, ...ten), `taken ${ten.slice(1).join(" ")}`)).toBe(
      false,
    );
    const cities = ["peru", "brazil", "congo", "egypt"];
    expect(isMet("take_4_cities", held("yellow", 1, ...cities), `taken ${cities.join(" ")}`)).toBe(true);
    expect(
      isMet("take_4_cities", held("yellow", 1, ...cities, "siberia"), "taken siberia peru brazil congo"),
    ).toBe(false);
  });

  it("7.3 (RM33, rulebook) a continent in one turn: none of it held as the turn began, all of it now", () => {
    const lands = landsIn("australia");
    expect(isMet("take_continent", held("yellow", 1, ...lands), `taken ${lands.join(" ")}`)).toBe(true);
    expect(isMet("take_continent", held("yellow", 1, ...lands), `taken ${lands.slice(1).join(" ")}`)).toBe(
      false,
    );
  });

  it("7.3 (RM33) what was taken is forgotten as the turn ends", () => {
    const g = attacking("brazil yellow 9", []).do(
      "yellow attack brazil peru 3",
      "roll dice 6 6 6 vs 1",
      "yellow occupy 3",
    );
    expect(g.state.taken.length).toBe(1);
    g.do("yellow end", "yellow end", "draw yellow card japan");
    expect(g.state.taken).toEqual([]);
  });

  it("7.4 (RM34, rulebook) any capital but the own one is an enemy's, of players who are out too; the own need not be held", () => {
    expect(isMet("control_enemy_capital", "alaska yellow 1 ; brazil green 1")).toBe(true);
    expect(isMet("control_enemy_capital", "brazil yellow 1")).toBe(false);
    expect(isMet("control_2_enemy_capitals", "alaska yellow 1 ; china yellow 1")).toBe(false);
    const out =
      "seat yellow capital brazil ; seat green capital siam ; seat blue capital china ; seat red out capital alaska";
    const g = play(
      `players yellow green blue red ; option mode command_room ; phase attack ; ${out} ; cities ${some(15).join(" ")} ; objective control_2_enemy_capitals open ; alaska yellow 1 ; china yellow 1 ; siam green 1 ; others blue 1`,
      "yellow end",
    );
    expect(g.awaits).toBe("objective yellow");
  });

  it("7.5 (RM35) one state may serve several objectives, one a turn", () => {
    const lands =
      EUROPE + held("yellow", 1, ...landsIn("asia").filter((t) => t !== "siam"), "siam") + " peru green 1";
    const clauses = ["control_europe", "control_asia", "control_2_continents"]
      .map((id) => `objective ${id} open`)
      .join(" ; ");
    const g = play(
      room(
        lands,
        `phase attack ; ${clauses} ; seat yellow capital brazil ; seat green capital siam ; seat blue capital alaska`,
      ),
    );
    for (const objective of ["control_europe", "control_asia", "control_2_continents"]) {
      g.do("yellow end", `yellow collect ${objective}`, "yellow end").idle().idle();
      g.do(`yellow place iceland ${g.state.due}`);
    }
    expect([g.objectives("yellow").split(" ").length, g.result]).toEqual([3, "none nobody"]);
  });

  it("7.6 (RM36, rulebook) collected objectives stay, whatever is lost later", () => {
    const g = attacking(EUROPE, ["control_europe open"]).do(
      "yellow end",
      "yellow collect control_europe",
      "yellow end",
    );
    g.idle();
    g.do(
      `blue place greenland ${g.state.due}`,
      "blue attack greenland iceland 3",
      "roll dice 6 6 6 vs 1",
      "blue occupy 3",
    );
    expect([g.at("iceland"), g.objectives("yellow"), g.objectives("open")]).toEqual([
      "blue 3",
      "control_europe",
      "",
    ]);
  });
});

describe("rewards", () => {
  const collect = (reward: string, lands = EUROPE, more = ""): Played =>
    attacking(lands, [`control_europe open ${reward}`], more).do(
      "yellow end",
      "yellow collect control_europe",
    );

  it("8.1 (RM37, rulebook) the reward comes with the objective, at once and without a choice", () => {
    const g = collect("guaranteed_card");
    expect([g.rewards("yellow"), g.last("collected")]).toMatchObject([
      "guaranteed_card",
      { seat: 0, reward: 2 },
    ]);
    expect(
      misread(
        room(
          "brazil yellow 1 ; siam green 1",
          `phase attack ; ${seats()} ; objective control_europe open two_troops`,
        ),
      )?.code,
    ).toBe("position.reward");
  });

  it("8.2 (RM38) it counts from that moment on: the additional maneuver and the card in this very turn", () => {
    const g = collect("additional_maneuver", `${EUROPE} ukraine yellow 5`.replace("ukraine yellow 1 ;", ""));
    expect(g.state.maneuvers).toBe(2);
    const card = collect("guaranteed_card").do("yellow end");
    expect(card.awaits).toBe("card");
    const starting = collect("starting_maneuver").do("yellow end").idle().idle();
    expect(starting.do(`yellow place iceland ${starting.state.due}`).awaits).toBe("starting yellow");
  });

  it("8.3 (RM39, rulebook) an airfield is placed at once, on any own territory, and never moved", () => {
    const g = collect("airfield_minor");
    expect([g.awaits, g.code("yellow airfield siam"), g.code("yellow end")]).toEqual([
      "airfield yellow",
      "territory.not_own",
      "step.other",
    ]);
    expect(g.targets("yellow", "airfield")).toEqual(landsIn("europe").sort());
    g.do("yellow airfield ukraine");
    expect([g.airfields, g.awaits, g.code("yellow airfield iceland")]).toEqual([
      "ukraine none",
      "maneuver yellow",
      "step.other",
    ]);
  });

  it("8.9 (RM45, rulebook) Additional Maneuver: two maneuvers, each with its own source and target; troops may move twice", () => {
    const g = collect("additional_maneuver", EUROPE.replace("iceland yellow 1", "iceland yellow 5"));
    g.do("yellow maneuver iceland ukraine 4", "yellow maneuver ukraine southern_europe 4");
    expect([g.at("southern_europe"), g.awaits]).toEqual(["yellow 5", "place green"]);
    const one = collect("additional_maneuver").do("yellow end");
    expect(one.awaits).toBe("place green");
  });

  it("8.10 (RM46, rulebook) Starting Maneuver: one behind the placing, free to leave out, before the first roll", () => {
    const more = `${seats()} ; objective control_europe yellow starting_maneuver`;
    const turn = (): Played =>
      play(
        room("brazil yellow 5 ; peru yellow 1 ; siam green 1", `phase draft ; ${more}`),
        "yellow place brazil 4",
      );
    expect([turn().awaits, turn().do("yellow end").awaits]).toEqual(["starting yellow", "attack yellow"]);
    const g = turn().do("yellow maneuver brazil peru 8");
    expect([g.at("peru"), g.awaits, g.do("yellow end").awaits]).toEqual([
      "yellow 9",
      "attack yellow",
      "maneuver yellow",
    ]);
  });

  it("8.11 (RM47, rulebook) Guaranteed Card: one at the end of every own turn, also with an objective; never two", () => {
    const g = collect("guaranteed_card").do("yellow end", "draw yellow card japan");
    expect([g.hand("yellow"), g.awaits]).toEqual(["japan", "place green"]);
    const more = `${seats()} ; objective control_europe yellow guaranteed_card`;
    const quiet = play(
      room("brazil yellow 5 ; siam green 1", `phase attack ; ${more}`),
      "yellow end",
      "yellow end",
    );
    expect(quiet.awaits).toBe("card");
    const taken = play(
      room("brazil yellow 5 ; peru yellow 1 ; siam green 1", `phase attack ; taken peru ; ${more}`),
      "yellow end",
      "yellow end",
      "draw yellow card japan",
    );
    expect(taken.awaits).toBe("place green");
  });

  it("8.12 (RM48, rulebook) 2 Troops: two more in every draft", () => {
    const g = play(
      room(
        "brazil yellow 5 ; siam green 1",
        `phase draft ; ${seats()} ; objective control_18_territories yellow two_troops`,
      ),
    );
    expect(g.state.due).toBe(3 + 1 + 2);
  });
});
