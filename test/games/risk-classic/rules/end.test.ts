import { describe, expect, it } from "vitest";
import { ENGLISH } from "../../../../src/games/risk-classic/text/en/english";
import { eventText } from "../../../../src/text/log";
import { held, some } from "../../../helpers/world";
import { duel, misread, play, start, type Played } from "../play";

/** Blue and Green each with one territory, next to Red's armies in India. */
const LAST = "india red 9 ; siam blue 1 ; china green 1 ; others red 1";

function take(g: Played, to: string): Played {
  return g.do(`red attack india ${to} 3`, "roll dice 6 5 4 vs 1", "red occupy 3");
}

describe("victory", () => {
  it("8.1 (RC49) World Domination is won by the last player who is left, who holds all 42", () => {
    const g = take(duel({ land: LAST }), "siam");
    expect([g.result, g.awaits]).toEqual(["none nobody", "attack red"]);
    take(g, "china");
    expect([g.result, g.awaits, g.lands("red")]).toEqual(["survivor red", "over", 42]);
    expect(g.code("red end")).toBe("game.over");
    expect(g.last("over")).toEqual({ type: "over", seat: 0, ending: "survivor" });
  });

  it.each([
    ["capital", "headquarters india", "headquarters siam", "headquarters china"],
    ["secret_mission", "mission territories_18", "mission asia_africa", "mission destroy_red"],
  ])("8.2 (RC50) in %s too the last player has won, whatever the goal", (mode, red, blue, green) => {
    const g = duel({
      table: `option mode ${mode}`,
      red: `${red} ; india 9`,
      blue: `${blue} ; siam 1`,
      green: `${green} ; others 1`,
    });
    g.do("blue resign", "green resign");
    expect(g.result).toBe("survivor red");
  });

  it("8.3 (RC51) it is looked at as a turn begins, too: of the player whose turn it is first", () => {
    const g = duel(
      {
        phase: "fortify",
        table: "option mode secret_mission",
        red: "mission territories_18 ; others 1",
        blue: "mission territories_24",
        green: "mission destroy_red",
        land: `${held("blue", 1, ...some(24))} siam green 1`,
      },
      "red end",
    );
    expect(g.result).toBe("mission blue");
  });

  it.each(["reinforce", "attack", "fortify"])(
    "8.3 (RC51) what a position or a hand gave wins as the step is finished, in the last round too: %s",
    (phase) => {
      const g = duel(
        {
          phase,
          turn: "green",
          table: "option mode secret_mission ; option round_limit 3 ; round 3 ; first red",
          red: "mission territories_24",
          blue: "mission asia_africa",
          green: "mission destroy_red hand peru egypt congo",
          land: `${held("red", 1, ...some(24))} siam green 1`,
        },
        "green end",
      );
      expect(g.result).toBe("mission red");
    },
  );

  it("8.3 (RC51) the game ends in the middle of a turn", () => {
    const g = take(play(`players red blue ; phase attack ; ${LAST.replace("green", "neutral")}`), "siam");
    expect([g.result, g.state.phase]).toEqual(["survivor red", "over"]);
  });
});

describe("the round limit", () => {
  const table = "option round_limit 3 ; round 3 ; first red";
  /** Green's turn ends the last round. */
  const last = { phase: "fortify", turn: "green", table } as const;
  const level = `${held("red", 1, ...some(20))} siam green 1 ; indonesia green 1 ; others blue 1`;

  it("8.4 (RC52) most territories win behind the last round", () => {
    const land = `${held("red", 1, ...some(20))} siam green 9`;
    const g = duel({ ...last, land });
    expect(g.do("green end").result).toBe("limit blue");
    const early = duel({ ...last, table: table.replace("round 3", "round 2"), land });
    expect([early.do("green end").result, early.state.round]).toEqual(["none nobody", 3]);
  });

  it("8.4 (RC52) then most armies; who is level draws", () => {
    expect(duel({ ...last, land: level }).do("green end").result).toBe("draw nobody");
    const more = duel({ ...last, land: level.replace("alaska red 1", "alaska red 2") });
    expect(more.do("green end").result).toBe("limit red");
  });

  /** Green holds the headquarters of Blue, too. */
  const capitals = {
    ...last,
    table: `option mode capital ; ${table}`,
    red: "headquarters alaska ; alaska 1",
    blue: "headquarters japan",
    green: "headquarters siam ; japan 1 ; siam 1",
  };

  it("8.4 (RC52) in Capital most headquarters come first; missions are worth nothing", () => {
    const g = duel(capitals);
    expect(g.do("green end").result).toBe("limit green");
    const secret = duel({
      ...last,
      table: `option mode secret_mission ; ${table}`,
      red: "mission territories_24",
      blue: "mission asia_africa",
      green: "mission destroy_red",
      land: `${held("red", 1, ...some(23))} siam green 1`,
    });
    expect(secret.do("green end").result).toBe("limit red");
  });

  it("8.4 (RC52) the log says who wins, and by what", () => {
    const why = (said: Parameters<typeof duel>[0]): string => {
      const g = duel(said, "green end");
      return eventText(g.last("decided"), g.state.colours, ENGLISH);
    };
    expect(why({ ...last, land: level.replace("indonesia green", "indonesia red") })).toBe(
      "Red wins by territories, 21 to 20.",
    );
    expect(why({ ...last, land: level })).toBe("Territories and armies are level: nobody wins.");
    expect(why({ ...last, land: level.replace("alaska red 1", "alaska red 2") })).toBe(
      "Territories are level: Red wins by armies, 21 to 20.",
    );
    expect(why(capitals)).toBe("Green wins by headquarters, 2 to 1.");
  });

  it("8.5 (RC53) a round is a turn of every living player from the first on, be the first out", () => {
    const g = play(
      "players red blue green purple ; round 4 ; first blue ; turn green ; phase fortify ; seat blue out ; alaska green 1 ; " +
        "brazil purple 1 ; others red 1",
      "green end",
    );
    g.idle();
    expect([g.awaits, g.state.round]).toEqual(["place red", 4]);
    g.idle();
    expect([g.awaits, g.state.round]).toEqual(["place green", 5]);
  });
});

