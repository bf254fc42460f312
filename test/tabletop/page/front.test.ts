/** A small window shows one part of the panels: whoever is asked sees where, once, and may look elsewhere. */
import { expect, test } from "vitest";
import { nextFront, type Front } from "../../../tabletop/page/panels/front";
import { partsOf } from "../../../tabletop/page/panels/parts";
import { questionOf } from "../../../tabletop/page/panels/question";
import { parseXml } from "../../../tabletop/xml/parse";

const panel = (line: string, where: string, more = ""): string =>
  `<Panel ${more} rectAlignment="${where}" width="9" height="9"><Text text="${line}"/><Button text="Go" onClick="go"/></Panel>`;
const KINGDOMS = panel("Red: Ann", "UpperLeft");
const STATUS = panel("Round 6", "UpperRight");
const BATTLE = panel("Before the first dice", "UpperCenter");
const asking = (inner: string): string => `\n<Panel class="through asks"><Panel>\n${inner}</Panel></Panel>`;
const WINDOW = asking(panel("Your cards for this moment", "LowerRight"));

const START: Front = { part: "lower", there: [], question: undefined };

/** What is in front after a view with these panels. */
function see(last: Front, xml: string, asked: boolean): Front {
  const document = parseXml(xml);
  return nextFront(last, [...partsOf(document).keys()], asked ? questionOf(document) : undefined);
}

const calm = see(START, KINGDOMS + STATUS, false);

test("a battle that begins comes to the front", () => {
  expect(calm.part).toBe("upper");
  expect(see(calm, KINGDOMS + STATUS + BATTLE, false).part).toBe("middle");
});

test("who is asked as a battle begins, or later in it, sees the buttons, and not the battle", () => {
  expect(see(calm, KINGDOMS + STATUS + BATTLE + WINDOW, true).part).toBe("lower");
  const watching = see(calm, KINGDOMS + STATUS + BATTLE, false);
  expect(see(watching, KINGDOMS + STATUS + BATTLE + WINDOW, true).part).toBe("lower");
});

test("it comes to the front once: who looks elsewhere stays there until another panel asks", () => {
  const asked = see(calm, KINGDOMS + STATUS + BATTLE + WINDOW, true);
  const elsewhere: Front = { ...asked, part: "middle" };
  const still = see(elsewhere, KINGDOMS + STATUS + BATTLE + WINDOW, true);
  expect(still.part).toBe("middle");
  const losses = `\n\n\n\n${asking(panel("Which units are lost?", "LowerRight"))}`;
  expect(see(still, KINGDOMS + STATUS + BATTLE + losses, true).part).toBe("lower");
});

test("the part that asks is the one of the panel marked so whose controls are on", () => {
  const here = panel("Pick two", "MiddleCenter", 'class="frame asks"');
  expect(questionOf(parseXml(`<Panel>${STATUS}${here}</Panel>`)).part).toBe("middle");
  const off = WINDOW.replace("onClick", 'interactable="false" onClick');
  expect(questionOf(parseXml(`<Panel>${here}${off}</Panel>`)).part).toBe("middle");
});

test("an interface that marks nothing asks at the lower right, if there is something", () => {
  expect(questionOf(parseXml(`<Panel>${STATUS}${BATTLE}</Panel>`)).part).toBe("lower");
  expect(see(calm, `<Panel>${KINGDOMS}${STATUS}</Panel>`, true).part).toBe("upper");
});
