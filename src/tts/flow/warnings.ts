import { areAssetsPublic } from "../assets";
import { LANGUAGE } from "../language";
import type { Context } from "./context";

const WARNING: TtsColorLike = { r: 0.95, g: 0.55, b: 0.4 };

/**
 * Tells the host, and nobody else, what is wrong with the table that no script can mend: that those who are there too
 * see no pictures, and that pieces may snap to a grid. Each is told once.
 */
export function warnHost(context: Context): void {
  const people = Player.getPlayers();
  const host = people.find((player) => player.host);
  if (host === undefined) return;
  const { unseen, snapping } = LANGUAGE.flow;
  if (people.length > 1 && !areAssetsPublic()) warn(context, host, unseen);
  if (Grid.snapping !== 1) warn(context, host, snapping);
}

/** Tells the host that the table was laid by sizes that could not be measured. */
export function warnDoubt(context: Context): void {
  const host = Player.getPlayers().find((player) => player.host);
  if (host !== undefined) warn(context, host, LANGUAGE.flow.doubted);
}

function warn(context: Context, host: TtsPlayer, text: string): void {
  if (context.warned[text] === true) return;
  context.warned[text] = true;
  host.broadcast(text, WARNING);
}
