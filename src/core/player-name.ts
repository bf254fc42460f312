const SPACE = 32;
const HASH = 35;

/**
 * A player's name as a record can hold it: blanks and control characters made one blank, none at its ends,
 * and no `#` where a word begins, for there it would begin a comment.
 */
export function tameName(name: string): string {
  let text = "";
  let blank = false;
  let inWord = false;
  const n = name.length;
  for (let i = 0; i < n; i++) {
    const code = name.charCodeAt(i);
    if (code <= SPACE) {
      blank = true;
      inWord = false;
    } else if (inWord || code !== HASH) {
      if (blank && text !== "") text += " ";
      blank = false;
      inWord = true;
      text += name.substring(i, i + 1);
    }
  }
  return text;
}
