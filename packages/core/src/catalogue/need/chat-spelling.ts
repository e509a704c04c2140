/** Writes out the short spellings of chats, so that "how many ppl" is read as "how many people". */

/** Short spellings that are no other words; case does not matter, since nobody's name is spelt so. */
const table = `
people: ppl peeps; because: bcos becos; without: w/o; with: w/; about: abt; government: govt; average: avg; singaporeans: sporeans; a lot: alot
graduates: grads; something: smth; really: rly; today: tdy; tomorrow: tmr tmrw
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
/** "Bus stop n bus route": the letter alone between two words. */
const joiningLetter = /(?<=\p{L}{2} )n(?= \p{L}{2})/gu;
/** "How many people in each town" asks for the population. */
const headCount = /\bhow many people (?:are |live |stay )?(?=(?:in each|per|by)\b)/gi;

export const withoutChatSpellings = (text: string): string =>
  text
    .replace(pattern, (word) => spellings.get(word.toLowerCase()) ?? word)
    .replace(joiningLetter, 'and')
    .replace(headCount, 'population ');
