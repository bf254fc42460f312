/** The pictures on the cards. */
import { ORDER_SCENES } from "../../boxes/europe/orders";
import { GOLD } from "../../kit/palette";
import { chest, coin, coins, cushion, purse, swords, town } from "../../pieces/motifs";
import { ship } from "../../boxes/europe/seafaring";
import {
  ARMOUR,
  castleFar,
  FIELD,
  hall,
  land,
  meadow,
  openSea,
  piece,
  set,
  sky,
  TABARD,
} from "../../table/scene";

/** By the id of the card: King's Orders, the Crown Card, Kingdom Missions. */
export const SCENES: Record<string, () => string> = {
  ...ORDER_SCENES,
  split: () =>
    meadow(280, 1) +
    piece("banner", 260, 150, 180, ARMOUR) +
    piece("cavalry", 404, 250, 186, TABARD) +
    piece("cavalry", 116, 250, 186, ARMOUR, -1),
  crown: () => hall([260, 180]) + set(260, 316, 270, cushion()) + piece("crown", 260, 206, 230, GOLD),
  broad_realm: () =>
    meadow(230, 2) +
    set(110, 196, 120, town(false)) +
    set(286, 164, 96, town(false)) +
    set(430, 210, 120, town(false)) +
    piece("banner", 210, 286, 170, ARMOUR) +
    piece("banner", 390, 316, 130, ARMOUR),
  warden_of_the_marches: () =>
    meadow(290) +
    castleFar(140, 200, 200) +
    castleFar(390, 210, 230) +
    piece("infantry", 256, 312, 130, ARMOUR),
  full_coffers: () =>
    hall([260, 200]) +
    set(180, 250, 240, chest()) +
    set(396, 276, 170, coins()) +
    coin(300, 356, 26) +
    coin(90, 370, 22),
  lesser_crowns: () =>
    meadow(290, 1) +
    [110, 260, 410].map((x, i) => set(x, i === 1 ? 236 : 262, 140, town(false))).join("") +
    [110, 260, 410].map((x, i) => piece("crown", x, i === 1 ? 120 : 150, 84, "#4a4440")).join(""),
  master_of_the_straits: () =>
    openSea(250) + ship(180, 270, 1.8) + ship(400, 300, 1.2, -1) + ship(430, 236, 0.5),
  engines_of_war: () =>
    sky("#e6cfa6") +
    land(290, FIELD, 3) +
    piece("siege", 170, 230, 230, "#a9855a") +
    piece("siege", 390, 260, 180, "#a9855a"),
  spoils_of_war: () =>
    sky("#e3bd94") +
    land(310, "#a39668", 2) +
    set(260, 170, 330, swords()) +
    set(130, 310, 150, purse()) +
    set(396, 312, 150, coins()),
  great_host: () =>
    meadow(270, 3) +
    piece("banner", 90, 160, 180, TABARD) +
    piece("banner", 420, 150, 180, TABARD) +
    piece("archer", 150, 260, 150, TABARD) +
    piece("infantry", 256, 276, 160, TABARD) +
    piece("archer", 362, 260, 150, TABARD) +
    piece("infantry", 60, 320, 120, TABARD) +
    piece("infantry", 460, 320, 120, TABARD),
};
