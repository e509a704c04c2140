/** Finds user names without an `@` by their shape: an underscore, or a number as on Discord. */
import { word } from '../lexicon/lexicon.ts';
import { isUnknown, isWord, lengthOf } from '../text/evidence.ts';
import { type Findings, tokenAt } from '../text/finding.ts';
import { matchesOf } from '../text/matches-of.ts';
import { gapBefore, signBit, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { accountBeside, isBeforeName } from './account-cue.ts';
import { firstOfHandle, isOfCode, ofFile } from './handle-run.ts';
import { isWholeNumberAt } from './phone.ts';

const lowLine = 0x5f;
const hashSign = 0x23;

const han = '\\p{sc=Han}';
const other = '[[\\p{L}\\p{N}_.]--\\p{sc=Han}]';
/** Chinese has no blanks: more characters than these are a clause, not a part of the name. */
const mostHan = 4;
/** Chinese characters belong to it only where the underscore would otherwise join nothing. */
const lined = new RegExp(
  `(?<![${han}\\p{L}\\p{N}_.])${han}{1,${mostHan}}_${other}{1,40}|(?<!${other})${other}{1,40}(?<=_)${han}{1,${mostHan}}(?!${han})|(?<!${other})${other}{1,60}`,
  'gv',
);
/** Constants, and the numbers of photographs. */
const isConstant = /^(?:[A-Z]{2,}(?:_[A-Z]{2,})+|[A-Z]{2,4}(?:_\d{4,})+)(?:\.|$)/;

/** Finds user names by their shape. */
export function findHandles(tokens: Tokens, findings: Findings): void {
  if (tokens.signs & signBit(lowLine) && tokens.text.includes('_')) findLined(tokens, findings);
  if (tokens.signs & signBit(hashSign)) findNumberedNames(tokens, findings);
}

function findLined(tokens: Tokens, findings: Findings): void {
  const { text } = tokens;
  const firstLine = text.indexOf('_');
  const lastLine = text.lastIndexOf('_');
  // The pattern is tried between the blanks around an underscore only: it would begin at every word.
  for (let line = firstLine; line >= 0; ) {
    const begin = text.lastIndexOf(' ', line) + 1;
    const blank = text.indexOf(' ', line);
    const behind = blank < 0 ? text.length : blank;
    for (const { 0: run, index } of matchesOf(lined, text.slice(begin, behind))) {
      if (!run.includes('_')) continue;
      const value = run.replace(/^\.+|\.+$/g, '');
      const from = begin + index + run.indexOf(value);
      const end = from + value.length;
      // Two in a text may stress words: "_really good_".
      const isOnly =
        firstLine >= from && lastLine < end && (!/^_.*_$/.test(value) || isBesideAccount(tokens, from + 1));
      if (!isLinedName(value, isOnly) || isOfCode(text, from, end)) continue;
      const number = end - (/_(?:[A-Z]{2})?\d+$/i.exec(value)?.[0].length ?? 0) + 1;
      const to = isWholeNumberAt(text, number) ? number - 1 : end;
      // "kopi_gao#4471"
      const tag = /^#\d{4}(?!\d)/.exec(text.slice(to, to + 6))?.[0].length ?? 0;
      findings.takeText(from, to + tag, 'HANDLE');
    }
    line = text.indexOf('_', behind);
  }
}

/** `isOnly`: an underscore may also begin or end the name. */
function isLinedName(value: string, isOnly: boolean): boolean {
  const isLined = isOnly || /[\p{L}\p{N}]_+[\p{L}\p{N}]/u.test(value);
  // Emoticons such as "^_^" and "T_T" have no word.
  const hasWord = /\p{L}/u.test(value) && /[\p{L}\p{N}]{2}_|_[\p{L}\p{N}]{2}/u.test(value);
  return isLined && hasWord && !ofFile.test(value) && !isConstant.test(value);
}

const discordTag = /#(?:\d{4}|[A-Z][A-Z\d]{2,4})(?![\p{L}\p{N}-])/uy;
/** Where an account is spoken of, the letters may be small ones. */
const anyTag = /#[A-Za-z\d]{3,5}(?![\p{L}\p{N}-])/uy;

/** Finds `noodlesoup#0318`: what is before the sign is no ordinary word, or an account is spoken of. */
function findNumberedNames(tokens: Tokens, findings: Findings): void {
  const { text, count, hash, kind, gap, start, end } = tokens;
  for (let i = 1; i < count; i++) {
    if (hash[i] !== hashSign || kind[i] !== tokenKind.sign || gap[i] !== gapBefore.none) continue;
    const first = firstOfHandle(tokens, i - 1);
    if (first === i || lengthOf(tokens, i - 1) < 2 || !isWord(tokens, first)) continue;
    const isOfAccount = accountBeside(tokens, first, i) !== 'none';
    const pattern = isOfAccount ? anyTag : discordTag;
    pattern.lastIndex = end[i - 1] as number;
    const tag = pattern.exec(text)?.[0];
    if (tag === undefined) continue;
    if (!isOfAccount && !isUnknown(tokens, first) && first === i - 1) continue;
    const begin = isOfAccount && isHalf(tokens, first - 1) ? first - 1 : first;
    findings.takeRange(begin, start[begin] as number, (end[i - 1] as number) + tag.length, 'HANDLE');
  }
}

/** Returns whether the word is the first half of a name with a blank: "gula melaka#0007". */
const isHalf = (tokens: Tokens, i: number): boolean =>
  i >= 0 &&
  isWord(tokens, i) &&
  tokens.gap[i + 1] === gapBefore.blank &&
  ((tokens.flags[i] as number) & word.functionWord) === 0 &&
  tokens.taken[i] === 0 &&
  !(isName(tokens, i) && isName(tokens, i - 1)) &&
  !isBeforeName(tokens.hash[i] as number);

/** "marcus tan": a person beside the name of an account. */
const isName = ({ flags }: Tokens, i: number): boolean =>
  ((flags[i] as number) & (word.given | word.surname)) !== 0;

function isBesideAccount(tokens: Tokens, offset: number): boolean {
  const i = tokenAt(tokens, offset);
  return isUnknown(tokens, i) && accountBeside(tokens, i, i + 1) !== 'none';
}
