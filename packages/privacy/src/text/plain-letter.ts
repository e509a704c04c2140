/**
 * Replaces styled letters by plain ones: 𝐒𝐡𝐚𝐫𝐨𝐧, Ⓢⓗⓐⓡⓞⓝ, 🅂🄷🄰🅁🄾🄽, ꜱʜᴀʀᴏɴ, ˢʰᵃʳᵒⁿ. They hide names
 * from a search.
 */

const plain = new Map<string, string>();

/** Adds pairs of styled and plain letters; returns the styled ones. */
function add(styled: Iterable<string>, letters: Iterable<string>): string {
  let added = '';
  const written = Array.from(letters);
  for (const [n, letter] of Array.from(styled).entries()) {
    plain.set(letter, written[n] ?? letter);
    added += letter;
  }
  return added;
}

const charactersOf = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, n) => String.fromCodePoint(first + n));

/** Adds the characters from `first` to `last` whose compatibility form is one matching character. */
function addForms(first: number, last: number, wanted: RegExp): string {
  const styled = charactersOf(first, last - first + 1).filter((sign) => wanted.test(sign.normalize('NFKC')));
  return add(
    styled,
    styled.map((sign) => sign.normalize('NFKC')),
  );
}

/** Adds an alphabet whose letters have no compatibility form, or one in brackets. */
const addAlphabet = (first: number, letters: string): string =>
  add(charactersOf(first, letters.length), letters);

const letter = /^[a-z]$/i;
const letterOrDigit = /^[a-z\d]$/i;
const small = 'abcdefghijklmnopqrstuvwxyz';
const capitals = small.toUpperCase();

/** Bold, italic, script and double-struck letters; some script letters are among the unit signs. */
const mathematical = addForms(0x1d400, 0x1d7ff, letterOrDigit) + addForms(0x210a, 0x2134, letter);
/** Letters in brackets, circles and squares, also black ones, and raised letters. A single one is a sign: Ⓜ, 🅿. */
const enclosed = [
  addAlphabet(0x249c, small),
  addForms(0x24b6, 0x24e9, letter),
  addAlphabet(0x1f110, capitals),
  addForms(0x1f130, 0x1f149, letter),
  addAlphabet(0x1f150, capitals),
  addAlphabet(0x1f170, capitals),
  addForms(0x2b0, 0x2b8, letter),
  addForms(0x2e1, 0x2e3, letter),
  addForms(0x1d2c, 0x1d5b, letter),
  addForms(0x2071, 0x207f, letter),
].join('');
/** Small capitals; some are phonetic letters, of which a word has few. */
const smallCapitals = add('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnopqrstuvwyz');
/** A letter that is used instead of a small capital that many fonts lack. */
const alike = add('ғ', 'f');
const fewestSmallCapitals = 2;

/** The letters among the unit signs, without "™", "№" and "Ω". */
const unitLetters = [...mathematical].filter((sign) => sign.length === 1).join('');
const anyMathematical = new RegExp(`[\ud835${unitLetters}]`);
const anyEnclosed =
  /[\u02b0-\u02b8\u02e1-\u02e3\u1d2c-\u1d5b\u2071\u207f\u249c-\u24e9]|\ud83c[\udd10-\udd89]/;
const anySmallCapital = new RegExp(`[${smallCapitals}]`);
/**
 * Matches every text with a styled letter, and few others. Works without the flag `u`, which costs time in
 * every text.
 */
export const mayBeStyled = new RegExp(
  `${anyMathematical.source}|${anyEnclosed.source}|${anySmallCapital.source}`,
);
const oneMathematical = new RegExp(`[${mathematical}]`, 'gu');
const enclosedWord = new RegExp(`[${enclosed}]\ufe0f?(?: ?[${enclosed}]\ufe0f?){2,}`, 'gu');
const anyWord = new RegExp(`[a-z${smallCapitals}${alike}]+`, 'gi');

export function withPlainLetters(text: string): string {
  let plain = text;
  if (anyMathematical.test(plain)) plain = plain.replace(oneMathematical, asPlain);
  if (anyEnclosed.test(plain)) plain = plain.replace(enclosedWord, asPlain);
  return anySmallCapital.test(plain)
    ? plain.replace(anyWord, (word) => (hasSmallCapitals(word) ? asPlain(word) : word))
    : plain;
}

function asPlain(styled: string): string {
  let written = '';
  for (const sign of styled) if (sign !== '\ufe0f') written += plain.get(sign) ?? sign;
  return written;
}

function hasSmallCapitals(word: string): boolean {
  let found = 0;
  for (const sign of word) if (smallCapitals.includes(sign)) found++;
  return found >= fewestSmallCapitals;
}
