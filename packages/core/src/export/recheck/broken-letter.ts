/** Recognises text whose bytes in UTF-8 were taken for letters of their own: `cafÃ©`, `ð` and control characters. */

/** The first byte of a letter of two to four bytes, as Latin-1 shows it, and at least one of those that follow it. */
const broken = /[\u00c2-\u00f4][\u0080-\u00bf]/;
/** People do not type these characters: they are the second halves of broken letters. */
const control = /[\u0080-\u009f]/;
/** `Â©`, `Ã©`: letters that some languages write before a sign, as in `ÂŞ`, stand before letters there. */
const twoBytes = /[\u00c2-\u00c3][\u00a0-\u00bf]/;

export const brokenLetters = (text: string): boolean =>
  broken.test(text) && (control.test(text) || twoBytes.test(text));
