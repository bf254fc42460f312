import { describe, expect, onTestFinished, test } from "vitest";
import { openTable, type Table } from "../../tabletop/table";
import { readSave } from "../../tabletop/save/read";
import { seats } from "../../tabletop/world/players";
import { card, said, saveOf, seat, thing } from "./saves";

/** A table that reads its save as Tabletop Simulator does. */
async function foreign(save: string | object): Promise<Table> {
  const table = await openTable(save, { reading: "tts" });
  onTestFinished(() => table.close());
  return table;
}

const AWAY = "https://example.org/";
const SHEET = { FaceURL: `${AWAY}f.png`, BackURL: `${AWAY}b.png`, NumWidth: 10, NumHeight: 7 };
const AT = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };

/** What stands in a file and nothing of this table looks at, or is wrong. */
const KEPT = {
  ...{ VersionNumber: "v12.2", Gravity: 0.5, Rules: "", DecalPallet: [{ Name: "d", Size: 1 }] },
  CameraStates: [null, { Zoomed: true }],
  MusicPlayer: { AudioLibrary: [{ Item1: "a", Item2: "b" }] },
};
const NASTY = [
  thing("BlockSquare", "aaaaaa", 0, 0, { ColorDiffuse: null, Value: "many", Nickname: "first" }),
  thing("BlockSquare", "aaaaaa", 2, 0, { Nickname: "second" }),
  thing("Teapot", "bbbbbb", 4, 0, { Nickname: "pot", Spout: { x: 1 } }),
  thing("Custom_Tile_Stack", "cccccc", 6, 0, { Number: 3 }),
  thing("Bag", "dddddd", 8, 0, {
    ContainedObjects: [thing("Teapot", "eeeeee", 0, 0), 7, thing("BlockSquare", "aaaaaa", 0, 0)],
    States: { 2: thing("Bowl", "ffffff", 0, 0, { JointFixed: { ConnectedBodyGUID: "aaaaaa" } }) },
    ChildObjects: [thing("BlockSquare", "999999", 0, 0)],
    AttachedDecals: [{ Transform: AT, CustomDecal: { Name: "d", ImageURL: "i", Size: 1 } }],
  }),
  thing("Deck", "111111", 10, 0, {
    DeckIDs: [100, 205],
    CustomDeck: { 1: SHEET },
    ContainedObjects: [card("121212", 0, 0, 0, { CustomDeck: undefined }), card("131313", 105, 0, 0)],
  }),
  { Name: "Card", GUID: "141414", CardID: 300, CustomDeck: { 1: SHEET } },
  "no object" as unknown as Record<string, unknown>,
];

