import type { Save } from "../../mod/save";

/** Characters that Steam takes for a description, and for what is new. */
const LONGEST = 8000;

/** The description of a game on its page in Steam's Workshop, in Steam's own markup. */
export function workshopText({ meta, minutes, pitch }: Save, version: string): string {
  const { title, minSeats, maxSeats } = meta;
  const players = minSeats === maxSeats ? String(maxSeats) : `${minSeats} to ${maxSeats}`;
  return `[h1]${title} ${version}[/h1]
${pitch}

[list]
[*] ${players} players, ${minutes[0]} to ${minutes[1]} minutes, with computers at any seat.
[*] A table that knows the rules: it says what you may do and why not, rolls the dice and keeps the score.
[*] Exact odds before each attack; undo with consent; the whole game is a text in the Notebook.
[/list]

[h2]How to begin[/h2]
Take a seat by its button, agree on the options in the panel, press Start. The Notebook has the rules.

RISK is a trademark of Hasbro, Tabletop Simulator one of Berserk Games; this mod is by neither, and has none of their art or rulebook texts.
`;
}

/** What is new, from notes in Markdown, in Steam's markup; what is too long for it ends with the last line that fits. */
export function workshopNews(notes: string): string {
  const lines = notes
    .replace(/\*\*([^*\n]+)\*\*/g, "[b]$1[/b]")
    .replace(/\*([^*\n]+)\*/g, "[i]$1[/i]")
    .replace(/`([^`\n]+)`/g, "$1")
    .replace(/^#+ (.*)$/gm, "[b]$1[/b]")
    .replace(/^- /gm, "[*] ")
    .split("\n");
  let length = 0;
  const fitting = lines.filter((line) => (length += line.length + 1) < LONGEST - "...".length);
  return fitting.length === lines.length ? lines.join("\n") : `${fitting.join("\n")}\n...`;
}
