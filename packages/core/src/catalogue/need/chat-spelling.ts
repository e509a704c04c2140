/** Writes out the short spellings of chats, so that "how many ppl" is read as "how many people". */

/** Short spellings that are no other words; case does not matter, since nobody's name is spelt so. */
const table = `
people: ppl peeps; because: bcos becos; without: w/o; with: w/; about: abt; government: govt; average: avg; singaporeans: sporeans; a lot: alot
graduates: grads; something: smth; really: rly; block: blk; today: tdy; tomorrow: tmr tmrw
`;

const spellings = new Map(
  table
    .split(/[;\n]/)
    .map((line) => line.trim().split(': '))
    .flatMap(([whole = '', short = '']) => short.split(' ').map((each) => [each, whole] as const))
    .filter(([short]) => short !== ''),
);
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’.-])(?:${[...spellings.keys()].join('|')})(?![\p{L}\p{N}'’-])`,
  'giu',
);
/** Words behind which `n` is a number or a name: "the n largest", "find n items", "select n from". */
const beforeNumber = new Set(
  `an the of with than for by to in at per any all every each first last next top only find select show list get give take pick
  choose return where if when`.split(/\s+/),
);
const afterNumber = new Set('is are was of or and from items times'.split(' '));
/** "O levels", the examinations of which the letter is no word. */
const examination = /\b(?:[on][ -]levels?|a-levels?|a levels)\b/giu;
/** Fine particles, however spaced: records say PM2.5. */
const particles = /\bpm ?(2[. ]?5|10)\b/giu;
/** "Bus stop n bus route": the letter alone between two words. */
const loneLetter = /(?<=(\p{L}{2,}) )n(?= (\p{L}{2,}))/gu;

/**
 * Writes out the short spellings of chats and of examinations, and `n` between two words as "and" unless it is a number.
 * @returns the text unchanged if it has none
 */
export const withoutChatSpellings = (text: string): string =>
  text
    .replace(pattern, (word) => spellings.get(word.toLowerCase()) ?? word)
    .replace(examination, 'GCE')
    .replace(particles, (_, size: string) => (size === '10' ? 'PM10' : 'PM2.5'))
    .replace(loneLetter, (letter, before: string, after: string) =>
      beforeNumber.has(before.toLowerCase()) || afterNumber.has(after.toLowerCase()) ? letter : 'and',
    );
