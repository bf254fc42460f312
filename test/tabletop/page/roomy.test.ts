/** For fingers, buttons are as high as they need; what lies beside them and above their panels makes room. */
import { describe, expect, test } from "vitest";
import { roomy } from "../../../tabletop/page/panels/roomy";
import { arial } from "../../../tabletop/xml/layout/arial";
import { solve } from "../../../tabletop/xml/layout/solve";
import { overlap } from "../../../tabletop/page/panels/free";
import { parseXml } from "../../../tabletop/xml/parse";
import type { Box } from "../../../tabletop/xml/layout/box";

const VIEWER = { color: "Red", host: true, promoted: false, team: "None" };

/** Each button says something. */
function laid(xml: string, least: number): Map<string, Box> {
  const document = parseXml(xml.replaceAll("<Button ", '<Button onClick="say" '));
  const boxes = solve(roomy(document, least), { w: 1000, h: 500, viewer: VIEWER, measure: arial() });
  return new Map(boxes.map((box) => [box.id, box]));
}

const at = (x: number, y: number, w: number, h: number): string =>
  `rectAlignment="UpperLeft" offsetXY="${x} ${-y}" width="${w}" height="${h}"`;
const low = (id: string, bottom: number, h: number, inner: string): string =>
  `<Panel id="${id}" rectAlignment="LowerRight" offsetXY="-8 ${bottom}" width="200" height="${h}">${inner}</Panel>`;

function boxOf(boxes: Map<string, Box>, id: string): Box {
  const box = boxes.get(id);
  if (box === undefined) throw new Error(`There is no ${id}.`);
  return box;
}

const ROWS = `<Text id="t" ${at(0, 0, 100, 20)}>Rules</Text>
  <Button id="a" ${at(0, 20, 40, 20)}/><Button id="b" ${at(50, 20, 40, 20)}/>
  <Text id="u" ${at(0, 44, 100, 20)}>More</Text><Button id="c" ${at(0, 64, 40, 20)}/>
  <Button id="d" rectAlignment="LowerLeft" offsetXY="0 8" width="40" height="30"/>`;

