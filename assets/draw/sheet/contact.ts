/** The contact sheet's pictures for docs/art.md, made from the finished files. */
import { readFileSync } from "node:fs";
import { cardBack, cardFace } from "../games/castle-risk/card";
import { sheet } from "../table/card";
import { CARDS, MISSIONS, POLICIES } from "../games/castle-risk/texts";
import { blank, crop, jpeg, paste, png, render, shrink, type Picture } from "../kit/picture";
import { rgb, SEATS, SEAT_ORDER } from "../kit/palette";
import { svg } from "../kit/svg";
import { drawText } from "../kit/type";
import type { Layout } from "../map/layout";
import { putDoc } from "../out";
import { KINDS, TEXTURES } from "../pieces/figures.data";
import { icons, iconSvg, plainTone } from "../pieces/glyphs";
import { textureOf } from "../pieces/texture";
import { DICE, dieSkin, type Die } from "../boxes/europe/dice";
import { PLAYERS } from "../games/castle-risk/track";
import { mat } from "../games/castle-risk/mat";
import { BUTTONS, button, panelFrame, ribbon } from "../table/panels";
import { filledBoard } from "../games/castle-risk/filled";
import { parseObj, renderModel } from "./render3d";

const label = (text: string, size: number, colour: string): Picture =>
  render(
    svg(
      text.length * size * 0.62 + 10,
      size * 1.4,
      drawText(text, colour, { face: "bold", size, x: 4, y: size }),
    ),
    Math.ceil(text.length * size * 0.62 + 10),
  );

/** The board whole, filled, and three cut-outs at full size. */
export async function boardPictures(board: Picture, layout: Layout): Promise<void> {
  putDoc("board.jpg", await jpeg(shrink(board, 1600), 84));
  const cuts: [string, number, number][] = [
    ["cut-middle", 1560, 1180],
    ["cut-west", 560, 760],
    ["cut-east", 2700, 2440],
  ];
  for (const [name, x, y] of cuts) putDoc(`${name}.jpg`, await jpeg(crop(board, x, y, 1280, 880), 84));
  const full: Picture = { ...board, data: board.data.slice() };
  paste(full, render(filledBoard(layout), board.w), 0, 0);
  putDoc("filled.jpg", await jpeg(shrink(full, 1600), 84));
  putDoc("filled-cut.jpg", await jpeg(crop(full, 1560, 1180, 1280, 880), 84));
  const all: Picture = { ...board, data: board.data.slice() };
  paste(all, render(filledBoard(layout, true), board.w), 0, 0);
  putDoc("all-places.jpg", await jpeg(shrink(all, 1600), 82));
}

/** Every piece from three sides, rendered from the OBJ files, and all seats. */
export function piecePictures(): void {
  const textures = TEXTURES.map((one) => ({ kinds: one.kinds, picture: textureOf(one) }));
  const size = 170;
  const out = blank(KINDS.length * size, 3 * size + SEAT_ORDER.length * 110 + 40, rgb("#b9ad93"));
  KINDS.forEach((kind, i) => {
    const model = parseObj(readFileSync(`assets/models/${kind}.obj`, "utf8"));
    const tex = textures.find(({ kinds }) => kinds.includes(kind))?.picture ?? textures[0].picture;
    const tint = rgb(["infantry", "archer", "cavalry", "siege"].includes(kind) ? "#d8c7a2" : plainTone(kind));
    (
      [
        [-18, 22],
        [48, 30],
        [180, 12],
      ] as const
    ).forEach(([yaw, pitch], r) =>
      paste(out, renderModel(model, yaw, pitch, tint, tex, size), i * size, r * size),
    );
    const column = ["infantry", "archer", "cavalry", "siege", "castle", "capital", "banner"].indexOf(kind);
    SEAT_ORDER.forEach((seat, r) => {
      if (column >= 0)
        paste(
          out,
          renderModel(model, -18, 24, rgb(SEATS[seat].fill), tex, 110),
          column * 140 + 40,
          3 * size + 20 + r * 110,
        );
    });
  });
  (Object.keys(DICE) as Die[]).forEach((die, i) => {
    const model = parseObj(readFileSync("assets/models/die.obj", "utf8"));
    const skin = render(dieSkin(die), 384);
    paste(
      out,
      renderModel(model, 35, 32, [255, 255, 255], skin, 150, 1.1),
      1120 + (i % 3) * 170,
      3 * size + 30 + Math.floor(i / 3) * 190,
    );
    paste(
      out,
      renderModel(model, -130, 30, [255, 255, 255], skin, 120, 1.1),
      1140 + (i % 3) * 170,
      3 * size + 420 + Math.floor(i / 3) * 110,
    );
  });
  putDoc("pieces.png", png(out, 256));
}

/** Every card's face and back. */
export async function cardPictures(): Promise<void> {
  const faces = [
    ...POLICIES.map((c) => cardFace("policy", c)),
    ...MISSIONS.map((c) => cardFace("mission", c)),
    ...CARDS.map((c) => cardFace("castle", c)),
  ];
  const backs = [...PLAYERS.map((s) => cardBack("policy", s)), cardBack("mission"), cardBack("castle")];
  putDoc("cards.jpg", await jpeg(render(sheet(faces, 6), 1920), 86));
  putDoc("backs.jpg", await jpeg(render(sheet(backs, 7), 1400), 84));
}

/** Every icon at 24 and 64 pixels, on light and on dark. */
export function iconPictures(): void {
  const list = icons();
  const columns = 15;
  const [w, h] = [columns * 108 + 20, Math.ceil(list.length / columns) * 124 + 16];
  const out = blank(w, h * 2, rgb("#f1e6c9"));
  paste(out, blank(w, h, rgb("#2c2521")), 0, h);
  for (const dark of [0, 1]) {
    list.forEach((icon, i) => {
      const [x, y] = [12 + (i % columns) * 108, 12 + Math.floor(i / columns) * 124 + dark * h];
      paste(out, render(iconSvg(icon), 64), x, y);
      paste(out, render(iconSvg(icon), 24), x + 70, y + 38);
      paste(
        out,
        label(
          icon.id.replace(/^piece-(?=.*-)/, ""),
          icon.id.length > 16 ? 12 : 13,
          dark ? "#d9cfb8" : "#4a3b2e",
        ),
        x - 4,
        y + 70,
      );
    });
  }
  putDoc("icons.png", png(out, 256));
}

/** Table surface, mats, frames and buttons. */
export async function tablePictures(table: Picture): Promise<void> {
  const out = blank(1700, 1130, rgb("#2c2521"));
  for (let y = 0; y < 2; y++) for (let x = 0; x < 2; x++) paste(out, table, x * table.w, y * table.h);
  paste(out, render(mat("red"), 800), 30, 30);
  paste(out, render(mat("purple"), 800), 860, 30);
  paste(out, render(panelFrame(480, 320), 480), 30, 470);
  (Object.keys(BUTTONS) as (keyof typeof BUTTONS)[]).forEach((state, i) =>
    paste(out, render(button(state), 256), 560 + (i % 2) * 290, 480 + Math.floor(i / 2) * 90),
  );
  paste(out, render(ribbon(), 512), 560, 760);
  (Object.keys(DICE) as Die[]).forEach((die, i) =>
    paste(out, render(dieSkin(die), 240), 1160 + (i % 2) * 260, 480 + Math.floor(i / 2) * 180),
  );
  paste(out, label("wood, mats, frame, buttons, ribbon, dice", 28, "#e9dcb9"), 40, 1050);
  putDoc("table.jpg", await jpeg(out, 84));
}
