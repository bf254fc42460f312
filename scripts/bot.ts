/** npm run -s bot: a computer that speaks a line at a time, as chess engines do: a position in, an action out. See docs/bot.md. */
import { createInterface } from "node:readline";
import { readWish, USAGE } from "./bot/command";
import { newTalk } from "./bot/talk";
import { runCommand } from "./complaint";

await runCommand(USAGE, async () => {
  const answer = newTalk(readWish(process.argv.slice(2)));
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  for await (const line of lines) {
    const said = answer(line);
    if (said === undefined) break;
    if (said !== "") process.stdout.write(`${said}\n`);
  }
  lines.close();
  process.stdin.destroy();
  return "";
});
