import { compareTables, pairFrom } from "../attack/secrets";
import { isFault } from "../../src/core/refuse";
import { openWhole } from "../replay/whole";
import type { Failure } from "./failure";
import type { GameModule } from "../../src/session/game/module";
import type { Roll } from "../../src/core/types";
import type { Source } from "./open";

/** What of the table's comment is a setting of the host's. */
const SETTINGS = /^# table match(?: (?:speed|automation|dice|idle|timer) \w+)*/m;

/**
 * Compares what others are told at two tables that go on from here and differ in nothing but what those may not know:
 * a hidden card that was dealt or chosen otherwise. The settings are those that people have chosen.
 */
export async function closeSecrets(
  game: GameModule,
  { save, map }: Source,
  text: string,
  roll: Roll,
): Promise<Failure | undefined> {
  const resume = openWhole(game, text);
  if (isFault(resume)) return undefined;
  const s = resume.table.match?.game.state;
  const pair = s === undefined ? undefined : pairFrom(game, game.rules.copy(s), roll);
  if (pair === undefined) return undefined;
  const settings = SETTINGS.exec(text)?.[0] ?? "";
  const opening = { save, written: false, ...(map === undefined ? {} : { map }) };
  const { violation, input } = await compareTables({ game, opening, rewrites: [] }, pair, {
    comment: settings === "" ? "" : `${settings}\n`,
    untilAction: true,
  });
  return violation === undefined ? undefined : { kind: "secret", text: violation, input };
}
