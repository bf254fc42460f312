import { refuse } from "../../../text/codes";
import { momentOf } from "../../table/moment";
import { screenOf } from "../../table/room";
import { obey } from "./obey";
import { SETUP } from "./setup";
import { byAnybody } from "./rights";
import type { Commands } from "./types";

/** What people say to a moment that is shown. */
export const MOMENT: Commands = {
  /** Puts it away; `fast` lets the table go faster besides, which is the host's to say. */
  moment: byAnybody((room, who, words, out) => {
    const to = words[1] ?? "";
    if (to !== "close" && to !== "fast") return refuse("command.unknown");
    const why = to === "fast" ? obey(SETUP["speed"], room, who, ["speed", "fast"], out) : undefined;
    if (why === undefined) screenOf(room, who.colour).moment = momentOf(room);
    return why;
  }),
};
