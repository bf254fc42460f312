import { describe, expect, test } from "vitest";
import { box, laid, rect } from "./laid";

const TWO = `<Row id="r1"><Cell id="a"/><Cell id="b"/></Row><Row id="r2"><Cell id="c"/><Cell id="d"/></Row>`;

describe("a table (ui/layoutgrouping)", () => {
  test("shares its room among rows and columns", () => {
    const boxes = laid(`<TableLayout>${TWO}</TableLayout>`);
    expect(rect(boxes, "r2")).toEqual([0, 250, 1000, 250]);
    expect(rect(boxes, "d")).toEqual([500, 250, 500, 250]);
  });

  test("gives columns their widths, and those of 0 the rest", () => {
    const boxes = laid(`<TableLayout columnWidths="100 0 0">
      <Row><Cell id="a"/><Cell id="b"/><Cell id="c"/></Row></TableLayout>`);
    expect(["a", "b", "c"].map((id) => rect(boxes, id)[2])).toEqual([100, 450, 450]);
  });

  test("adds columns for cells beyond columnWidths, and drops widths that no row needs", () => {
    const more = laid(
      `<TableLayout columnWidths="100"><Row><Cell id="a"/><Cell id="b"/></Row></TableLayout>`,
    );
    expect(["a", "b"].map((id) => rect(more, id)[2])).toEqual([100, 900]);
    const less = laid(`<TableLayout columnWidths="100 50 0"><Row><Cell id="a"/></Row></TableLayout>`);
    expect(rect(less, "a")[2]).toBe(100);
  });

  test("gives rows their preferred heights, and those of 0 the rest", () => {
    const boxes = laid(`<TableLayout padding="0 0 10 20" cellSpacing="5">
      <Row id="r1" preferredHeight="30"><Cell/></Row><Row id="r2"><Cell/></Row></TableLayout>`);
    expect(rect(boxes, "r1")).toEqual([0, 10, 1000, 30]);
    expect(rect(boxes, "r2")).toEqual([0, 45, 1000, 435]);
  });

  test("a cell spans columns and the gaps between them", () => {
    const boxes = laid(`<TableLayout cellSpacing="10">
      <Row><Cell id="a" columnSpan="2"/><Cell id="b"/></Row><Row><Cell/><Cell/><Cell/></Row></TableLayout>`);
    expect(rect(boxes, "a")[2]).toBeCloseTo(663.33, 1);
    expect(rect(boxes, "b")[0]).toBeCloseTo(673.33, 1);
  });

  test("a cell's children fill it, within the padding of all cells or its own", () => {
    const boxes = laid(`<TableLayout cellPadding="1 2 3 4"><Row><Cell><Panel id="a"/></Cell>
      <Cell overrideGlobalCellPadding="true" padding="10 10 10 10"><Panel id="b"/></Cell></Row></TableLayout>`);
    expect(rect(boxes, "a")).toEqual([1, 3, 497, 493]);
    expect(rect(boxes, "b")).toEqual([510, 10, 480, 480]);
  });

  test("adds up its rows where it is told to", () => {
    const boxes = laid(`<TableLayout id="t" autoCalculateHeight="true" rectAlignment="UpperCenter">
      <Row preferredHeight="30"><Cell/></Row><Row preferredHeight="20"><Cell/></Row></TableLayout>`);
    expect(rect(boxes, "t")).toEqual([0, 0, 1000, 50]);
  });

  test("cells are white at four tenths, rows clear, unless they or the table say otherwise", () => {
    const boxes = laid(`<TableLayout rowBackgroundColor="#000000"><Row id="r"><Cell id="a"/>
      <Cell id="b" color="#FF0000"/><Cell id="c" color="#FF0000" dontUseTableCellBackground="true"/></Row></TableLayout>`);
    expect(box(boxes, "r").fill).toEqual({ r: 0, g: 0, b: 0, a: 1 });
    expect(box(boxes, "a").fill).toEqual({ r: 1, g: 1, b: 1, a: 0.4 });
    expect(box(boxes, "b").fill).toEqual({ r: 1, g: 1, b: 1, a: 0.4 });
    expect(box(boxes, "c").fill).toEqual({ r: 1, g: 0, b: 0, a: 1 });
    expect(box(laid(`<TableLayout><Row id="r"/></TableLayout>`), "r").fill).toBeUndefined();
  });
});

describe("a scroll view (ui/layoutgrouping)", () => {
  const scroll = (attributes: string, inner: string): ReturnType<typeof laid> =>
    laid(`<VerticalScrollView id="v" width="317" height="100" ${attributes}>${inner}</VerticalScrollView>`);

  test("holds more than it shows, from the top, beside its bar", () => {
    const boxes = scroll("", `<VerticalLayout id="c" height="400"><Panel id="p"/></VerticalLayout>`);
    expect(rect(boxes, "c")).toEqual([341.5, 200, 300, 400]);
    const { content, clip } = box(boxes, "v");
    expect(content).toMatchObject({ w: 300, h: 400 });
    expect(clip).toBeUndefined();
    expect(box(boxes, "p")).toMatchObject({ clip: { x: 341.5, y: 200, w: 300, h: 100 }, scroller: 0 });
  });

  test("without bars there is room for content instead", () => {
    expect(rect(scroll(`noScrollbars="true"`, `<Panel id="c" height="400"/>`), "c")[2]).toBe(317);
  });

  test("a table that adds up its rows is as high as they are", () => {
    const inner = `<TableLayout id="c" autoCalculateHeight="true">${`<Row preferredHeight="60"/>`.repeat(3)}</TableLayout>`;
    expect(rect(scroll("", inner), "c")[3]).toBe(180);
  });

  test("one across holds what is wider", () => {
    const boxes = laid(`<HorizontalScrollView id="v" width="300" height="117">
      <HorizontalLayout id="c" width="900"/></HorizontalScrollView>`);
    expect(rect(boxes, "c")).toEqual([350, 191.5, 900, 100]);
  });
});
