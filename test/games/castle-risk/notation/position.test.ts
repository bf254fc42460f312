import { describe, expect, it } from "vitest";
import { misread, play } from "../../../helpers/play";
import { BAD_POSITIONS, FINE } from "./position.data";

describe("positions", () => {
  it("15.1 (CR43) what play could never reach is a position all the same", () => {
    const g = play(
      "players red blue ; round 7 ; phase attack ; turn red ; seat red capital ireland coins 9999 hand spy 7 completed purge purge ; " +
        "seat blue capital swabia reserve siege 40 ; ireland red infantry 999 castle tokens 9 ; swabia blue siege 2 ; saxony nobody ; " +
        "rome nobody castle tokens 2 ; lorraine neutral siege 50",
    );
    expect(g.awaits).toBe("attack red");
    expect(g.at("lorraine")).toBe("neutral siege 50");
  });

  it.each(BAD_POSITIONS)("15.1 (CR43) %s is refused by its name", (_, position, code) => {
    expect(misread(FINE)).toBeUndefined();
    expect(misread(position)?.code).toBe(code);
  });
});
