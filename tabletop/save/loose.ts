/** Strings of JSON, a comma before the end of a list or an object, or a number that JSON has not. */
const ODD = /"(?:[^"\\]|\\[^])*"|,(?=\s*[\]}])|-?\bInfinity\b|\bNaN\b/g;
const CONTROL = /[\u0000-\u001f]/g;

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * Reads JSON as Tabletop Simulator's own reader does where JavaScript's refuses it: with a byte order mark, control
 * characters in texts and commas after the last entry, all of which files that were edited by hand have; and with
 * Infinity and NaN, which it writes as texts itself.
 */
export function parseLoosely(source: string): unknown {
  const text = source.replace(/^\uFEFF/, "");
  try {
    return JSON.parse(text);
  } catch (error) {
    const mended = text.replace(ODD, (all) => {
      if (all === ",") return "";
      return all.startsWith('"') ? all.replace(CONTROL, escaped) : `"${all}"`;
    });
    if (mended === text) throw error;
    return JSON.parse(mended);
  }
}
