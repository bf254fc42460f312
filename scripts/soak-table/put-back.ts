import type { Recorder } from "./recorder";

/** Where pieces were changed by hand the game waits for the host, who puts them back; says whether that was so. */
export async function putBack({ table, press }: Recorder): Promise<boolean> {
  const host = table.session.world.people.list.find((one) => one.host);
  if (host === undefined) return false;
  const back = `click ${host.name} table_ui(manual_back)`;
  for (const open of ["", "show manual", "show none", "show settings", "show manual"]) {
    if (open !== "") await press(`click ${host.name} table_ui(${open})`);
    await press("advance 10");
    if (await press(back)) return true;
  }
  return false;
}
