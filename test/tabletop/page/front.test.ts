/** A small window shows one part of the panels: whoever is asked sees where, once, and may look elsewhere. */
import { expect, test } from "vitest";
import { nextFront, taken, type Front } from "../../../tabletop/page/panels/front";
import { partsOf, textOf } from "../../../tabletop/page/panels/parts";
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
  ...{ part: "lower", there: [], question: undefined, forQuestion: false },
  ...{ middle: "", thrown: "", next: undefined, until: 0 },
};

/** What is in front after a view with these panels. */
function see(last: Front, xml: string, asked: boolean, now = 0): Front {
  const document = parseXml(xml);
  const question = asked ? questionOf(document) : undefined;
  const [middle, thrown] = [textOf(document, "middle"), thrownOf(document)];
  return nextFront(last, { there: [...partsOf(document).keys()], question, middle, thrown }, now);
}

const calm = see(START, KINGDOMS + STATUS, false);

test("a battle that begins comes to the front", () => {
  expect(calm.part).toBe("upper");
  expect(see(calm, KINGDOMS + STATUS + BATTLE, false).part).toBe("middle");
});

test("sheets of the players that are unfolded do not come to the front", () => {
  const folded = see(START, STATUS, false);
  expect(see(folded, KINGDOMS + STATUS, false).part).toBe("upper");
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

test("where several panels ask, it is the part of the uppermost", () => {
  const [below, above] = ["LowerRight", "MiddleCenter"].map((where, i) =>
    panel("Pick", where, 'class="asks"').replace("<Panel", `${"\n".repeat(i)}<Panel`),
  );
  expect(questionOf(parseXml(`<Panel>${below}${above}</Panel>`)).part).toBe("middle");
});

test("an interface that marks nothing asks at the lower right, if there is something", () => {
  expect(see(taken(calm, "left"), `<Panel>${KINGDOMS}${STATUS}</Panel>`, true).part).toBe("left");
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

test("a throw is seen where no question follows as well, and by whoever only watches the battle", () => {
  const asked = see(calm, KINGDOMS + STATUS + BATTLE + ATTACKING, true);
  const thrown = see(asked, KINGDOMS + attack(6), false, 1000);
  expect([thrown.part, thrown.next]).toEqual(["middle", undefined]);
  const watching = see(calm, KINGDOMS + attack(6), false, 1000);
  expect(see(watching, KINGDOMS + attack(2) + MOVING_IN, true, 9000)).toMatchObject({
    part: "middle",
    next: "lower",
  });
});

test("a battle that begins with dice and a question shows the dice first, from wherever one looks", () => {
  const first = see(calm, KINGDOMS + STATUS + attack(6) + MOVING_IN, true, 1000);
  expect([calm.part, first.part, first.next]).toEqual(["upper", "middle", "lower"]);
});

test("a battle that is gone while its dice are seen, and dice that lie there at first, keep no question back", () => {
  const thrown = see(see(calm, KINGDOMS + ATTACKING, true), KINGDOMS + attack(6) + MOVING_IN, true, 1000);
  const gone = see(thrown, KINGDOMS + MOVING_IN, true, 1500);
  expect([gone.part, gone.next]).toEqual(["lower", undefined]);
  expect(see(START, KINGDOMS + attack(6) + MOVING_IN, true).part).toBe("lower");
});

test("how a battle ended, left without its dice, keeps no question back", () => {
  const folded = attack(6).replace("<Button", '<Button active="false"');
  const thrown = see(see(calm, KINGDOMS + ATTACKING, true), KINGDOMS + attack(6) + MOVING_IN, true, 1000);
  const over = see(thrown, KINGDOMS + folded + MOVING_IN, true, 1500);
  expect([thrown.part, over.part, over.next]).toEqual(["middle", "lower", undefined]);
});

test("dice are tiles in the middle that begin with a number and do nothing", () => {
  const tile = (text: string, more = ""): string => `<Button text="${text}" ${more}/>`;
  const inPart = (where: string, inner: string): string =>
    thrownOf(
      parseXml(`<Panel><Panel rectAlignment="${where}" width="9" height="9">${inner}</Panel></Panel>`),
    );
  expect(inPart("UpperCenter", tile("6"))).not.toBe(inPart("UpperCenter", tile("5")));
  expect(inPart("UpperCenter", tile("6"))).not.toBe("");
  for (const inner of [tile("3 dice", 'onClick="roll"'), tile("Lost"), '<Text text="3"/>'])
    expect(inPart("UpperCenter", inner)).toBe("");
  expect(inPart("UpperLeft", tile("6"))).toBe("");
});

test("a press on a tab counts at once, and dice do not call back who looks elsewhere", () => {
  const asked = see(calm, KINGDOMS + STATUS + ATTACKING, true);
  const thrown = see(asked, KINGDOMS + STATUS + attack(6) + MOVING_IN, true, 1000);
  const elsewhere = taken(thrown, "left");
  expect(see(elsewhere, KINGDOMS + STATUS + attack(6) + MOVING_IN, true, 1100).part).toBe("left");
  expect(see(elsewhere, KINGDOMS + STATUS + attack(2) + MOVING_IN, true, 9000).part).toBe("left");
});

/** What stays: the sheets of the players, and the log in the part where one is asked. */
const REST = KINGDOMS + STATUS + panel("Log", "LowerRight");
const waiting = (whom: string): string => panel(`${whom} is asked for a card`, "UpperCenter");

test("whoever has answered a question about cards sees the battle go on, its dice and its end", () => {
  const asked = see(calm, REST + waiting("Red") + WINDOW, true, 1000);
  expect(asked.part).toBe("lower");
  const passed = see(asked, REST + waiting("Blue"), false, 2000);
  expect(passed.part).toBe("middle");
  const again = see(passed, REST + waiting("Red") + WINDOW, true, 3000);
  expect(again.part).toBe("lower");
  // The table may take a moment before it shows what follows.
  const answered = see(again, REST + waiting("Red"), false, 4000);
  expect(see(answered, REST + attack(6), false, 5000).part).toBe("middle");
  const over = see(answered, REST + panel("Red conquers France", "UpperCenter"), false, 5000);
  expect(over.part).toBe("middle");
});

test("dice behind a question that was answered are seen before the next one", () => {
  const asked = see(calm, REST + BATTLE + WINDOW, true, 1000);
  const answered = see(asked, REST + BATTLE, false, 2000);
  const thrown = see(answered, REST + attack(6) + MOVING_IN, true, 3000);
  expect([thrown.part, thrown.next]).toEqual(["middle", "lower"]);
});

test("a battle that has been seen and only lies there does not come back after each answer", () => {
  const lying = panel("Red conquers France", "UpperCenter");
  const asked = see(see(calm, REST + lying, false), REST + lying + ATTACKING, true);
  expect(see(asked, REST + lying, false).part).toBe("lower");
  // Once it is closed nothing takes the place of what was asked.
  expect(see(see(asked, REST + lying, false), REST + MOVING_IN, false).part).toBe("lower");
});

test("who went to look elsewhere, or back to the log after an answer, is left there by a battle that goes on", () => {
  const asked = see(calm, REST + waiting("Red") + WINDOW, true);
  const elsewhere = see(taken(asked, "left"), REST + waiting("Blue"), false);
  expect(elsewhere.part).toBe("left");
  const answered = see(taken(asked, "lower"), REST + waiting("Blue") + ATTACKING, false);
  expect(answered.part).toBe("middle");
  const log = taken(answered, "lower");
  expect(see(log, REST + waiting("Green") + ATTACKING, false).part).toBe("lower");
  expect(see(log, REST + attack(6) + ATTACKING, false).part).toBe("lower");
});

test("a question that waits while another hand's battle changes stays in front", () => {
  const asked = see(calm, REST + waiting("Red") + WINDOW, true);
  expect(see(asked, REST + waiting("Green") + WINDOW, true).part).toBe("lower");
});

test("what is hidden in the middle is not read there", () => {
  const line = (more: string): string =>
    `<Panel rectAlignment="UpperCenter" width="9" height="9"><Text text="Red" ${more}/></Panel>`;
  expect(textOf(parseXml(line("")), "middle")).toContain("Red");
  expect(textOf(parseXml(line('active="false"')), "middle")).not.toContain("Red");
  expect(textOf(parseXml(panel("Red", "LowerRight")), "middle")).toBe("");
});
