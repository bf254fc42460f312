/** The words of a text, as long lists of names are written. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
