import { describe, expect, it } from "vitest";
import { HOMES, all, endTurns, misread, play, turn, battles } from "../play";

/** The end of a round: the last turn of it, yellow's, is to end. */
function last(lands: string, options = ""): string {
  return (
    `players red blue green yellow ; ${options} round 3 ; phase turns ; half 2 ; first red ; opener red ; ` +
    `leader red ; turn yellow ; ${lands}`
  );
}

const RED5 =
  "england red footman 1 ; saxony red footman 1 ; france red footman 1 ; ireland red footman 1 ; swabia red footman 1 ; ";
const BLUE = "sweden blue footman 1 ; turkey green footman 1 ; leon_castile yellow footman 1 ; ";

describe("crowns, victory, elimination", () => {
  it("9.1 (RE69) crowns: cities, Rome twice, Crown Cards, completed missions", () => {
    const g = play(last(`${RED5} rome red footman 1 against blue footman 1 ; ${BLUE} seat red cards 2`));
    expect([g.crowns("red"), g.crowns("blue")]).toEqual([9, 1]);
    const m = play(
      last(
        `${RED5} ${BLUE} seat red completed great_host missions broad_realm`,
        "option kingdom_missions on ;",
      ),
    );
    expect(m.crowns("red")).toBe(6);
  });

  it("9.2 (RE70) seven crowns win at the end of a round with four players, or as the table agreed", () => {
    expect(play(last(`${RED5} ${BLUE} seat red cards 2`), "yellow end").result).toBe("crowns red");
    expect(play(last(`${RED5} ${BLUE} seat red cards 1`), "yellow end").state.step).toBe("pick");
    expect(play(last(`${RED5} ${BLUE}`, "option crowns_to_win 5 ;"), "yellow end").result).toBe("crowns red");
  });

  it("9.3 (RE71, C15) the most crowns, then territories, then coins with ten for the marker, then shared", () => {
    const lands = (red: string, blue: string): string =>
      last(
        "england red footman 1 ; sweden blue footman 1 ; turkey green footman 1 ; leon_castile yellow footman 1 ; " +
          `seat red ${red} ; seat blue ${blue}`,
        "option crowns_to_win 5 ;",
      );
    const end = (red: string, blue: string, more = ""): string =>
      play(`${lands(red, blue)} ${more}`, "yellow end").result;
    expect(end("cards 4", "cards 4")).toBe("crowns red");
    expect(end("cards 4 coins 4", "cards 4 coins 15")).toBe("crowns blue");
    expect(end("cards 4 coins 5", "cards 4 coins 14")).toBe("crowns red");
    expect(end("cards 4 coins 5", "cards 4 coins 15")).toBe("shared red blue");
    expect(end("cards 4 coins 90", "cards 4", "; norway blue footman 1")).toBe("crowns blue");
    expect(end("cards 4 coins 90", "cards 4", "; poland blue footman 1")).toBe("crowns blue");
    const more = last(`${RED5} ${BLUE} seat red cards 0 ; seat blue cards 5`, "option crowns_to_win 5 ;");
    expect(play(more, "yellow end").result).toBe("crowns blue");
  });

  it("9.4 (RE72) without a city at the end of a round a player is out; castles stay, nobody loots", () => {
    const g = play(
      last(
        `${HOMES.replace("turkey green footman 9 ; ", "")} bulgaria green footman 5 castle ; first green`,
      ).replace("first red ; ", ""),
      "yellow end",
    );
    expect([g.isAlive("green"), g.at("bulgaria"), g.coins("green"), g.marker]).toEqual([
      false,
      "nobody castle",
      0,
      "yellow",
    ]);
    expect([g.coins("red"), g.awaits]).toEqual([5, "pick red blue yellow"]);
  });

  it("9.5 (RE73, C16) saved by the crown for one round, anew after a city was reclaimed", () => {
    const lands = `${HOMES.replace("turkey green footman 9 ; ", "")} bulgaria green footman 5 ; wales green footman 1 castle ; `;
    const g = play(last(`${lands} seat green cards 2 picks split split`), "yellow end");
    expect([g.isAlive("green"), g.told.includes("saved")]).toEqual([true, true]);
    for (const seat of ["red", "blue", "yellow"]) g.do(`${seat} pick expand_siege split`);
    g.do("green pick tax tax", "red end", "blue end");
    expect(g.targets("green", "tax")).toEqual([]);
    expect(g.code("green buy bulgaria footman 1")).toBe("buy.territory");
    g.do("green buy wales footman 1");
    endTurns(g);
    expect([g.isAlive("green"), g.state.goneCards]).toEqual([false, 2]);
    const back = play(last(`${lands} poland green footman 1 ; seat green cards 1 grace`), "yellow end");
    expect([back.isAlive("green"), back.state.seats[2].grace]).toEqual([true, false]);
    expect(play(last(`${lands} seat green cards 3 grace`), "yellow end").isAlive("green")).toBe(false);
    const hidden = play(
      last(`${lands} seat green missions great_host`, "option kingdom_missions on ;"),
      "yellow end",
    );
    expect(hidden.isAlive("green")).toBe(false);
    const shown = play(
      last(`${lands} seat green completed great_host`, "option kingdom_missions on ;"),
      "yellow end",
    );
    expect(shown.isAlive("green")).toBe(true);
    expect(misread(last(`${lands} seat green grace`))?.code).toBe("position.grace");
  });

  it("9.6 (RE74) the last player wins at once; where all fall together the board before decides", () => {
    const two = play(
      last("seat green out ; seat yellow out ; england red footman 1 ; sweden blue footman 1").replace(
        "turn yellow",
        "turn red",
      ),
    );
    expect(two.do("blue resign").result).toBe("survivor red");
    const none = play(
      last(
        "wales red footman 1 ; norway blue footman 1 ; scotland blue footman 1 ; serbia green footman 1 ; turkey nobody castle",
      ),
      "yellow end",
    );
    expect(none.result).toBe("survivor blue");
    expect(none.at("norway")).toBe("blue footman 1");
  });
});

