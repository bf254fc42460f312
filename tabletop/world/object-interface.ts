import { emptyInterface, finishLoading } from "./interface";
import { parseXml, XmlError } from "../xml/parse";
import { warn } from "./world";
import type { Interface, TableObject, World } from "./types";

/** The interface on an object, read from its data when it is first looked at. */
export function interfaceOn(world: World, object: TableObject): Interface {
  if (object.ui !== undefined) return object.ui;
  const assets = Array.isArray(object.data["CustomUIAssets"]) ? object.data["CustomUIAssets"] : [];
  const ui: Interface = {
    ...emptyInterface(assets as Interface["assets"], world.ways),
    typed: new Map<number, Map<string, string>>(),
  };
  object.ui = ui;
  try {
    ui.coming = parseXml(object.data.XmlUI ?? "", world.notes);
    finishLoading({ ...world, interface: ui });
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    warn(world, `the interface of ${object.data.Name} ${object.guid}: ${error.message}`);
  }
  return ui;
}
