import { tidy } from "./tidy";
import type { GameModule } from "../../src/session/game/module";
import type { Recorder } from "./recorder";

/**
 * Where pieces were changed by hand the game waits for the host, who unfolds what leads there and puts them back; says
 * whether that was so.
 */
export async function putBack(recorder: Recorder, game: GameModule): Promise<boolean> {
  const { table, press } = recorder;
  const host = table.session.world.people.list.find((one) => one.host);
  if (host === undefined) return false;
  await tidy(recorder, game, host.name);
  const back = `click ${host.name} table_ui(manual_back)`;
  for (const open of ["", "show manual", "show none", "show settings", "show manual"]) {
    if (open !== "") await press(`click ${host.name} table_ui(${open})`);
    await press("advance 10");
    if (await press(back)) return true;
  }
  return false;
}
