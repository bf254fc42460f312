/** A small window shows one part of the panels: whoever is asked sees where, once, and may look elsewhere. */
import { expect, test } from "vitest";
import { nextFront, taken, type Front } from "../../../tabletop/page/panels/front";
import { partsOf } from "../../../tabletop/page/panels/parts";
import { questionOf } from "../../../tabletop/page/panels/question";
import { thrownOf } from "../../../tabletop/page/panels/thrown";
import { parseXml } from "../../../tabletop/xml/parse";

const panel = (line: string, where: string, more = ""): string =>
  `<Panel ${more} rectAlignment="${where}" width="9" height="9"><Text text="${line}"/><Button text="Go" onClick="go"/></Panel>`;
const KINGDOMS = panel("Red: Ann", "UpperLeft");
const STATUS = panel("Round 6", "UpperRight");
const BATTLE = panel("Before the first dice", "UpperCenter");
const asking = (inner: string): string => `\n<Panel class="through asks"><Panel>\n${inner}</Panel></Panel>`;
const WINDOW = asking(panel("Your cards for this moment", "LowerRight"));

const START: Front = {
  ...{ part: "lower", there: [], question: undefined },
  ...{ thrown: "", next: undefined, until: 0 },
};

/** What is in front after a view with these panels. */
function see(last: Front, xml: string, asked: boolean, now = 0): Front {
  const document = parseXml(xml);
  const question = asked ? questionOf(document) : undefined;
  const thrown = thrownOf(document);
  return nextFront(last, { there: [...partsOf(document).keys()], question, thrown }, now);
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

const attack = (face: number): string =>
  `<Panel rectAlignment="UpperCenter" width="9" height="9"><Text text="Attack"/><Button text="${face}"/><Button text="Skip" onClick="skip"/></Panel>`;
const ATTACKING = asking(panel("Attack with how many dice?", "LowerRight"));
const MOVING_IN = `\n\n${asking(panel("How many move in?", "LowerRight"))}`;

test("who attacks sees the dice for some seconds before the question how many move in", () => {
  const asked = see(calm, KINGDOMS + STATUS + ATTACKING, true, 1000);
  const thrown = see(asked, KINGDOMS + STATUS + attack(6) + MOVING_IN, true, 2000);
  expect([thrown.part, thrown.next]).toEqual(["middle", "lower"]);
  const early = see(thrown, KINGDOMS + STATUS + attack(6) + MOVING_IN, true, 4000);
  expect(early.part).toBe("middle");
  const seen = see(early, KINGDOMS + STATUS + attack(6) + MOVING_IN, true, early.until);
  expect([seen.part, seen.next]).toEqual(["lower", undefined]);
});

test("each throw of an attack is seen, also where the same panel asks again", () => {
  const first = see(
    see(calm, KINGDOMS + STATUS + ATTACKING, true),
    KINGDOMS + attack(6) + ATTACKING,
    true,
    1000,
  );
  const asked = see(first, KINGDOMS + attack(6) + ATTACKING, true, first.until);
  expect([first.part, asked.part]).toEqual(["middle", "lower"]);
  const again = see(asked, KINGDOMS + attack(3) + ATTACKING, true, 9000);
  expect(again.part).toBe("middle");
  expect(see(again, KINGDOMS + attack(3) + ATTACKING, true, again.until).part).toBe("lower");
});

test("a press on a tab counts at once, and dice do not call back who looks elsewhere", () => {
  const asked = see(calm, KINGDOMS + STATUS + ATTACKING, true);
  const thrown = see(asked, KINGDOMS + STATUS + attack(6) + MOVING_IN, true, 1000);
  const elsewhere = taken(thrown, "left");
  expect(see(elsewhere, KINGDOMS + STATUS + attack(6) + MOVING_IN, true, 1100).part).toBe("left");
  expect(see(elsewhere, KINGDOMS + STATUS + attack(2) + MOVING_IN, true, 9000).part).toBe("left");
});
