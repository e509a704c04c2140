/** Finds the name of a building behind a unit: "#16-04 casa meridian", "#03-09 the beacon". */
import { hashWord, ordinaryWord, role, word } from '../lexicon/lexicon.ts';
import { has, isNumber, isSign, isWord } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

const mostWords = 3;
const hashSign = 0x23;
const hyphen = 0x2d;
const the = hashWord('the');
/** Words of sentences, and of people's names. */
const noName = role.singlish | role.other | role.everyday | role.sureName | role.syllable;

export function findBuildings(tokens: Tokens, findings: Findings): void {
  const { taken, gap, numbers, numberCount } = tokens;
  for (let n = 0; n < numberCount; n++) {
    const i = numbers[n] as number;
    const isUnit =
      isSign(tokens, i - 1, hyphen) && isNumber(tokens, i - 2) && isSign(tokens, i - 3, hashSign);
    if (!isUnit || taken[i] === 0) continue;
    let last = i;
    let isNamed = tokens.hash[i + 1] === the;
    for (let at = i + 1; at <= i + mostWords; at++) {
      if (!isWord(tokens, at) || gap[at] !== gapBefore.blank || taken[at] === 1) break;
      if (at === i + 1 && tokens.hash[at] === the) continue;
      if (has(tokens, at, word.plainFunctionWord) || ((tokens.roles[at] as number) & noName) !== 0) break;
      isNamed ||= !has(tokens, at, ordinaryWord) || has(tokens, at, word.streetEnd | word.streetStart);
      last = at;
    }
    // "#07-311 faces the road"
    if (last > i + 1 && isNamed) findings.take(i + 1, last, 'ADDRESS');
  }
}