describe("positions", () => {
  const sound = "phase attack ; alaska red 1 ; siam green 1 ; others blue 1";
  it.each([
    [
      "players red blue green ; phase attack ; alaska red 1 ; siam green 1 ; peru blue 1",
      "position.no_owner",
    ],
    [`players red blue green ; ${sound.replace("alaska red 1", "alaska red 0")}`, "position.no_armies"],
    [`players red blue green ; ${sound} ; seat red hand alaska ; discards alaska`, "position.cards"],
    [`players red blue green ; ${sound} ; seat red hand wild wild wild`, "position.cards"],
    ["players red blue green ; phase attack ; alaska red 1 ; others blue 1", "position.no_land"],
    [`players red blue green ; ${sound} ; seat red out hand peru`, "position.out"],
    [`players red blue green ; ${sound} ; brazil neutral 1`, "position.no_neutral"],
    [`players red blue green ; ${sound} ; seat red headquarters alaska`, "position.headquarters"],
    [`players red blue green ; option mode capital ; ${sound}`, "position.headquarters"],
    [`players red blue green ; option mode secret_mission ; ${sound}`, "position.mission"],
    [`players red blue green ; ${sound} ; seat red reserve 2`, "position.reserve"],
    [`players red blue green ; ${sound} ; due 2`, "position.due"],
    [`players red blue green ; ${sound} ; step trade`, "position.progress_of"],
    [`players red blue green ; ${sound} ; step card`, "position.progress_of"],
    [`players red blue green ; ${sound} ; step fortify`, "position.step"],
    [`players red blue green ; ${sound} ; asked blue`, "position.asked"],
    [`players red blue green ; ${sound} ; contenders red blue`, "position.contenders"],
    [`players red blue green ; ${sound} ; ending draw nobody`, "position.ending"],
    [
      "players red blue green ; phase over ; seat green out ; ending survivor green ; alaska red 1 ; others blue 1",
      "position.ending",
    ],
    [`players red blue green ; ${sound} ; battle alaska kamchatka dice 1`, "position.progress_of"],
    [`players red blue green ; ${sound} ; step dice ; battle alaska kamchatka dice 1`, "position.battle"],
    [
      "players red blue green ; phase attack ; step defend ; battle alaska kamchatka dice 1",
      "position.no_land",
    ],
    ["players red blue green ; option mode secret_mission ; step mission", "position.step"],
    ["players red blue green ; step first ; round 3", "position.turn"],
    [`players red blue green ; ${sound} ; seat red out ; seat blue out`, "position.alive"],
    [`players red blue green ; ${sound} ; turn green ; seat green out`, "position.turn"],
    [
      `players red blue green ; ${sound.replace("phase attack", "phase reinforce")} ; captured`,
      "position.progress_of",
    ],
    ["players red blue green ; step first ; rewarded", "position.progress_of"],
    ["players red blue green ; step first ; sets 2", "position.numbers"],
    ["players red blue green ; step first ; contenders red", "position.contenders"],
    ["players red blue green ; step first ; contenders blue red", "position.contenders"],
    ["players red blue ; phase attack ; neutral 3 ; alaska red 1 ; others blue 1", "position.numbers"],
  ])("8.6 (RC54) %s: %s", (position, code) => {
    expect(misread(position)?.code).toBe(code);
  });

  it("8.6 (RC54) what breaks nothing can be played on, whether play could reach it or not", () => {
    const hand = "peru egypt congo japan brazil alberta ontario wild wild";
    const g = duel({ red: `hand ${hand} ; alaska 400` });
    g.do("red attack alaska kamchatka 3", "roll dice 6 6 6 vs 1", "red occupy 399");
    expect(g.at("kamchatka")).toBe("red 399");
  });
});

describe("resigning", () => {
  it("8.7 (RC55) the armies stay and are neutral: no turn, nothing new, and the most dice in defence", () => {
    const g = duel(
      { table: "option defenders_dice ask", red: "alaska 9", blue: "hand peru wild ; kamchatka 4" },
      "blue resign",
    );
    expect([g.at("kamchatka"), g.isAlive("blue"), g.discards]).toEqual(["blue 4", false, "peru wild"]);
    g.do("red attack alaska kamchatka 3");
    expect(g.awaits).toBe("dice");
    g.do("roll dice 6 6 6 vs 1 1", "red end", "red end");
    expect(g.awaits).toBe("place green");
    g.idle();
    expect(g.awaits).toBe("place red");
  });

  it("8.7 (RC55) at any moment; the mission leaves the game unseen, and with one player left it is over", () => {
    const g = start(["players red blue green"], "green resign");
    expect([g.awaits, g.state.contenders]).toEqual(["first", [0, 1]]);
    expect(g.code("green resign")).toBe("seat.not_in_game");
    g.do("blue resign");
    expect(g.result).toBe("survivor red");
    const secret = duel(
      {
        table: "option mode secret_mission",
        red: "mission asia_africa ; alaska 1",
        blue: "mission territories_24",
        green: "mission territories_18",
      },
      "blue resign",
    );
    expect([secret.mission("blue"), secret.result]).toEqual(["none", "none nobody"]);
  });
});
