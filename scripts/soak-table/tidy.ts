import type { GameModule } from "../../src/session/game/module";
import type { Recorder } from "./recorder";

/** Frames in which what was pressed is shown, and in which a table that was loaded has its panels. */
const PAUSE = 30;
const LOADED = 240;

/** Puts away what may lie over what somebody wants to press: dialogs, pages, what they hold; and shows what they have folded. */
export async function tidy(recorder: Recorder, game: GameModule, who: string): Promise<void> {
  const { table, press } = recorder;
  await showPanels(recorder, game, who);
  await press(`answer ${who}`);
  await press(`drop ${who}`);
  await press(`click ${who} table_ui(show none)`);
  const handlers = table.view(who).interface.map(({ attributes }) => attributes["onClick"] ?? "");
  for (const handler of new Set(handlers)) {
    if (!/^table_ui\(fold \w+\)$/.test(handler)) continue;
    const seen = table.view(who).interface.length;
    await press(`click ${who} ${handler}`);
    await press("advance 5");
    // What was not folded is unfolded again.
    if (table.view(who).interface.length < seen) await press(`click ${who} ${handler}`);
  }
  await press(`advance ${PAUSE}`);
}

/** Whoever has hidden all panels by a key shows them by it again. */
async function showPanels({ table, press }: Recorder, { languages }: GameModule, who: string): Promise<void> {
  const sees = (): boolean =>
    table.view(who).interface.some(({ attributes }) => attributes["onClick"] !== undefined);
  for (let frame = 0; frame < LOADED && !sees(); frame += PAUSE) await press(`advance ${PAUSE}`);
  if (sees()) return;
  const [language] = Object.values(languages);
  await press(`hotkey ${who} - ${language.flow.hotkeys["fold all"]}`);
  await press(`advance ${PAUSE}`);
}
