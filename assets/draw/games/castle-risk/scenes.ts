/** The pictures on the cards. */
import { ORDER_SCENES } from "../../boxes/europe/orders";
import { GOLD, INK, PAPER_LIGHT, RUST, SEA_LIGHT, STONE } from "../../kit/palette";
import { path, rect, stroked } from "../../kit/svg";
import { SHIELD } from "../../pieces/icon";
import {
  chalice,
  chest,
  church,
  coin,
  dagger,
  hood,
  inked,
  quill,
  scroll,
  sword,
  swords,
  town,
} from "../../pieces/motifs";
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

export const SCENES: Record<string, () => string> = {
  ...ORDER_SCENES,
  king: () =>
    meadow(300, 0, [260, 120]) + set(260, 262, 270, town(false)) + piece("crown", 260, 92, 130, GOLD),
  expand: () =>
    meadow(270, 1) +
    piece("banner", 424, 170, 200, ARMOUR) +
    piece("cavalry", 232, 236, 200, TABARD) +
    piece("infantry", 90, 268, 150, ARMOUR),
  fortify: () =>
    meadow(290, 2) +
    piece("castle", 260, 204, 300, STONE) +
    piece("infantry", 70, 304, 120, ARMOUR) +
    piece("archer", 448, 304, 120, TABARD),
  siege: () =>
    sky("#e6cfa6") +
    land(280, FIELD, 3) +
    castleFar(430, 190, 170) +
    piece("siege", 160, 236, 240, "#a9855a") +
    path("M262 122 Q330 60 398 110", {
      ...stroked(RUST, 5),
      "stroke-dasharray": "4 15",
      "stroke-linecap": "round",
    }),
  spread: () =>
    meadow(290, 1, [300, 90]) +
    set(270, 214, 260, church()) +
    set(80, 300, 110, town(false)) +
    set(456, 306, 100, town(false)),
  defend: () =>
    meadow(290) +
    castleFar(110, 210, 210) +
    castleFar(410, 210, 210) +
    set(
      260,
      250,
      210,
      path(SHIELD, inked(PAPER_LIGHT)) +
        path(
          "M42 12 L58 12 L58 38 L84 38 L84 54 L58 54 L58 86 L50 91 L42 86 L42 54 L16 54 L16 38 L42 38 Z",
          stroked(INK, 2, RUST),
        ),
    ),
  support: () =>
    hall([350, 150]) +
    set(360, 196, 200, chalice()) +
    set(146, 268, 200, chest()) +
    coin(250, 344, 26) +
    coin(300, 366, 20) +
    coin(128, 160, 20) +
    coin(176, 130, 15),
  purge: () =>
    sky("#e3bd94") +
    land(300, "#a39668", 2) +
    piece("plundered", 128, 232, 200, "#b9653e") +
    piece("plundered", 420, 246, 160, "#b9653e") +
    set(266, 206, 330, sword()),
  general: () =>
    meadow(310, 1, [260, 180]) + set(256, 166, 350, swords()) + piece("cavalry", 252, 246, 258, ARMOUR),
  marshal: () =>
    meadow(300) +
    piece("archer", 152, 196, 250, TABARD) +
    piece("archer", 366, 196, 250, TABARD) +
    path(
      "M-6 404 L-6 262 L48 262 L48 294 L100 294 L100 262 L152 262 L152 294 L208 294 L208 262 L260 262 L260 294 L312 294 L312 262 L364 262 L364 294 L416 294 L416 262 L468 262 L468 294 L526 294 L526 404 Z",
      inked(STONE, 4.4),
    ) +
    path(
      "M14 284 H40 M110 284 H140 M220 284 H250 M324 284 H352 M428 284 H456 M20 326 H84 M120 350 H190 M230 322 H300 M340 352 H420 M440 318 H500 M40 384 H110 M260 386 H330",
      { ...inked("none", 2.2), opacity: 0.6 },
    ),
  diplomat: () => hall() + set(222, 200, 310, scroll(), -5) + set(410, 196, 220, quill(), 8),
  spy: () =>
    rect(0, 0, 520, 400, { fill: "#5d6268" }) +
    path(
      "M0 60 H180 M260 40 H520 M40 110 H150 M380 100 H520 M0 160 H120 M400 160 H500 M20 220 H90 M430 230 H520",
      { ...stroked("#2f3134", 2), opacity: 0.6 },
    ) +
    path("M404 70 a44 44 0 1 0 44 58 a34 34 0 1 1 -44 -58 Z", inked("#f0e3b4")) +
    set(236, 226, 330, hood()) +
    set(424, 270, 210, dagger(), 24),
  admiral: () =>
    rect(0, 0, 520, 400, { fill: SEA_LIGHT }) +
    openSea(252) +
    ship(268, 280, 2.1) +
    ship(70, 250, 0.62) +
    ship(466, 246, 0.55, -1),
  reinforcements: () =>
    meadow(290, 3) +
    piece("banner", 118, 166, 190, ARMOUR) +
    piece("infantry", 160, 244, 196, ARMOUR) +
    piece("infantry", 282, 252, 196, ARMOUR) +
    piece("archer", 416, 258, 176, ARMOUR),
};
