/**
 * Finds names whose parts are joined by a connector: "Kavitha d/o Ramalingam", "FAIZAL BIN RAZALI", "luc
 * l'herbette".
 */
import { hashWord, word } from '../lexicon/lexicon.ts';
import { has, isApostrophe, isSign, isWord, lengthOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore, tokenKind, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

const hashes = (words: string) => new Set(words.split(' ').map(hashWord));
/** Connectors between a person's name and their father's. */
const fathers = hashes('bin binti binte bte bint');
/** Also German for "am", and an English word: one side must be a listed name, or both capitalised. */
const bin = hashWord('bin');
/** "d/o" means "daughter of". "w/o" and "c/o" are no connectors. */
const slashed = new Set(['d/o', 's/o', 'a/l', 'a/p']);
/** Connectors before an apostrophe. */
const prefixes = hashes('d l o');
const o = hashWord('o');

const slash = 0x2f;
const mostWords = 3;
const shortestStem = 4;

const name = word.given | word.surname | word.nickname;
const function_ = word.functionWord | word.plainFunctionWord;
const ordinary = word.dictionary | word.known | word.proper | word.notName | word.thing | word.place;

export function findConnected(tokens: Tokens, findings: Findings): void {
  for (let i = 0; i < tokens.count; i++) {
    if (tokens.kind[i] !== tokenKind.word || tokens.taken[i] === 1) continue;
    const last = connectorEnd(tokens, i);
    if (last < 0) continue;
    const first = firstBefore(tokens, i);
    const end = lastBehind(tokens, last + 1);
    const isAlone = first === i && tokens.hash[i] === o && lengthOf(tokens, last + 1) >= shortestStem;
    if (end < 0 || (first === i && !isAlone) || !isSure(tokens, i, first, last)) continue;
    let behind = end;
    // "Ahmad bin Ali bin Hassan"
    for (;;) {
      const next = isWord(tokens, behind + 1) ? connectorEnd(tokens, behind + 1) : -1;
      const further = next < 0 ? -1 : lastBehind(tokens, next + 1);
      if (further < 0) break;
      behind = further;
    }
    findings.take(first, behind, 'PERSON');
    i = behind;
  }
}

/** Returns the last token of the connector that begins at `i`; -1 if none does. */
function connectorEnd(tokens: Tokens, i: number): number {
  const hash = tokens.hash[i] as number;
  if (fathers.has(hash) && tokens.gap[i] === gapBefore.blank) return i;
  if (lengthOf(tokens, i) !== 1 || tokens.gap[i + 1] !== gapBefore.none) return -1;
  if (isSign(tokens, i + 1, slash) && isWord(tokens, i + 2) && tokens.gap[i + 2] === gapBefore.none) {
    const written = tokens.text.slice(tokens.start[i], tokens.end[i + 2]).toLowerCase();
    return slashed.has(written) ? i + 2 : -1;
  }
  if (!prefixes.has(hash) || !isApostrophe(tokens, i + 1)) return -1;
  const isGlued = isWord(tokens, i + 2) && tokens.gap[i + 2] === gapBefore.none;
  return isGlued ? i + 1 : -1;
}

/** Returns whether the names beside the connector are certain enough, if the connector is also an ordinary word. */
function isSure(tokens: Tokens, i: number, first: number, last: number): boolean {
  const isListed = (at: number) => has(tokens, at, name);
  const isCapital = (at: number) => (tokens.wordCase[at] as number) > wordCase.small;
  const hash = tokens.hash[i] as number;
  if (hash === bin) return isListed(i - 1) || isListed(last + 1) || (isCapital(i - 1) && isCapital(last + 1));
  // "l'attend" and "d'accord" are verbs and phrases, so a given name must precede.
  if (last === i + 1 && hash !== o)
    return (
      has(tokens, first, word.given) &&
      !has(tokens, first, ordinary) &&
      !has(tokens, last + 1, word.given) &&
      isCapital(i - 1) === isCapital(last + 1)
    );
  return true;
}

/** Returns the first word of the name before the connector at `i`; `i` if there is none. */
function firstBefore(tokens: Tokens, i: number): number {
  let first = i;
  while (i - first < mostWords) {
    const at = first - 1;
    if (tokens.gap[first] !== gapBefore.blank || !mayBeName(tokens, at)) break;
    if (first < i && !continues(tokens, at, first)) break;
    first = at;
  }
  return first;
}

/** Returns the last word of the name after the connector; -1 if there is none. */
function lastBehind(tokens: Tokens, first: number): number {
  if (!mayBeName(tokens, first) || (tokens.gap[first] as number) > gapBefore.blank) return -1;
  let last = first;
  while (last - first < mostWords - 1) {
    const at = last + 1;
    if (tokens.gap[at] !== gapBefore.blank || !mayBeName(tokens, at) || !continues(tokens, at, last)) break;
    last = at;
  }
  return last;
}

/**
 * Whether a further word belongs to the name. In lower case it must be a listed name: otherwise it may be part
 * of a sentence in any language.
 */
const continues = (tokens: Tokens, at: number, beside: number): boolean =>
  tokens.wordCase[at] === tokens.wordCase[beside] &&
  (tokens.wordCase[at] !== wordCase.small || has(tokens, at, name));

function mayBeName(tokens: Tokens, i: number): boolean {
  if (!isWord(tokens, i) || tokens.taken[i] === 1 || lengthOf(tokens, i) < 2) return false;
  if (connectorEnd(tokens, i) >= 0) return false;
  const isName = has(tokens, i, name);
  // "ahmad bin ali": "ali" is also a word of other languages.
  const isSon = i > 1 && fathers.has(tokens.hash[i - 1] as number) && has(tokens, i - 2, name);
  if (isSon && !has(tokens, i, word.plainFunctionWord | word.dictionary)) return true;
  if (has(tokens, i, function_))
    return isName && (tokens.wordCase[i] !== wordCase.small || !has(tokens, i, word.plainFunctionWord));
  return isName || !has(tokens, i, ordinary);
}
