import { expect, test } from "vitest";
import { normalAction } from "../../../../src/games/castle-risk/bots/normal";
import { CARDS } from "../../../../src/games/castle-risk/rules/cards";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import { play } from "../../../helpers/play";

test.each(CARDS)(
  "5.6 a normal player with more of %s than five gives the rest away, and nothing that it has not",
  (card) => {
    const g = play(
      `players red blue ; option card_counts ${card} 7 ; phase discard ; turn red ; ` +
        `seat red capital rome hand ${card} 7 ; seat blue capital saxony ; rome red infantry 4 ; saxony blue infantry 4`,
    );
    expect(normalAction(g.state, 0, rollFrom(seedRng(1)))).toEqual({
      type: "discard",
      seat: 0,
      cards: CARDS.map((id) => (id === card ? 2 : 0)),
    });
  },
);
