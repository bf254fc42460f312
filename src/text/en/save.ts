import type { TableSaveTexts } from "../notebook";
import { FLOW } from "./flow";

/** What the save of any game says in English. */
export const TABLE_SAVE: TableSaveTexts = {
  table: "Table",
  log: { title: FLOW.logTab, body: "" },
  record: { title: FLOW.recordTab, body: FLOW.recordLater },
};
