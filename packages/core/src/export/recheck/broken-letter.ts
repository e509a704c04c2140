/** Recognises UTF-8 that was decoded as Latin-1: `cafÃ©`, `ð` and control characters. */

/** The first byte of a letter of two to four bytes, as Latin-1 shows it, and at least one continuation byte. */
const broken = /[\u00c2-\u00f4][\u0080-\u00bf]/;
/** Control characters that people do not type, so that they must be continuation bytes of broken letters. */
const control = /[\u0080-\u009f]/;
/** Two-byte letters such as `Â©` and `Ã©`. Languages that use `Â` and `Ã` write them before letters, not before these signs. */
const twoBytes = /[\u00c2-\u00c3][\u00a0-\u00bf]/;

export const brokenLetters = (text: string): boolean =>
  broken.test(text) && (control.test(text) || twoBytes.test(text));