describe("a save is read as Tabletop Simulator reads it", () => {
  test("whatever is wrong with it, with a note for what is stood in for", async () => {
    const table = await foreign(saveOf("", NASTY, KEPT));
    await table.join("Ann");
    await table.sit("Ann", "White");
    const { objects } = table.view("White");
    expect(objects.map(({ type }) => type)).toEqual([
      "Block",
      "Block",
      "Generic",
      "Tile",
      "Bag",
      "Deck",
      "Card",
      "Generic",
    ]);
    expect(new Set(objects.map(({ guid }) => guid)).size).toBe(objects.length);
    expect(objects[0]).toMatchObject({ guid: "aaaaaa", name: "first" });
    expect(table.notes).toEqual([
      "ObjectStates[0].Value must be a number: this table does without it",
      "ObjectStates[4].ContainedObjects[1] must be an object: there is a box in its place",
      "ObjectStates[7] must be an object: there is a box in its place",
      "1 of the kind Teapot, which this table does not know: boxes",
      "1 of the kind unreadable, which this table does not know: boxes",
      "1 objects have a GUID that another has: they get one of their own",
      "2 cards are of a sheet that the save does not have: they are blank",
      "the save has no hands: there are seats around the table",
    ]);
    expect(table.errors).toEqual([]);
  });

  test("and parts of it that are of another kind are to scripts as if they were not there", async () => {
    const script = `function onLoad()
        local grid, sky, font = Grid.color, Lighting.getAmbientSkyColor(), getObjectFromGUID("aaaaaa").TextTool.getFontColor()
        print(grid.r, sky.g, font.b, Grid.sizeX, Grid.offsetX, Info.name, tostring(MusicPlayer.repeat_track))
        Grid.color, Grid.offsetX, Info.name, MusicPlayer.repeat_track = { r = 0, g = 1, b = 0 }, 3, "mine", true
        Grid.offsetY = 4
        print(Grid.color.r, Grid.offsetX, Info.name, tostring(MusicPlayer.repeat_track))
      end`;
    const parts = {
      ...{ Grid: { Color: "Red", xSize: "wide", PosOffset: 7 }, Lighting: { AmbientSkyColor: [0, 0, 1] } },
      ...{ GameMode: ["none"], MusicPlayer: "none" },
    };
    const table = await foreign(saveOf(script, [thing("3DText", "aaaaaa", 0, 0, { Text: "none" })], parts));
    expect(table.errors).toEqual([]);
    expect(said(table)).toEqual(["1\t0.5\t1\t2\t0\t\tfalse", "0\t3\tmine\ttrue"]);
    const { Grid, MusicPlayer } = await table.save();
    expect(Grid).toMatchObject({ Color: { r: 0, g: 1, b: 0 }, PosOffset: { x: 3, y: 1, z: 4 } });
    expect(MusicPlayer).toEqual({ RepeatSong: true });
  });

  test("and written again with all that was in it", async () => {
    const table = await foreign(saveOf("", NASTY, KEPT));
    const again = await table.save();
    expect(again).toMatchObject(KEPT);
    const second = again.ObjectStates[1].GUID;
    const hands = again.ObjectStates.slice(NASTY.length).map(({ Name }) => Name);
    expect(hands).toEqual(Array.from({ length: 8 }, () => "HandTrigger"));
    NASTY.forEach((data, i) => {
      const { Transform: _, ...rest } = typeof data === "string" ? { Transform: 0 } : data;
      const wanted = i === 1 ? { ...rest, GUID: second } : rest;
      if (typeof data === "string") expect(again.ObjectStates[i]).toBe(data);
      else expect(again.ObjectStates[i]).toMatchObject(JSON.parse(JSON.stringify(wanted)) as object);
    });
    const third = await foreign(JSON.stringify(again));
    const placeless = (list: unknown): unknown =>
      JSON.parse(JSON.stringify(list), (key, value: unknown) => (key === "Transform" ? undefined : value));
    expect(placeless((await third.save()).ObjectStates)).toEqual(placeless(again.ObjectStates));
  });

  test("edited by hand: a byte order mark, tabs in texts, commas too many, numbers that JSON has not", () => {
    const text =
      '\uFEFF{"SaveName": "a\tb, ] NaN", "ObjectStates": [], "Joint": [Infinity, -Infinity, NaN],}';
    expect(() => readSave(text)).toThrow("is not JSON");
    const save = readSave(text, false, []);
    expect(save.SaveName).toBe("a\tb, ] NaN");
    expect(save["Joint"]).toEqual(["Infinity", "-Infinity", "NaN"]);
    expect(() => readSave("{", false, [])).toThrow("the save is not JSON");
    expect(() => readSave({}, false, [])).toThrow("ObjectStates must be a list");
  });

  test("with hands of before version 13, once", async () => {
    const HandTransforms = [
      { Color: "Red", Transform: { ...AT, posZ: -20 } },
      { Color: "Blue", Transform: { ...AT, posZ: 20 } },
      { Color: "Blue" },
    ];
    const save = saveOf("", [seat("Green", 0, 0)], { Hands: { Enable: true, HandTransforms } });
    const table = await foreign(save);
    expect(seats(table.session.world)).toEqual(["Red", "Green", "Blue"]);
    await table.load(await table.save());
    expect(seats(table.session.world)).toEqual(["Red", "Green", "Blue"]);
    expect(table.session.world.objects.size).toBe(3);
    expect((await table.save()).Hands).toMatchObject({ HandTransforms });
  });

  test("with elements of the interface in any case; what is none is a Panel", async () => {
    const XmlUI = `<panel ID="p"><Inputfield id="i" characterlimit="3"/><Blink id="b" Text="x"/></panel>`;
    const table = await foreign(saveOf("", [seat("Red", 0, 0)], { XmlUI }));
    await table.join("Ann");
    await table.advance(10);
    expect(table.view("Ann").interface.map(({ tag, id }) => `${tag} ${id}`)).toEqual([
      "Panel p",
      "InputField i",
      "Panel b",
    ]);
    expect(table.notes).toEqual(["XML line 1: there is no element Blink: it is a Panel here"]);
    expect(await table.save()).toMatchObject({ XmlUI });
  });

  test("a card that is taken out of a deck brings its sheet along", async () => {
    const inner = [0, 1].map((id) => card(`c${id}`, id, 0, 0, { CustomDeck: undefined }));
    const deck = thing("Deck", "111111", 0, 0, {
      ...{ DeckIDs: [100, 101], CustomDeck: { 1: SHEET }, ContainedObjects: inner },
    });
    const table = await foreign(
      saveOf(`function onChat() getObjectFromGUID("111111").takeObject({ position = { 9, 2, 9 } }) end`, [
        deck,
      ]),
    );
    await table.join("Ann");
    await table.sit("Ann", "White");
    await table.chat("White", "take");
    await table.settle();
    expect(table.errors).toEqual([]);
    const cards = table.view("White").objects.filter(({ type }) => type === "Card");
    expect(cards.map(({ picture, sheet }) => [picture, sheet?.cell])).toEqual(
      expect.arrayContaining([
        [SHEET.FaceURL, 0],
        [SHEET.FaceURL, 1],
      ]),
    );
  });

  test("what could not be read is in the data that a script asks for", async () => {
    const object = thing("BlockSquare", "aaaaaa", 0, 0, { Value: "many" });
    const table = await foreign(
      saveOf(`function onLoad() print(getObjectFromGUID("aaaaaa").getData().Value) end`, [object]),
    );
    expect(table.session.world.messages.map(({ text }) => text)).toEqual(["many"]);
  });

  test("decks of numbers alone get their cards", async () => {
    const deck = thing("DeckCustom", "111111", 0, 0, { DeckIDs: [100, 103], CustomDeck: { 1: SHEET } });
    const table = await foreign(saveOf("", [deck]));
    expect(table.data("111111").ContainedObjects).toMatchObject([{ CardID: 100 }, { CardID: 103 }]);
  });
});