describe("buttons for fingers", () => {
  const boxes = laid(low("p", 10, 140, ROWS), 40);

  test("are high enough, below each other as they were, and their panel is as much higher", () => {
    for (const id of ["a", "b", "c", "d"]) expect([id, boxOf(boxes, id).h]).toEqual([id, 40]);
    expect(boxOf(boxes, "a").y).toBe(boxOf(boxes, "b").y);
    // Two rows of 20 and one of 30 have become 40.
    expect(boxOf(boxes, "p").h).toBe(140 + 20 + 20 + 10);
    const order = ["t", "a", "u", "c", "d"].map((id) => boxOf(boxes, id));
    for (const [i, box] of order.slice(1).entries())
      expect(box.y).toBeGreaterThanOrEqual(order[i].y + order[i].h - 0.01);
  });

  test("stay within their panel, which stays above the lower edge", () => {
    const { y, h } = boxOf(boxes, "p");
    expect(y + h).toBe(490);
    expect(boxOf(boxes, "d").y + 40).toBe(490 - 8);
    expect(boxOf(boxes, "t").y).toBe(y);
  });

  test("move the panels that stand above theirs", () => {
    const two = laid(`${low("p", 10, 140, ROWS)}${low("q", 154, 40, "")}`, 40);
    const [p, q] = [boxOf(two, "p"), boxOf(two, "q")];
    expect(q.y + q.h).toBe(p.y - 4);
  });

  test("in cells and rows of layouts grow with these, as many as are seen", () => {
    const cell = (id: string, more = ""): string =>
      `<Panel id="${id}" ${more}><Button id="${id}-less" ${at(0, 1, 30, 23)}/></Panel>`;
    const grid = `<VerticalLayout id="v" ${at(0, 0, 200, 100)} childForceExpandHeight="false">
      <HorizontalLayout id="h" preferredHeight="26" flexibleHeight="0"><Button id="x"/></HorizontalLayout>
      <GridLayout id="g" cellSize="200 25" constraint="FixedColumnCount" constraintCount="1" flexibleHeight="0">
      ${cell("one")}${cell("two")}${cell("none", 'active="false"')}</GridLayout></VerticalLayout>`;
    const all = laid(low("p", 10, 120, grid), 46);
    expect(boxOf(all, "x").h).toBeCloseTo(46);
    expect(boxOf(all, "one-less").h).toBeCloseTo(46);
    expect(boxOf(all, "one").h).toBeCloseTo(50);
    expect(boxOf(all, "p").h).toBeCloseTo(120 + 20 + 50);
  });

  test("are wide enough: a row of icons that has no room for that is broken, and its panel is as much higher", () => {
    const icons = Array.from(
      { length: 9 },
      (_, i) => `<Button id="i${i}" ${at(8 + i * 21, 30, 20, 20)}/>`,
    ).join("");
    const wide = laid(low("p", 10, 60, `<Button id="fold" ${at(176, 4, 20, 20)}/>${icons}`), 40);
    for (const id of ["fold", "i0", "i4", "i8"]) {
      expect(boxOf(wide, id).w).toBeGreaterThanOrEqual(40);
      expect(boxOf(wide, id).h).toBeGreaterThanOrEqual(40);
    }
    const panel = boxOf(wide, "p");
    const buttons = [...wide.values()].filter(({ id }) => /^i\d|fold/.test(id));
    for (const one of buttons) {
      expect(one.x).toBeGreaterThanOrEqual(panel.x);
      expect(one.x + one.w).toBeLessThanOrEqual(panel.x + panel.w);
      for (const other of buttons)
        if (other !== one) expect([one.id, other.id, overlap(one, other)]).toContain(false);
    }
    // Three rows of icons in place of one, and the button above them.
    expect(new Set(buttons.map(({ y }) => y)).size).toBe(4);
    expect(panel.y + panel.h).toBe(490);
  });

  test("in a panel over another one stay beside its texts", () => {
    const rows = [0, 1, 2].map((i) => 20 + i * 26);
    const texts = rows.map((y, i) => `<Text id="t${i}" ${at(4, y, 60, 20)}>Speed</Text>`).join("");
    const buttons = rows.map((y, i) => `<Button id="b${i}" ${at(80, y, 60, 20)}/>`).join("");
    const over = laid(low("p", 10, 120, `${texts}<Panel ${at(0, 0, 200, 120)}>${buttons}</Panel>`), 40);
    for (const i of [0, 1, 2]) expect(boxOf(over, `t${i}`).y).toBeCloseTo(boxOf(over, `b${i}`).y);
  });

  const closing = (fight: string): Map<string, Box> =>
    laid(
      `<VerticalLayout id="column" rectAlignment="UpperCenter" offsetXY="0 -20" width="300" height="400" childForceExpandHeight="false">
        <Panel id="battle" preferredHeight="120" flexibleHeight="0">
          <Panel id="fight" ${fight}><Image id="badge" ${at(260, 34, 30, 30)}/></Panel>
          <Button id="close" ${at(268, 4, 26, 26)}/></Panel></VerticalLayout>`,
      50,
    );

  test.each([100, 120, 140])(
    "that close a battle lie on nothing of it, however high the part that shows it is: %d",
    (high) => {
      const shown = closing(at(0, 0, 300, high));
      const [close, badge, battle] = ["close", "badge", "battle"].map((id) => boxOf(shown, id));
      expect(overlap(close, badge)).toBe(false);
      expect(badge.h).toBeCloseTo(30);
      expect(battle.h).toBeCloseTo(120 + 24);
    },
  );

  test("stay within a panel that is as wide as the column it stands in", () => {
    const shown = closing(at(0, 0, 300, 120));
    const [close, battle] = ["close", "battle"].map((id) => boxOf(shown, id));
    expect(close.w).toBe(50);
    expect(close.x + close.w).toBeLessThanOrEqual(battle.x + battle.w);
  });

  test("beside several lines grow where they are: what stands in those lines stays in them", () => {
    const sheet = `<Text id="lines" ${at(7, 1, 180, 81)}>Red</Text><Button id="seal" ${at(166, 4, 30, 30)}/>
      <Image id="crown" ${at(60, 51, 15, 15)}/><Button id="end" ${at(7, 86, 60, 20)}/>`;
    const one = laid(low("p", 10, 110, sheet), 40);
    const { x, y } = boxOf(one, "p");
    expect(boxOf(one, "seal")).toMatchObject({ x: x + 156, y, w: 40, h: 40 });
    expect([boxOf(one, "lines").h, boxOf(one, "crown").y - y, boxOf(one, "p").h]).toEqual([81, 51, 130]);
  });

  test.each(["", 'active="false"'])(
    "of other heights in one row make room for a small one at its end, as long as there is some: %s",
    (nudge) => {
      const head = `<Text id="title" ${at(8, 3, 60, 22)}>Log</Text><Button id="nudge" ${at(76, 4, 84, 22)} ${nudge}/>
        <Button id="whole" ${at(164, 4, 92, 22)}/><Button id="fold" ${at(264, 5, 20, 20)}/>`;
      const log = low("p", 10, 110, head).replace('width="200"', 'width="290"');
      for (const least of [32, 36, 40]) {
        const one = laid(log, least);
        const row = ["nudge", "whole", "fold"].flatMap((id) => one.get(id) ?? []);
        expect(row).toHaveLength(nudge === "" ? 3 : 2);
        const { x, w } = boxOf(one, "p");
        expect(row[row.length - 1]).toMatchObject({ x: x + w - 6 - least, w: least });
        for (const [i, { x: right }] of row.slice(1).entries())
          expect(right - row[i].x - row[i].w).toBeGreaterThanOrEqual(4);
        // Behind the letters of the title.
        expect(row[0].x).toBeGreaterThan(x + 48);
        expect(new Set(row.map(({ y, h }) => y + h / 2)).size).toBe(1);
      }
    },
  );

  test("beside lines that are not as high as they become move what stands below those", () => {
    const head = `<Text id="lines" ${at(7, 1, 150, 33)}>Red</Text><Button id="fold" ${at(170, 6, 20, 20)}/>
      <Button id="tool" ${at(150, 34, 40, 24)}/>`;
    const one = laid(low("p", 10, 110, head), 40);
    const [fold, tool] = [boxOf(one, "fold"), boxOf(one, "tool")];
    expect([fold.h, tool.h]).toEqual([40, 40]);
    expect(tool.y).toBeGreaterThanOrEqual(fold.y + 40);
  });

  test("beside a line or above lines are no part of them: their panel grows, and they stay within it", () => {
    const beside = (line: string): Map<string, Box> =>
      laid(
        low("p", 10, 110, `<Text id="line" ${line}>Red</Text><Button id="seal" ${at(166, 4, 30, 20)}/>`),
        40,
      );
    expect(boxOf(beside(at(7, 3, 150, 22)), "p").h).toBe(130);
    const below = 'rectAlignment="LowerLeft" offsetXY="7 0" width="150" height="60"';
    expect(boxOf(beside(below), "p").h).toBe(130);
    const foot = laid(
      low("p", 10, 110, `<Text ${at(7, 1, 150, 108)}>Red</Text><Button id="seal" ${at(166, 85, 30, 20)}/>`),
      40,
    );
    expect(boxOf(foot, "seal").y + 40).toBe(boxOf(foot, "p").y + 110);
  });

  test("in a short row at the left edge of their panel grow to the right", () => {
    const one = laid(
      low("p", 10, 110, `<Button id="a" ${at(4, 4, 20, 20)}/><Button id="b" ${at(30, 4, 20, 20)}/>`),
      40,
    );
    const [a, b, p] = ["a", "b", "p"].map((id) => boxOf(one, id));
    expect([a.w, b.w, a.x >= p.x, b.x >= a.x + 40]).toEqual([40, 40, true, true]);
    const below = laid(
      low("p", 10, 110, `<Button id="a" ${at(4, 4, 20, 20)}/><Button id="b" ${at(30, 40, 20, 20)}/>`),
      40,
    );
    expect(boxOf(below, "b").x).toBe(p.x + 20);
  });

  test("what looks like a button and says nothing needs no room for fingers", () => {
    const xml = low("p", 10, 110, `<Image id="shield" ${at(7, 4, 30, 30)}/>`).replace("Image", "Button");
    expect(roomy(parseXml(xml), 40)).toEqual(parseXml(xml));
  });

  test("in one of two panels at the same place make both as high, so that none looks out from behind the other", () => {
    const log = low(
      "log",
      10,
      140,
      `<Text id="tail" ${at(0, 30, 200, 100)}>Log</Text><Button id="nudge" ${at(0, 4, 60, 20)}/>`,
    );
    const action = low(
      "action",
      10,
      140,
      `<Text id="prompt" ${at(0, 4, 200, 40)}>Attack</Text>
      <Button id="end" rectAlignment="LowerLeft" offsetXY="0 8" width="60" height="30"/>`,
    );
    const both = laid([log, action, low("own", 154, 26, "")].join("\n"), 40);
    for (const id of ["log", "action"]) expect([id, boxOf(both, id).h]).toEqual([id, 160]);
    expect(boxOf(both, "own").y + 26).toBe(boxOf(both, "log").y - 4);
    expect(boxOf(both, "prompt").y).toBe(boxOf(both, "action").y + 4);
    expect(boxOf(both, "end").y + 40).toBe(490 - 8);
  });

  test("in panels beside each other make each as high as it needs", () => {
    const inner = `<Button id="go" ${at(0, 4, 60, 20)}/>`;
    const wide = laid(low("p", 10, 60, inner) + low("q", 10, 60, "").replace("-8 10", "-220 10"), 40);
    expect([boxOf(wide, "p").h, boxOf(wide, "q").h]).toEqual([80, 60]);
  });

  test("in a cell that has no room for a row of wider ones stay as wide as they are", () => {
    const row = [0, 1, 2, 3, 4].map((i) => `<Button id="b${i}" ${at(4 + i * 36, 1, 32, 23)}/>`).join("");
    const grid = `<VerticalLayout ${at(0, 0, 200, 100)}><GridLayout cellSize="200 25" constraintCount="1">
      <Panel>${row}</Panel></GridLayout></VerticalLayout>`;
    const all = laid(low("p", 10, 120, grid), 46);
    expect([0, 1, 2, 3, 4].map((i) => boxOf(all, `b${i}`).w)).toEqual([32, 32, 32, 32, 32]);
  });

  test("in the row of a cell are wide enough as well, towards what the row is about", () => {
    const row = ["less", "more", "all"]
      .map((id, i) => `<Button id="${id}" ${at(104 + i * 32, 1, 32, 23)}/>`)
      .join("");
    const grid = `<VerticalLayout id="v" ${at(0, 0, 200, 100)} childForceExpandHeight="false">
      <GridLayout id="g" cellSize="200 25" constraint="FixedColumnCount" constraintCount="1" flexibleHeight="0">
      <Panel id="one">${row}</Panel></GridLayout></VerticalLayout>`;
    const all = laid(low("p", 10, 120, grid), 36);
    const { x } = boxOf(all, "p");
    expect(["less", "more", "all"].map((id) => [boxOf(all, id).x - x, boxOf(all, id).w])).toEqual([
      [92, 36],
      [128, 36],
      [164, 36],
    ]);
  });

  /** What is counted in the setup, and a number between two buttons of their own panel. */
  test("in a row of many do not grow over the words that say what they are for: it is broken", () => {
    const row = Array.from(
      { length: 9 },
      (_, i) => `<Button id="b${i}" ${at(210 + i * 32, 4, 29, 28)}/>`,
    ).join("");
    const inner = `<Text id="name" ${at(12, 4, 194, 26)}>Crowns to win</Text>${row}<Text id="below" ${at(12, 36, 194, 26)}>Teams</Text>`;
    const one = laid(low("p", 10, 110, inner).replace('width="200"', 'width="506"'), 53);
    const { x, w } = boxOf(one, "p");
    const buttons = Array.from({ length: 9 }, (_, i) => boxOf(one, `b${i}`));
    for (const button of buttons) {
      expect([button.x >= x + 210, button.x + button.w <= x + w]).toEqual([true, true]);
      expect([button.w >= 53, button.h >= 53]).toEqual([true, true]);
    }
    expect(new Set(buttons.map(({ y }) => y)).size).toBe(2);
    expect(boxOf(one, "below").y).toBeGreaterThanOrEqual(Math.max(...buttons.map(({ y, h }) => y + h)));
  });

  test("that become wider lie on no text: it ends where they begin", () => {
    const inner = `<Text id="name" ${at(12, 4, 140, 26)}>Reinforcements: 8</Text>
      <Text id="number" ${at(4, 40, 142, 26)}>8</Text><Text id="far" ${at(4, 80, 190, 18)}>Far</Text>
      <Panel><Button id="less" ${at(154, 4, 38, 26)}/><Button id="more" ${at(192, 4, 38, 26)}/>
      <Button id="fewer" ${at(4, 40, 40, 26)}/><Button id="further" ${at(106, 40, 40, 26)}/></Panel>`;
    const one = laid(low("p", 10, 110, inner).replace('width="200"', 'width="290"'), 50);
    const { x } = boxOf(one, "p");
    const [name, less] = [boxOf(one, "name"), boxOf(one, "less")];
    expect(name.x).toBe(x + 12);
    expect(name.x + name.w).toBeLessThan(less.x);
    const [number, fewer, further] = ["number", "fewer", "further"].map((id) => boxOf(one, id));
    expect(number.x).toBeGreaterThan(fewer.x + 50);
    expect(number.x + number.w).toBeLessThan(further.x);
    expect(boxOf(one, "far").w).toBe(190);
  });

  test("in a cell leave its text what is left, and one that closes a panel its lines", () => {
    const row = ["less", "more", "all"]
      .map((id, i) => `<Button id="${id}" ${at(104 + i * 32, 1, 32, 23)}/>`)
      .join("");
    const grid = `<VerticalLayout ${at(0, 0, 200, 100)} childForceExpandHeight="false">
      <GridLayout cellSize="200 25" constraint="FixedColumnCount" constraintCount="1" flexibleHeight="0">
      <Panel><Text id="name" ${at(28, 0, 76, 25)}>Siege weapons (6)</Text>${row}</Panel></GridLayout></VerticalLayout>`;
    const cell = laid(low("p", 10, 120, grid), 36);
    expect(boxOf(cell, "name").x + boxOf(cell, "name").w).toBeLessThan(boxOf(cell, "less").x);
    const news = laid(
      low(
        "p",
        10,
        60,
        `<Text id="end" ${at(10, 8, 150, 40)}>Lost</Text><Button id="close" ${at(168, 4, 26, 26)}/>`,
      ),
      50,
    );
    expect(boxOf(news, "end").x + boxOf(news, "end").w).toBeLessThan(boxOf(news, "close").x);
  });

  test("that are high enough leave all as it is", () => {
    const xml = low("p", 10, 140, ROWS);
    expect(roomy(parseXml(xml), 20)).toEqual(parseXml(xml));
  });
});
