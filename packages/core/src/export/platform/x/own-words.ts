/** Prepares the person's text for masking: unescapes it, and separates account names so that the mask finds them. */

const escapes: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** Unescapes the three characters that X escapes; `null` if there is no text. */
export function ownWords(text: string | null): string | null {
  if (text === null || text === '') return null;
  let words = text;
  if (words.includes('&')) words = words.replace(/&(?:amp|lt|gt);/g, (code) => escapes[code] ?? code);
  if (words.includes('＠')) words = words.replaceAll('＠', '@');
  // ".@somebody" names an account too, since no mail address has a dot before the "@"
  return words.includes('.@') ? words.replaceAll('.@', '. @') : words;
}
