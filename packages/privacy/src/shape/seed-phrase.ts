/** Finds the words that open a wallet: a row of words that are all in the BIP-39 list. */

import { splitWords } from '../language/language-word.ts';
import { hashesOf, word } from '../lexicon/lexicon.ts';
import { has } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

/** BIP-39 and Electrum use at least twelve words; no measured text has eleven in a row. */
const fewestWords = 12;
/** The fewest words after a word for a wallet, where somebody may have left out a few. */
const fewestAnnounced = 8;
const phraseLengths = new Set([12, 15, 18, 21, 24, 25]);
/** The most function words in a phrase of exactly the right length that repeats words. */
const mostInWhole = 1;
const cues = hashesOf(
  splitWords(`seed seedphrase mnemonic mnemonics phrase wallet recovery passphrase backup secret metamask ledger trezor electrum phantom
  wiederherstellung recuperacion recuperação recuperacao récupération recuperation recupero herstel`),
);
const cueReach = 8;
/** The most characters between two words: `legal, winner`, `2. winner`. */
const mostBetween = 4;
const digitsOfPlace = 2;

export function findSeedPhrases(tokens: Tokens, findings: Findings): void {
  const { rows, rowCount, taken } = tokens;
  if (rowCount < fewestAnnounced) return;
  let first = 0;
  let last = 0;
  let words = 0;
  for (let n = 0; n < rowCount; n++) {
    const i = rows[n] as number;
    if (taken[i] === 1) continue;
    if (words > 0 && !areDivided(tokens, last + 1, i)) {
      if (words >= fewestAnnounced && isPhrase(tokens, first, last)) findings.take(first, last, 'SECRET');
      words = 0;
    }
    if (words === 0) first = i;
    last = i;
    words++;
  }
  if (words >= fewestAnnounced && isPhrase(tokens, first, last)) findings.take(first, last, 'SECRET');
}

/** Returns whether only a few signs and numbers are between `from` and `to`. */
function areDivided(tokens: Tokens, from: number, to: number): boolean {
  if (to - from > mostBetween) return false;
  for (let i = from; i < to; i++) if (!mayDivide(tokens, i)) return false;
  return true;
}

const dividers = new Set([...',.;:-/|)(>_*•"\''].map((sign) => sign.charCodeAt(0)));

/** Whether it is a sign, or the number of a word in the phrase; `#` and `@` would make tags of words. */
const mayDivide = ({ kind, hash, start, end }: Tokens, i: number): boolean =>
  kind[i] === tokenKind.number
    ? (end[i] as number) - (start[i] as number) <= digitsOfPlace
    : kind[i] === tokenKind.sign && dividers.has(hash[i] as number);

function isPhrase(tokens: Tokens, first: number, last: number): boolean {
  let words = 0;
  let ordinary = 0;
  let isListed = false;
  const kinds = new Set<number>();
  for (let i = first; i <= last; i++) {
    if (tokens.kind[i] !== tokenKind.word) continue;
    words++;
    kinds.add(tokens.hash[i] as number);
    if (has(tokens, i, word.plainFunctionWord)) ordinary++;
    else if (i > first && (tokens.kind[i - 1] !== tokenKind.word || tokens.gap[i] === gapBefore.line))
      isListed = true;
  }
  // Sentences have function words, and refrains repeat words.
  if (ordinary * 3 > words) return false;
  if (isAnnounced(tokens, first)) return true;
  if (words < fewestWords) return false;
  const isWhole = phraseLengths.has(words);
  if (isListed && !isWhole) return false;
  return kinds.size * 2 > words || (isWhole && ordinary <= mostInWhole);
}

function isAnnounced(tokens: Tokens, first: number): boolean {
  for (let i = Math.max(0, first - cueReach); i < first + 2; i++)
    if (cues.has(tokens.hash[i] as number) && tokens.kind[i] === tokenKind.word) return true;
  return false;
}
