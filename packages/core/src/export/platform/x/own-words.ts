/** Prepares what the person wrote for masking: as they wrote it, with every account's name where it is found. */

const escapes: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** X keeps three characters escaped. `null` if there is no text. */
export function ownWords(text: string | null): string | null {
  if (text === null || text === '') return null;
  let words = text;
  if (words.includes('&')) words = words.replace(/&(?:amp|lt|gt);/g, (code) => escapes[code] ?? code);
  if (words.includes('＠')) words = words.replaceAll('＠', '@');
  // ".@somebody" names an account too, in front of everybody; no address ends in a point before its sign
  return words.includes('.@') ? words.replaceAll('.@', '. @') : words;
}
