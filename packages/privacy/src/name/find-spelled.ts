/** Finds names that are spelled letter by letter: "S h a r o n", "T-E-N-N-A-N-T", "m.i.g.u.e.l". */
import { codesOf } from '@cgdx/name-tagger/word/hash.ts';
import { classOf, upper } from '../lexicon/character.ts';
import { hashWord, lookUp, othersOf, word } from '../lexicon/lexicon.ts';
import { isFormOfWord, isStrongGiven, isStrongName } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

const fewest = 4;
/** The fewest letters of an unlisted word; with full stops such words are initialisms. */
const fewestUnlisted = 5;
const hyphen = 0x2d;
const vowel = /[AEIOUYÄÖÜАЕИОУЫЭЮЯ]/;
/** Only the first letters of the alphabet: musical notes, marks at school, answers. */
const isOfFirstLetters = /^[A-G]*$/;

export function findSpelled(tokens: Tokens, findings: Findings): void {
  /** The token behind the last name. */
  let behind = -1;
  const { singles, singleCount } = tokens;
  let next = 0;
  for (let n = 0; n < singleCount; n++) {
    const i = singles[n] as number;
    if (i < next) continue;
    const step = isLetter(tokens, i + 1) ? 1 : 2;
    let last = i;
    while (isLetter(tokens, last + step) && isJoined(tokens, i, last, step)) last += step;
    const count = (last - i) / step + 1;
    if (count < fewest) continue;
    const letters = lettersOf(tokens, i, last, step);
    const isHyphened = step === 2 && tokens.hash[i + 1] === hyphen;
    if (isName(letters) || (isHyphened && isUnlisted(letters)) || (i === behind && isSurname(letters))) {
      findings.take(i, last, 'PERSON');
      behind = last + 1;
    }
    // The last letter may begin a word whose letters are joined by another sign.
    next = last;
  }
}

const isLetter = ({ count, kind, start, end }: Tokens, i: number): boolean =>
  i < count && kind[i] === tokenKind.word && (end[i] as number) - (start[i] as number) === 1;

/** Returns whether the letter `last` is followed by the same sign or blank as the letter `first`. */
function isJoined({ kind, gap, hash, start }: Tokens, first: number, last: number, step: number): boolean {
  if ((gap[last + 1] as number) > gapBefore.blank || (gap[last + step] as number) > gapBefore.blank)
    return false;
  if (step === 2 && (kind[last + 1] !== tokenKind.sign || hash[last + 1] !== hash[first + 1])) return false;
  // Wider blanks separate words.
  const width = (start[first + step] as number) - (start[first] as number);
  return (start[last + step] as number) - (start[last] as number) === width;
}

function lettersOf({ text, start }: Tokens, first: number, last: number, step: number): string {
  let letters = '';
  for (let i = first; i <= last; i += step) letters += text.charAt(start[i] as number);
  return letters;
}

function isName(letters: string): boolean {
  const flags = lookUp(hashWord(letters));
  return isStrongGiven(flags) || (isStrongName(flags) && (flags & word.place) === 0);
}

const isSurname = (letters: string): boolean => (lookUp(hashWord(letters)) & word.surname) !== 0;

/** Returns whether it is in capitals, in no list, and not a form of a word. */
function isUnlisted(letters: string): boolean {
  for (let at = 0; at < letters.length; at++) if (classOf[letters.charCodeAt(at)] !== upper) return false;
  if (letters.length < fewestUnlisted || !vowel.test(letters) || isOfFirstLetters.test(letters)) return false;
  const hash = hashWord(letters);
  return lookUp(hash) === 0 && othersOf(hash) === 0 && !isFormOfWord(codesOf(letters), 0, letters.length);
}
