/** Tells a prompt in a European language other than English, which the assistant does not read. */
import { english } from '@cgdx/privacy/language/english.ts';
import { records } from '@cgdx/privacy/language/languages.ts';
import { wordsOf } from '../text/term.ts';

/** How many more function words than English ones it has at least: "traffic in La Paz" has a name. */
const leastMore = 2;

const listOf = ({ functionWords }: (typeof records)[number]): ReadonlySet<string> =>
  new Set(functionWords.trim().split(/\s+/));
const englishList = listOf(english);
const otherLists = records.filter((record) => record !== english).map(listOf);

export function isForeign(text: string): boolean {
  const words = [...new Set(wordsOf(text))];
  const countIn = (list: ReadonlySet<string>): number => words.filter((word) => list.has(word)).length;
  const ofEnglish = countIn(englishList);
  return otherLists.some((list) => countIn(list) >= ofEnglish + leastMore);
}
