import { SAVE } from "./words";
import { cameraStates } from "./cameras";
import { boardArea, type Drawings } from "./drawings";
import { pilePlaces, TABLE_TOP } from "./layout";
import { notebook } from "./notebook";
import { fixedObjects, type AddressOf } from "./objects";
import { SETTINGS } from "./settings";
import type { SaveFile, SnapPoint, UiAsset } from "../tabletop/save/types";

/** The interface: its XML, and the pictures it names, by name with the path of each. */
interface Interface {
  readonly xml: string;
  readonly pictures: Readonly<Record<string, string>>;
}

/** The whole save. `script` is the Lua of Global, with the addresses of its assets in front. */
export function makeSave(drawings: Drawings, script: string, ui: Interface, address: AddressOf): SaveFile {
  return {
    SaveName: SAVE.name,
    GameMode: SAVE.name,
    ...SETTINGS,
    TabStates: notebook(),
    CameraStates: cameraStates(drawings),
    SnapPoints: pilePoints(drawings),
    CustomUIAssets: Object.entries(ui.pictures).map(([name, path]): UiAsset => ({
      Type: 0,
      Name: name,
      URL: address(path),
    })),
    LuaScript: script,
    LuaScriptState: "",
    XmlUI: ui.xml,
    ObjectStates: fixedObjects(drawings, address),
  };
}

function pilePoints(drawings: Drawings): SnapPoint[] {
  return pilePlaces(boardArea(drawings)).map(({ x, z }) => ({
    Position: { x, y: TABLE_TOP, z },
    Rotation: { x: 0, y: 180, z: 0 },
    Tags: ["thing"],
  }));
}
