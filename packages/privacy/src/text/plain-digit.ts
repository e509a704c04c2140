/**
 * Replaces digits of other scripts and shapes by plain ones: ⁹¹²³, ⑨①②③, 9️⃣1️⃣2️⃣3️⃣, ٩١٢٣. They hide numbers
 * from a search.
 */

/** Raised digits, digits in circles and on keycaps. A few of them are footnotes or squares. */
const shapedDigit =
  /[\u00b2\u00b3\u00b9\u0660-\u0669\u06f0-\u06f9\u2070\u2074-\u2079\u2080-\u2089\u2460-\u2468\u24ea]|\d\ufe0f?\u20e3/g;
const fewestShaped = 7;
const arabicZero = 0x660;
const persianZero = 0x6f0;

export const withPlainDigits = (text: string): string =>
  (text.match(shapedDigit)?.length ?? 0) < fewestShaped ? text : text.replace(shapedDigit, plainDigit);

function plainDigit(written: string): string {
  const code = written.charCodeAt(0);
  if (code >= persianZero && code <= persianZero + 9) return String(code - persianZero);
  if (code >= arabicZero && code <= arabicZero + 9) return String(code - arabicZero);
  return written.normalize('NFKC').charAt(0);
}
