/**
 * Finds values that open an account: keys, passwords and wallets; also disguised mail addresses.
 */

import { anyOf, splitWords, wordsOfAll } from '../language/language-word.ts';
import { sharedPasswords } from '../language/shared-word.ts';
import { keyLabels, labelWords } from '../lexicon/label-word.ts';
import { hashesOf } from '../lexicon/lexicon.ts';
import type { PersonalType, TextSpan } from '../placeholder/personal-type.ts';
import type { Findings } from '../text/finding.ts';
import { matchesOf } from '../text/matches-of.ts';
import { gapBefore, signBit, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { likelyPrefixes, partedKeys, surePrefixes } from './key-prefix.ts';
import { isPlate, platePattern } from './plate.ts';

interface SecretShape {
  readonly type: PersonalType;
  /** Sticky: tried at the label. The group is the value that is taken. */
  readonly pattern: RegExp;
  readonly accept?: (value: string) => boolean;
}

const passwordWords = [...wordsOfAll(({ password }) => password), ...splitWords(sharedPasswords)];
const passwords = anyOf(passwordWords);
const is = anyOf(wordsOfAll((language) => language.is));

const hasSign = (value: string) => /[^\p{L}]/u.test(value);
/** Whether it has letters and digits, and is no decimal like `2.4GHz`. */
const isMixed = (value: string) => /\p{L}/u.test(value) && /\d/.test(value) && !/\d[.,]\d/.test(value);

/** Words after "password" in forms and error messages. */
const noPassword =
  /^(?:required|forgotten|forgot|incorrect|wrong|invalid|hidden|redacted|reset|change[ds]?|optional|protected|missing|secret|unknown|erforderlich|falsch|vergessen|ungültig|requerid[ao]|incorrect[ao]|olvidad[ao]|obligatoire|oublié|obrigatória|verplicht|vergeten|richiesta|dimenticata)$/i;

/** Values after a label that is a separate word: `pw` in `t.co/4nx4Pw` is not a label. */
const labelled: readonly SecretShape[] = [
  { type: 'SECRET', pattern: /bearer\s{1,3}([\w.~+/-]{8,400})/iy },
  {
    type: 'SECRET',
    pattern: new RegExp(
      String.raw`(?:${passwords})(?!\p{N})\s{0,3}(?:${is})?\s{0,3}[:=：]?\s{0,3}([^\s]{4,64})`,
      'iuy',
    ),
    accept: hasSign,
  },
  {
    type: 'SECRET',
    // Letters only: a sign must precede it, and nothing may follow it on its line.
    pattern: new RegExp(
      String.raw`(?:${passwords})(?!\p{N})["']?\s{0,3}[:=：]\s{0,3}["']?(\p{L}{6,64})["']?(?=[ \t]{0,3}(?:[\r\n,;|/]|$))`,
      'iuy',
    ),
    accept: (value) => !noPassword.test(value),
  },
  {
    type: 'SECRET',
    // Labels with other meanings: a sign must follow them.
    pattern:
      /(?:api ?key|key|token|secret|pass|wifi|wlan|schl(?:ü|ue?)ssel|cl[eé](?: (?:api|secrète|privée|wifi))?|clave|chiave|chave|sleutel)(?!\p{L})["']?\s{0,3}[:=：]\s{0,3}["']?([^\s"']{8,400})/iuy,
    accept: isMixed,
  },
  {
    type: 'SECRET',
    pattern: /wi-?fi (?:pass|code|key)(?: is|:|=)?\s{0,3}([^\s"']{6,64})/iy,
    accept: isMixed,
  },
  { type: 'SECRET', pattern: /authorization["']?\s{0,3}[:=]\s{0,3}["']?[a-z]{1,12}\s([^\s"']{8,400})/iy },
  { type: 'NUMBER_PLATE', pattern: new RegExp(platePattern(is), 'iuy'), accept: isPlate },
];

/** The words with which those begin; most other labels belong to a country's values. */
const labelHashes = hashesOf([...splitWords(`${labelWords} ${keyLabels}`), ...passwordWords]);

/** Values that are recognised by their own shape: keys of well-known services, wallets, the tax code of Italy. */
const shaped = new RegExp(
  String.raw`(?<!\w)(?:(?:${surePrefixes.join('|')})[\w-]{8,4000}|(?:${likelyPrefixes.join('|')})[\w-]{16,400}|0x[0-9a-fA-F]{40,400}|[13][1-9A-HJ-NP-Za-km-z]{25,34}(?!\w))`,
  'g',
);
const parted = new RegExp(String.raw`(?<![\w.])(?:${partedKeys.join('|')})(?![\w-])`, 'g');
/** A private key in the format of Solana: a list of bytes. */
const byteRow = /\[(?:\s?\d{1,3}\s?,){31,127}\s?\d{1,3}\s?\]/g;
const fewestBytes = 32;
const taxCode = /(?<!\w)[A-Z]{6}\d\d[A-EHLMPR-T]\d\d[A-Z]\d{3}[A-Z]?(?!\w)/g;

/** A key without a shape of its own. */
const letterRow = /[A-Za-z0-9]{20,400}/g;
/** How often its characters must change their kind: more often than in `iPhone15Pro256GB2023Edition`. */
const fewestChanges = 8;

/** Returns whether it is too random to be a word: `wJ4lrX7tnFE2MIK9dENGbPx`. */
const isRandom = (value: string): boolean =>
  (value.match(/\d(?=[A-Za-z])|[A-Za-z](?=\d)|[a-z](?=[A-Z])/g)?.length ?? 0) >= fewestChanges;

const keyBegin = /-----BEGIN [A-Z ]{0,40}KEY-----/g;
const keyEnd = '-----END';

/** Finds private keys in the format in which programs store them. */
function findKeyBlocks(text: string, findings: Findings): void {
  let behind = 0;
  for (const { 0: line, index } of matchesOf(keyBegin, text)) {
    if (index < behind) continue;
    const from = index + line.length;
    const end = text.indexOf(keyEnd, from);
    behind = end < 0 ? text.length : end;
    findings.takeText(from, behind, 'SECRET');
  }
}

/** Signs with which a sentence may end after a value. */
const ending = /[.,;:!?)\]}"']+$/;

