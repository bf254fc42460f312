/** Play now is one person's: whoever has shared the browser with them, as at a hot seat, plays no more. */
import { expect, test } from "vitest";
import { leaveOthers } from "../../../tabletop/page/home/alone";
import type { Ask, Link } from "../../../tabletop/page/net/link";
import type { View } from "../../../tabletop/wire/view";

/** What is asked of the table where Ann, the host, at Red and others at these seats share a browser, which shows one of them. */
async function askedOf(others: readonly string[], color: string, refuses = false): Promise<[string, Ask[]]> {
  const seats = ["Red", ...others];
  const asked: Ask[] = [];
  const ask = (request: Ask): Promise<unknown> => {
    asked.push(request);
    if (refuses) return Promise.resolve({ t: "refused", why: "No." });
    // The view comes later than the answer.
    if (request.t === "dropSeat")
      setTimeout(() => {
        store.view = without(store.view, request.color);
      }, 20);
    return Promise.resolve({ t: "done" });
  };
  const view = {
    you: { color, own: Object.fromEntries(others.length > 0 ? seats.map((seat) => [seat, {}]) : []) },
    people: Object.fromEntries([...seats, "Purple"].map((seat, i) => [i, { color: seat, host: i === 0 }])),
  } as unknown as View;
  const store = { view };
  const why = await leaveOthers({ ask } as unknown as Link, store);
  if (why === "" && others.length > 0) expect(Object.keys(store.view.you.own)).toEqual(["Red"]);
  return [why, asked];
}

function without(view: View, seat: string): View {
  const own = Object.fromEntries(Object.entries(view.you.own).filter(([one]) => one !== seat));
  return { ...view, you: { ...view.you, own } };
}

test("after a hot seat of three the other two give up their seats, whoever looks; strangers keep theirs", async () => {
  const drops = ["Blue", "Green"].map((color) => ({ t: "dropSeat", color }));
  expect(await askedOf(["Blue", "Green"], "Red")).toEqual(["", drops]);
  const looks = { t: "lookAs", color: "Red" };
  expect(await askedOf(["Blue", "Green"], "Green")).toEqual(["", [looks, ...drops]]);
  // Between two people nobody's seat is shown.
  expect(await askedOf(["Blue", "Green"], "Grey")).toEqual(["", [looks, ...drops]]);
});

test("whoever is alone at their browser gives up nothing, and what is refused is told", async () => {
  expect(await askedOf([], "Red")).toEqual(["", []]);
  expect(await askedOf(["Blue"], "Red", true)).toEqual(["No.", [{ t: "dropSeat", color: "Blue" }]]);
});
