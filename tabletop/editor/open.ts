import { openEditorPort, EDITOR_PORTS, type EditorPorts } from "./port";
import { answerEditor, toldToEditors, type Desk } from "./answer";
import type { Table } from "../table";

/** A table that editors reach; `tell` says what has happened at it since, after frames or gestures of the driver's own. */
export interface TableEditor {
  readonly port: number;
  readonly tell: () => void;
  /** Tells editors to open the script of an object, or of Global without one, as a person asks in its menu. */
  readonly edit: (guid?: string) => void;
  readonly close: () => Promise<void>;
}

/**
 * Lets editors reach a table as they reach Tabletop Simulator, by the External Editor API. `save` is what was opened,
 * to which Save & Play goes back. Nothing else may be done with the table while a message is answered.
 */
export async function openEditor(
  table: Table,
  save: string,
  ports: EditorPorts = EDITOR_PORTS,
): Promise<TableEditor> {
  const desk: Desk = {
    ...{ table, loaded: save, told: undefined },
    async load(text) {
      await table.load(text);
      return undefined;
    },
  };
  const port = await openEditorPort(
    ports,
    async (message) => {
      const answers = await answerEditor(desk, message);
      port.tell([...toldToEditors(desk), ...answers]);
    },
    () => undefined,
  );
  port.tell(toldToEditors(desk));
  return {
    port: port.port,
    tell: () => port.tell(toldToEditors(desk)),
    edit(guid) {
      const { world } = table.session;
      const data = guid === undefined ? undefined : world.objects.get(world.guids.get(guid) ?? -1)?.data;
      const name = data === undefined ? "Global" : data.Nickname || data.Name;
      const script = data === undefined ? world.file.LuaScript : (data.LuaScript ?? "");
      port.tell([{ messageID: 0, scriptStates: [{ name, guid: guid ?? "-1", script }] }]);
    },
    close: port.close,
  };
}
