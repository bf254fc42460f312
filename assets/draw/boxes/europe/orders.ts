/** The pictures on the King's Orders, which games of the box share: 520 by 400. */
import { GOLD } from "../../kit/palette";
import { coin, coins, cushion, purse } from "../../pieces/motifs";
import { ARMOUR, castleFar, FIELD, hall, land, meadow, piece, set, sky, TABARD } from "../../table/scene";

/** By the id of the card. */
export const ORDER_SCENES: Record<string, () => string> = {
  tax: () =>
    hall([260, 190]) +
    set(262, 222, 250, coins()) +
    set(92, 300, 150, purse()) +
    coin(430, 330, 34) +
    coin(372, 364, 22) +
    coin(190, 356, 24),

  tax_king: () =>
    hall([356, 170]) +
    set(140, 240, 210, coins()) +
    set(366, 300, 216, cushion()) +
    piece("crown", 366, 226, 176, GOLD) +
    coin(60, 346, 26),

  expand_fortify: () =>
    meadow(270, 2) +
    castleFar(388, 194, 236) +
    piece("banner", 70, 214, 150, ARMOUR) +
    piece("cavalry", 160, 268, 200, TABARD),

  expand_siege: () =>
    sky("#e6cfa6") +
    land(270, FIELD, 1) +
    castleFar(436, 172, 150) +
    piece("siege", 306, 252, 196, "#a9855a") +
    piece("cavalry", 110, 268, 186, TABARD),
};
