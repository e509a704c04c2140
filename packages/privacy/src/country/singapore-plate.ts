/** Decides which letters and digits are a Singapore number plate. */

/** The last letter of a plate, by the weighted sum of the letters and digits before it, modulo 19. */
const checkLetters = 'AZYXUTSRPMLKJHGEDCB';
const weights = [9, 4, 5, 4, 3, 2];
/** The number of letters from which the check letter is computed. */
const mostLetters = 2;
const mostDigits = 4;

const parts = /^([A-Z]{1,3})(\d{1,4})([A-Z])$/;

/** Returns whether the last letter is the check letter of the others. */
export function hasCheckLetter(plate: string): boolean {
  const [, letters = '', digits = '', last] = parts.exec(plate.toUpperCase()) ?? [];
  if (letters === '') return false;
  const counted = letters.slice(-mostLetters).padStart(mostLetters, '@');
  const values = [
    ...Array.from(counted, (letter) => letter.charCodeAt(0) - 0x40),
    ...Array.from(digits.padStart(mostDigits, '0'), Number),
  ];
  const sum = values.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
  return checkLetters[sum % checkLetters.length] === last;
}

/**
 * The first letters of cars, taxis, motorcycles, lorries and buses. Products have other letters: `SSD 512 G`,
 * `GTX 1080 S`.
 */
const threeLetters = /^(?:S[BCD-HJ-N][A-HJ-NP-Z]|F[A-Z][A-HJ-NP-Z]|GB[A-HJ-NP-Z]|SBS|SMB|TIB)\d/i;
const twoLetters = /^(?:E[A-Z]|[XYPWG][A-Z]|C[BD]|SG|RU|QX)\d{3}/i;
/** In capitals with blanks on both sides, fewer digits and motorcycles count: "EX 88 M", "FZ 4295 K". */
const apart = /^(?:E[A-Z]|F[A-Z]) \d{2,4} [A-Z]$/;
/** Three-letter words that may precede a number. */
const noPlate =
  /^(?:say|see|sea|she|sgd|sch|fat|feb|fee|fan|far|few|fly|fri|fit|fix|for|fun|fps|faq|gbp|gbs)\d/i;
/** "say 810k" */
const thousands = /^[a-z]{2,3} \d{1,4}[km]$/;
/**
 * With blanks in lower case: a whole number whose last letter is no word of chats ("fri 1200 u come"), or letters of cars
 * that are no word ("smk 21 d").
 */
const spaced =
  /^(?:[a-z]{2,3} \d{4} [bcgjlprtxyz]|(?!s(?:et|ec|el|em|ex|gt|hy|ki|ky|ms|dn|sd)\b)s[a-z]{2} \d{2,4} [a-z])$/;

/**
 * Returns whether this can only be a plate; the check letter may be wrong by mistake. `written`: the value with
 * its blanks. In lower case and with blanks it may be words unless the check letter is right.
 */
export function isSingaporePlate(value: string, written = value): boolean {
  if (thousands.test(written)) return false;
  if (hasCheckLetter(value)) return !/^[a-z]{1,2} \d/.test(written) || value.length > 5;
  if (apart.test(written)) return true;
  const isWords = written !== written.toUpperCase() && written !== value && !spaced.test(written);
  return !isWords && !noPlate.test(value) && (threeLetters.test(value) || twoLetters.test(value));
}
