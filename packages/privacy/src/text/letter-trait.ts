/** Marks letters that may show a language that is not searched; the tokeniser collects the marks of a text. */

export const letterTrait = {
  /** Latin with a diacritic, or beyond the first 128: only some languages use it. */
  markedLatin: 1,
  /** Neither Latin nor Han. */
  otherScript: 2,
} as const;

const latin = /\p{sc=Latin}/u;
const otherScript = /[\p{L}--\p{sc=Latin}--\p{sc=Han}]/v;

/** By UTF-16 code unit; `otherScript` for a surrogate, which does not identify its letter. */
export const traitOf = new Uint8Array(0x10000);
for (let code = 0x80; code < 0x10000; code++) {
  // Han and Hangul, most of all code units, need no pattern
  if (code >= 0x4e00 && code < 0xa000) continue;
  if ((code >= 0xac00 && code < 0xd7a4) || (code >= 0xd800 && code < 0xe000))
    traitOf[code] = letterTrait.otherScript;
  else if (code < 0xa000 || code >= 0xf900) {
    const letter = String.fromCharCode(code);
    traitOf[code] =
      (latin.test(letter) ? letterTrait.markedLatin : 0) |
      (otherScript.test(letter) ? letterTrait.otherScript : 0);
  } else traitOf[code] = letterTrait.otherScript;
}