describe("the table", () => {
  it("14.1 (RE112) a round limit: then the most crowns win, as in a tie after that", () => {
    const g = play(last(`${HOMES} poland blue footman 1`, "option round_limit 3 ;"), "yellow end");
    expect(g.result).toBe("limit blue");
    expect(play(last(HOMES, "option round_limit 4 ;"), "yellow end").state.step).toBe("pick");
  });

  it("14.2 (RE113, C29) who resigns is out at once; the other side of a dispute takes control without coins", () => {
    const g = play(
      last(
        `${HOMES} hungary red footman 2 castle against blue footman 3 siege 1 ; poland blue footman 2 against red footman 1`,
      ),
    );
    g.do("red resign");
    expect([g.at("hungary"), g.at("poland"), g.coins("blue"), g.marker]).toEqual([
      "blue footman 3 siege 1 castle",
      "blue footman 2",
      5,
      "blue",
    ]);
    expect([g.crowns("blue"), g.awaits]).toEqual([3, "turn yellow"]);
    g.do("yellow end");
    expect(g.awaits).toBe("pick blue green yellow");
  });

  it("14.2 (RE113) what the dice of who resigns already cost the other side stands, the cheapest units first", () => {
    const battle = (lands: string, more = ""): string =>
      battles(`${lands} ; ${more}`, "round 1 ; opener red ; seat red losses ask ; seat blue losses ask");
    const attacker = play(battle("poland blue footman 1 archer 2 against red siege 1"), "roll siege 6 6 vs");
    expect(attacker.awaits).toBe("losses blue");
    expect(attacker.do("red resign").at("poland")).toBe("blue archer 1");
    const defender = play(
      battle("poland blue siege 1 against red footman 1 archer 2 siege 1"),
      "roll siege 1 1 vs 6 6",
    );
    expect(defender.awaits).toBe("losses red");
    expect(defender.do("blue resign").at("poland")).toBe("red archer 1 siege 1");
    const both = play(
      battle("poland blue archer 2 against red footman 1 archer 2"),
      "roll archers 5 6 vs 5 1",
    );
    expect(both.awaits).toBe("losses red");
    both.do("red resign");
    expect([both.at("poland"), both.awaits]).toEqual(["nobody", "pick blue green yellow"]);
  });

  it("14.2 (RE113) it stands, too, while a castle may roll again: of ranks whose dice lie there", () => {
    const battle = (lands: string): string => battles(lands, "round 1 ; opener red");
    const castle = "poland blue footman 1 archer 2 castle against red footman 1 archer 2";
    const open = play(battle(castle), "roll archers 5 1 vs 6 1");
    expect(open.awaits).toBe("castle blue");
    expect(open.do("red resign").at("poland")).toBe("blue archer 2 castle");
    const gone = play(battle(castle), "roll archers 5 1 vs 6 1", "blue resign");
    expect(gone.at("poland")).toBe("red archer 2 castle");
    const again = play(battle(castle), "roll archers 5 1 vs 6 1", "blue reroll", "blue resign");
    expect(again.at("poland")).toBe("red footman 1 archer 2 castle");
    const recast = play(battle(castle), "roll archers 5 1 vs 6 1", "blue reroll", "red resign");
    expect(recast.at("poland")).toBe("blue archer 2 castle");
    const general = "poland blue footman 3 castle against red footman 4";
    expect(play(battle(general), "roll main 6 6 1 vs 1 1", "red resign").at("poland")).toBe(
      "blue footman 1 castle",
    );
    expect(play(battle(general), "roll main 6 6 1 vs 1 1", "blue reroll", "red resign").at("poland")).toBe(
      "blue footman 3 castle",
    );
  });

  it("14.2 (RE113) where the other side has just lost its last unit nobody stays, and the territory is unclaimed", () => {
    const g = play(
      battles(
        "saxony blue footman 2 archer 1 castle against red archer 1 ; battle saxony rank archers rerolled",
        "round 1 ; opener red ; seat blue losses ask",
      ),
      "roll archers 6 vs 6",
    );
    expect([g.awaits, g.at("saxony")]).toEqual(["losses blue", "blue footman 2 archer 1 castle against red"]);
    g.do("blue resign");
    expect([g.at("saxony"), g.awaits]).toEqual(["nobody castle", "pick red green yellow"]);
  });

  it("14.2 (RE113) a battle that the last opponent's resignation breaks off leaves no dispute without an attacker", () => {
    const g = play(
      "players red blue ; round 1 ; phase battles ; first red ; opener red ; seat blue losses ask ; " +
        "army green captain blue ; army yellow captain blue ; england red footman 1 ; sweden blue footman 1 ; " +
        "rome yellow footman 1 ; saxony green footman 2 archer 1 against red archer 1 ; battle saxony rank archers",
      "roll archers 6 vs 6",
    );
    expect([g.awaits, g.at("saxony")]).toEqual(["losses blue", "green footman 2 archer 1 against red"]);
    g.do("blue resign");
    expect([g.result, g.at("saxony")]).toEqual(["survivor red", "green footman 2 archer 1"]);
  });

  it("14.2 (RE113) bids, picks and questions of who resigned are void, a running turn ends", () => {
    const bids = play(
      "players red blue green yellow ; phase setup",
      "red bid 2",
      "blue bid 2",
      "green bid 0",
    );
    bids.do("yellow resign");
    expect(bids.awaits).toBe("tie");
    expect(bids.do("blue resign").marker).toBe("red");
    const picks = play(`players red blue green yellow ; phase orders ; ${HOMES}`);
    for (const seat of ["red", "blue", "green"]) picks.do(`${seat} pick tax tax`);
    expect(picks.do("yellow resign").awaits).toBe("turn red");
    expect(picks.do("red resign").awaits).toBe("turn blue");
  });

  it("14.3 (RE114) who is asked in another's turn: losses, and between turns picks, bids, battles, missions", () => {
    const g = play(
      last(
        `${HOMES} normandy yellow footman 1 siege 1 ; france blue footman 1 archer 1 ; seat blue losses ask ; seat yellow picks tax expand_siege`,
      ),
      "yellow assault normandy france",
      "roll assault 3 1",
    );
    expect(g.awaits).toBe("losses blue");
    expect(g.code("yellow end")).toBe("step.other");
    g.do("blue lose archer 1", "yellow end");
    expect(g.awaits).toBe("pick red blue green yellow");
    expect(all(g, "pick expand_fortify split").awaits).toBe("turn red");
  });

  it("14.4 (RE115) a position may hold whatever breaks no invariant", () => {
    const code = (more: string, options = ""): string | undefined =>
      misread(last(`${HOMES} ${more}`, options))?.code;
    expect(code("")).toBeUndefined();
    expect(code("poland blue footman 27")).toBe("position.units");
    expect(code("poland blue")).toBe("position.no_units");
    expect(code("poland nobody against blue footman 1")).toBe("position.dispute");
    expect(code("poland blue footman 1 against blue footman 1")).toBe("position.dispute");
    expect(code("poland blue footman 1 against green footman 1", "option teams on ;")).toBeUndefined();
    expect(code("poland blue footman 1 against yellow footman 1", "option teams on ;")).toBe(
      "position.dispute",
    );
    expect(code("poland blue footman 1 fresh")).toBe("position.fresh");
    expect(code("seat red picks tax_king tax_king")).toBe("position.cards");
    expect(code("seat red cards 9")).toBe("text.range");
    expect(code("seat red missions great_host")).toBe("position.missions");
    expect(code("seat red out")).toBe("position.owner_out");
    expect(code("moves order tax bonus siege")).toBe("position.moves");
    expect(code("battle poland")).toBe("position.progress_of");
    expect(code("seat red bid 1")).toBe("position.bid");
    const orders = "players red blue green yellow ; phase orders ; ";
    expect(misread(`${orders}${HOMES} poland blue footman 1 against green footman 1`)?.code).toBe(
      "position.dispute",
    );
    expect(misread(`${orders}${HOMES} asked red`)?.code).toBe("position.picks");
  });

  it("14.4 (RE115) a game that is over was won by players in the game, as many as its ending says, each once", () => {
    const code = (more: string, options = ""): string | undefined =>
      misread(`players red blue green yellow ; ${options} ; phase over ; ${HOMES} ${more}`)?.code;
    expect(code("ending crowns red ; winners red")).toBeUndefined();
    expect(code("ending shared nobody ; winners red blue")).toBeUndefined();
    for (const more of [
      "ending shared nobody ; winners red red",
      "ending shared nobody ; winners red",
      "ending crowns red ; winners red blue",
      "ending draw nobody ; winners red blue",
    ])
      expect(code(more), more).toBe("position.ending");
    expect(code("ending limit red ; winners red green", "option teams on")).toBeUndefined();
    expect(code("ending limit red ; winners red blue", "option teams on")).toBe("position.ending");
    expect(
      misread(
        "players red blue green ; phase over ; england red footman 1 ; sweden blue footman 1 ; seat green out ; ending crowns green ; winners green",
      )?.code,
    ).toBe("position.ending");
  });

  it("14.4 (RE115) a turn's position fits the cards that were turned up, and its order the open card", () => {
    const three =
      "players red blue green ; phase turns ; half 2 ; turn red ; england red footman 3 ; sweden blue footman 9";
    const homes = `${three} ; turkey green footman 9 ; rome yellow footman 9`;
    expect(misread(`${homes} ; army yellow picks tax revealed 1`)).toBeUndefined();
    expect(misread(homes)?.code).toBe("position.picks");
    expect(misread(`${homes} ; army yellow picks tax split revealed 2`)?.code).toBe("position.picks");
    const split = "split england wales footman 1";
    expect(misread(turn("split", `${HOMES} step split ; ${split}`))).toBeUndefined();
    expect(misread(turn("split", `${HOMES} step split ; moves order split ; ${split}`))?.code).toBe(
      "position.split",
    );
  });

  it("14.4 (RE115) a mercenary army has a captain from the bid to the end of the round, not before", () => {
    const code = (
      where: string,
      board = "turkey green footman 1 ; rome yellow footman 1",
    ): string | undefined =>
      misread(`${where} ; england red footman 1 ; sweden blue footman 1 ; ${board}`)?.code;
    const three = "players red blue green ; round 2";
    const picks = "seat red picks tax tax ; seat blue picks tax tax";
    expect(code(`${three} ; phase orders ; army yellow captain red`)).toBe("position.captain");
    expect(
      code(`${three} ; phase orders ; step pick ; asked green ; ${picks} ; army yellow captain red`),
    ).toBe("position.captain");
    expect(code(`${three} ; phase turns ; army yellow captain red ; turn red`)).toBeUndefined();
    expect(code(`${three} ; phase over ; ending survivor red ; winners red ; army yellow captain red`)).toBe(
      "position.captain",
    );
    const second = `players red blue ; round 2 ; phase orders ; step bid ; lot yellow ; ${picks}`;
    const board = "turkey green footman 1 ; rome yellow footman 1";
    expect(code(`${second} ; army green captain red`, board)).toBeUndefined();
  });

  it("14.4 (RE115) what follows from the rest may be left out: the army that is bid for, who settles, whose bids are level", () => {
    const lands = "england red footman 1 ; sweden blue footman 1 ; rome yellow footman 1";
    const picks = "seat red picks tax tax ; seat blue picks tax tax";
    const three = `players red blue green ; phase orders ; ${picks} ; seat green picks tax tax ; turkey green footman 1`;
    const g = play(`${three} ; step bid ; ${lands}`, "red bid 0", "blue bid 0", "green bid 1");
    expect(g.last("won_bid")).toMatchObject({ seat: 2, army: 3 });
    const two = `players red blue ; phase orders ; ${picks} ; step bid ; ${lands} ; turkey green footman 1`;
    expect(play(`${two} ; army green captain red`, "red bid 0", "blue bid 1").last("won_bid").army).toBe(3);
    expect(misread(two)?.code).toBe("position.lot");
    expect(misread(`${two.replace("step bid", "step pick")} ; lot yellow`)?.code).toBe("position.lot");
    const tied = three.replaceAll("tax tax", "tax tax bid 2 coins 5").replace("bid 2", "bid 1");
    expect(
      play(`${tied} ; step tie ; ${lands}`, "roll tie blue 3 green 5").state.mercenaries[0].captain,
    ).toBe(2);
    const settle = "players red blue green yellow ; phase setup ; step settle ; first blue";
    expect(play(`${settle} ; saxony blue footman 5 ; bohemia blue footman 5`).awaits).toBe("settle green");
  });

  it("14.4 (RE115) while cities are taken, it is the turn of who takes the next one, and all find a city with a neighbour", () => {
    const settle = "players red blue green yellow ; phase setup ; first blue ; opener blue ; step settle";
    expect(misread(`${settle} ; turn blue`)).toBeUndefined();
    expect(misread(`${settle} ; turn red`)?.code).toBe("position.turn");
    expect(misread(`${settle} ; turn blue ; bulgaria red footman 1`)?.code).toBe("position.step");
    const taken = ["england", "sweden", "saxony", "france", "rome"].map((city) => `${city} blue footman 1`);
    expect(misread(`${settle} ; turn green ; ${taken.join(" ; ")}`)).toBeUndefined();
    expect(misread(`${settle} ; turn green ; ${taken.join(" ; ")} ; turkey blue footman 1`)?.code).toBe(
      "position.step",
    );
  });
});
