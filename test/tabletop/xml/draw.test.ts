import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype from "opentype.js";
import { describe, expect, test } from "vitest";
import { drawBoxes } from "../../../tabletop/xml/draw/html";
import { ADVANCES } from "../../../tabletop/xml/layout/arial.data";
import { laid } from "./laid";

const draw = (xml: string): string =>
  drawBoxes(laid(xml), (name) => (name === "gone" ? undefined : `/${name}.png`));

describe("drawn boxes", () => {
  test("stand where the layout has them, one on a level, later ones over earlier ones", () => {
    const html = draw(
      `<Panel id="p" class="frame" width="100" height="40"><Panel id="q" rectAlignment="UpperLeft" width="9" height="8"/></Panel>`,
    );
    expect(html).toBe(
      `<div class="ui ui-Panel round x-frame" data-box="0" data-id="p" style="left:450px;top:230px;width:100px;height:40px;pointer-events:none"></div>` +
        `<div class="ui ui-Panel round" data-box="1" data-id="q" style="left:450px;top:230px;width:9px;height:8px;pointer-events:none"></div>`,
    );
  });

  test("are met by the pointer where they have something to tell, words without a ground as well", () => {
    const meets = (xml: string): boolean => draw(xml).includes("pointer-events:auto");
    expect(meets(`<Text width="9" height="9" tooltip="One more attack">Expand</Text>`)).toBe(true);
    expect(meets(`<Text width="9" height="9">Expand</Text>`)).toBe(false);
    expect(meets(`<Panel width="9" height="9" color="#FFFFFF"/>`)).toBe(true);
  });

  test("have their lines of text one by one", () => {
    const html = draw(
      `<Text width="100" height="48" fontSize="20" alignment="UpperLeft">one two three</Text>`,
    );
    expect(html.match(/class="ui-line" style="[^"]*"/g)).toEqual([
      `class="ui-line" style="left:0px;top:0px;height:24px;line-height:24px"`,
      `class="ui-line" style="left:0px;top:24px;height:24px;line-height:24px"`,
    ]);
    expect(html).toContain(`>one two</span>`);
  });

  test("are text and nothing else, whatever a player is called", () => {
    const html = draw(
      `<Button id="&quot;&gt;" tooltip="&quot;&lt;b&gt;">&lt;img src=x&gt; &amp; "me"</Button>`,
    );
    expect(html).toContain("&lt;img");
    expect(html).not.toContain("<img");
    expect(html).toContain(`data-id="&quot;&gt;"`);
    expect(html).toContain(`data-tip="&quot;&lt;b&gt;"`);
  });

  test("show pictures, multiplied with their tint, and where one is missing", () => {
    const html = draw(`<Image image="flag" color="#FF000080"/>`);
    expect(html).toContain(`--picture:url(&quot;/flag.png&quot;)`);
    expect(html).toContain("background-color:rgba(255,0,0,1)");
    expect(html).toContain("opacity:0.501");
    expect(draw(`<Image image="gone"/>`)).toContain("dashed");
  });

  test("keep a picture's address within its url(), whatever the save says it is", () => {
    const address = 'https://x.example/a.png"); position:fixed; inset:0; background:url("b\\\n\f<b>.png';
    const html = drawBoxes(
      laid(`<Button image="flag" color="#808080" colors="#FFF|#F00|#0F0|#00F"/>`),
      () => address,
    );
    // What CSS reads between the quotes: escapes are undone, and no other quote, backslash or line end is left.
    const texts = [...html.matchAll(/url\(&quot;(.*?)&quot;\)/gs)].map(([, text]) => text);
    expect(texts).toHaveLength(3);
    for (const text of texts) {
      expect(text).not.toMatch(/&quot;|[\n\f<>]/);
      expect(
        text.replace(/\\([0-9a-f]+) /g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      ).toBe(address);
    }
    expect(html.replaceAll(/url\(&quot;.*?&quot;\)/gs, "")).not.toContain("position:fixed");
  });

  test("of controls have the colours of their states; those that are off have not", () => {
    const colors = `color="#808080" colors="#FFFFFF|#FF0000|#00FF00|#0000FF"`;
    expect(draw(`<Button ${colors}/>`)).toContain("--over:rgba(128,0,0,1);--pressed:rgba(0,128,0,1)");
    const off = draw(`<Button interactable="false" ${colors}/>`);
    expect(off).toContain("background-color:rgba(0,0,128,1)");
    expect(off).not.toContain("--over");
    expect(off).toContain(`class="ui ui-Button off round"`);
  });

  test("in a scroll view stand in what scrolls", () => {
    const html = draw(
      `<VerticalScrollView width="100" height="50"><Panel id="c" height="90"/></VerticalScrollView>`,
    );
    expect(html).toMatch(
      /<div class="ui-scroll"><div [^>]*data-id="c" style="left:0px;top:0px;width:83px;height:90px/,
    );
  });
});

describe("the list of Arial's letters (npm run glyphs)", () => {
  const faces = ["400-normal", "700-normal", "400-italic", "700-italic"].map((face) => {
    const file = createRequire(import.meta.url).resolve(`@fontsource/arimo/files/arimo-latin-${face}.woff`);
    const bytes = readFileSync(file);
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  });

  test("is that of the font which draws them", () => {
    const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    for (const letter of [...letters, "é", "ü", "–", "’", "…"])
      expect(ADVANCES[letter], letter).toEqual(faces.map((font) => font.charToGlyph(letter).advanceWidth));
  });

  test("the font is as wide as Arial: a few of Arial's widths, from its published metrics", () => {
    expect(["a", "M", "W", "1", "."].map((letter) => ADVANCES[letter][0])).toEqual([
      1139, 1706, 1933, 1139, 569,
    ]);
  });
});
