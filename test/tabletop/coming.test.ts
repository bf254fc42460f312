/** Who comes, goes and changes colour, as scripts see it. */
import { expect, test } from "vitest";
import { said, seat, tableOf } from "./saves";

test("people have no colour while they only watch, and are missed where nobody is", async () => {
  const table = await tableOf(
    `local function try(f, ...) local ok, why = pcall(f, ...) print(ok and "ok" or why) end
     function onChat()
       try(function() return Player.Grey end)
       for _, to in ipairs({ "Green", "Grey" }) do
         try(broadcastToColor, "large to " .. to, to)
         try(printToColor, "small to " .. to, to)
       end
       for _, p in ipairs(Player.getSpectators()) do p.broadcast("to " .. p.steam_name) end
     end`,
    [seat("Green", 30, 0)],
  );
  await table.chat("Red", "x");
  expect(said(table)).toEqual([
    expect.stringContaining("cannot access field Grey of userdata"),
    ...["Green", "Green", "Grey", "Grey"].map(
      (to) => expect.stringContaining(`Player ${to} does not exist`) as string,
    ),
  ]);
  await table.join("Cy");
  await table.join("Di");
  await table.chat("Red", "x");
  const heard = (who: string): string[] =>
    table.view(who).messages.flatMap(({ text, to }) => (to === undefined ? [] : [text]));
  expect(heard("Cy"), "what is said to Grey is for the first one").toEqual([
    ...["large to Grey", "small to Grey", "to Cy"],
  ]);
  expect(heard("Di")).toEqual(["to Di"]);
});

test("people change colours over some frames, and a script sees them linger", async () => {
  const table = await tableOf(
    `local function seats(what) print(what .. table.concat(getSeatedPlayers(), ",") .. tostring(Player.Green.seated) .. Player.Green.color) end
     function onPlayerChangeColor(c) seats(c .. ": ") Wait.frames(function() seats("later: ") end, 2) end
     function onPlayerDisconnect(p) print(p.steam_name .. p.color) seats("gone: ") end
     function onChat(text, sender)
       if text == "?" then seats("now: ") end
       if text == "same" then print(tostring(sender.changeColor("Blue"))) end
       if text == "move" then
         print(tostring(sender.changeColor("Green")) .. sender.color)
         Wait.frames(function() print("snapshot " .. sender.color) end, 5)
       end
     end`,
    [seat("Green", 30, 0)],
  );
  await table.advance(2);
  table.session.world.messages.length = 0;
  await table.chat("Red", "same");
  await table.chat("Red", "move");
  await table.advance(6);
  expect(said(table)).toEqual([
    ...["false", "trueRed", "Green: Red,BluefalseGreen", "later: Green,BluetrueGreen", "snapshot Red"],
  ]);
  table.session.world.messages.length = 0;
  await table.leave("Bob");
  await table.chat("Ann", "?");
  expect(said(table)).toEqual([
    ...["Grey: Green,BluetrueGreen", "BobBlue", "gone: Green,BluetrueGreen", "later: Green,BluetrueGreen"],
    "now: GreentrueGreen",
  ]);
});

test("people share an account where they share a computer", async () => {
  const table = await tableOf(
    `function onChat() for _, p in ipairs(Player.getPlayers()) do print(p.steam_name .. p.color .. p.steam_id .. tostring(p.host)) end end`,
    [seat("Green", 30, 0)],
  );
  await table.join("Ann's friend", undefined, undefined, "Ann");
  await table.sit("Ann's friend", "Green");
  await table.chat("Red", "x");
  const id = "76561198000001001";
  expect(said(table)).toEqual([
    ...[`AnnRed${id}true`, "BobBlue76561198000001002false", `Ann's friendGreen${id}true`],
  ]);
});