/** The beginning of "(at)", in any brackets. */
const bracketedAt = /[([{] ?at/i;
const brackets = Array.from('([{', (bracket) => signBit(bracket.charCodeAt(0))).reduce((a, b) => a | b);

export function findSecrets(tokens: Tokens, findings: Findings): void {
  const { text } = tokens;
  const saysDot = findBesideLabels(tokens, findings);
  if (saysDot || (tokens.signs & brackets && bracketedAt.test(text))) findDisguisedMail(text, findings);
  const runs = keyRuns(tokens);
  findPartedKeys(text, runs, findings);
  for (const { value, at } of within(text, runs, shaped)) {
    // Without both letters and digits it is something else.
    if (!/\d/.test(value) || !/[A-Za-z]/.test(value)) continue;
    findings.takeText(at, keyEndAt(text, at + value.length), 'SECRET');
  }
  for (const { value, at } of within(text, runs, letterRow))
    if (isRandom(value)) findings.takeText(at, at + value.length, 'SECRET');
  if (tokens.numberCount >= fewestBytes && text.includes('['))
    for (const { 0: value, index } of matchesOf(byteRow, text))
      findings.takeText(index, index + value.length, 'SECRET');
  if (tokens.signs & signBit(hyphen) && text.includes('-----BEGIN ')) findKeyBlocks(text, findings);
  for (const { value, at } of within(text, runs, taxCode))
    findings.takeText(at, at + value.length, 'NATIONAL_ID');
}

/** Returns what the pattern finds in the runs. */
const within = (text: string, runs: readonly TextSpan[], pattern: RegExp) =>
  runs.flatMap(({ start, end }) =>
    matchesOf(pattern, text.slice(start, end)).map(({ 0: value, index }) => ({ value, at: start + index })),
  );

const lowLine = 0x5f;
const hyphen = 0x2d;

/** The number of characters of the shortest key. */
const shortestKey = 10;

/**
 * Returns runs of letters, underscores and hyphens that contain digits and are long enough for a key, a wallet
 * or a tax code.
 */
function keyRuns(tokens: Tokens): TextSpan[] {
  const { start, end, gap, count, numbers, numberCount } = tokens;
  const runs: TextSpan[] = [];
  let behind = 0;
  for (let n = 0; n < numberCount; n++) {
    const i = numbers[n] as number;
    if (i < behind) continue;
    let first = i;
    while (first > 0 && gap[first] === gapBefore.none && isOfKey(tokens, first - 1)) first--;
    behind = i + 1;
    while (behind < count && gap[behind] === gapBefore.none && isOfKey(tokens, behind)) behind++;
    const run = { start: start[first] as number, end: end[behind - 1] as number };
    const isLong = behind - first > 1 && run.end - run.start >= shortestKey;
    if (isLong && /\p{L}/u.test(tokens.text.slice(run.start, run.end))) runs.push(run);
  }
  return runs;
}

const isOfKey = ({ kind, hash }: Tokens, i: number): boolean =>
  (kind[i] as number) <= tokenKind.number || hash[i] === lowLine || hash[i] === hyphen;

/** The secret half after the id of a key: `AKIAx:y`. */
const secretHalf = /[:|,]\s?(?=[^\s]{0,31}\d)[A-Za-z0-9/+=]{32,400}(?![\w/+=])/y;

function keyEndAt(text: string, to: number): number {
  secretHalf.lastIndex = to;
  return secretHalf.test(text) ? secretHalf.lastIndex : to;
}

const longestKey = 8000;
const ofParts = /[\w.:-]/;

/** Finds keys that continue after a dot or a colon: `SG.x.y`, `123456789:AAx`. */
function findPartedKeys(text: string, runs: readonly TextSpan[], findings: Findings): void {
  let behind = 0;
  for (const { start, end } of runs) {
    if (start < behind || (!isPoint(text, start - 1) && !isPoint(text, end))) continue;
    let from = start;
    while (from > behind && start - from < longestKey && ofParts.test(text[from - 1] as string)) from--;
    behind = end;
    while (behind < text.length && behind - end < longestKey && ofParts.test(text[behind] as string))
      behind++;
    for (const { 0: found, index } of matchesOf(parted, text.slice(from, behind))) {
      const value = found.replace(/[.:-]+$/, '');
      if (!/\d/.test(value) || (/^(?:s|sk|pk|t1|v1)/.test(value) && !isRandom(value))) continue;
      findings.takeText(from + index, from + index + value.length, 'SECRET');
    }
  }
}

const isPoint = (text: string, at: number): boolean => text[at] === '.' || text[at] === ':';

/** Finds values beside their labels. Returns whether the text has the word `dot` for a dot. */
function findBesideLabels(tokens: Tokens, findings: Findings): boolean {
  const { text, hash, start, end, taken, labels, labelCount } = tokens;
  let saysDot = false;
  for (let n = 0; n < labelCount; n++) {
    const i = labels[n] as number;
    if (!labelHashes.has(hash[i] as number)) continue;
    const from = start[i] as number;
    if (taken[i] === 1 || !standsAlone(text, from, end[i] as number)) continue;
    if ((end[i] as number) - from === 3 && text.slice(from, from + 3).toLowerCase() === 'dot') saysDot = true;
    for (const { type, pattern, accept } of labelled) {
      pattern.lastIndex = from;
      const match = pattern.exec(text);
      const value = match?.[1]?.replace(ending, '') ?? '';
      if (match === null || value.length < 3 || (accept !== undefined && !accept(value))) continue;
      const at = from + match[0].length - (match[1] ?? '').length;
      findings.takeText(at, at + value.length, type);
    }
  }
  return saysDot;
}

/** The length of short labels such as `pw`, `ig`, `mdp`: they also occur by chance in ids and tokens (`4nx4Pw`). */
const shortLabel = 3;
/** Letters and digits of a token. Chinese and Japanese may touch a word. */
const ofToken = /[[\p{L}\p{N}]--\p{sc=Han}--\p{sc=Hiragana}--\p{sc=Katakana}]/v;
/** The continuation of a mail address or a site after a label: `pw@example.com`, `instagram.com`. */
const ofAddress = /^(?:@|\.[\p{L}\p{N}])/u;

function standsAlone(text: string, from: number, to: number): boolean {
  if (ofAddress.test(text.slice(to, to + 2))) return false;
  return to - from > shortLabel || !(ofToken.test(text.charAt(from - 1)) || ofToken.test(text.charAt(to)));
}

const atSign = /\s?[[({]\s?at\s?[\])}]\s?|\s(?:at|AT)\s/gi;
const dotSign = String.raw`(?:\s?[\[({]\s?dot\s?[\])}]\s?|\s(?:dot|DOT)\s|\.)`;
const label = String.raw`[\p{L}\p{N}_%+\-]{1,40}`;
const local = new RegExp(`(?<![\\p{L}\\p{N}])${label}(?:${dotSign}${label}){0,3}$`, 'iu');
const host = new RegExp(`^${label}(?:${dotSign}${label}){1,3}(?![\\p{L}\\p{N}])`, 'iu');
const disguised = /dot|[[({]/i;
/** The most characters of a name on either side. */
const reach = 80;

/** Finds mail addresses disguised from robots: `jane.doe (at) gmail dot com`. */
function findDisguisedMail(text: string, findings: Findings): void {
  for (const { 0: sign, index } of matchesOf(atSign, text)) {
    const behind = index + sign.length;
    const right = host.exec(text.slice(behind, behind + reach))?.[0];
    if (right === undefined || !disguised.test(sign + right)) continue;
    const left = local.exec(text.slice(Math.max(0, index - reach), index))?.[0];
    if (left !== undefined) findings.takeText(index - left.length, behind + right.length, 'EMAIL');
  }
}
