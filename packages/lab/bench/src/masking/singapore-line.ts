/**
 * The figures for posts from Singapore: for each kind the shares touched and masked completely, and the ordinary words
 * lost.
 */
import { findPhoneNumbersInText } from 'libphonenumber-js';
import type { BenchmarkLine } from '../measure/benchmark.ts';
import { line } from '../measure/benchmark.ts';
import { type Finder, type FoundSpan, finders } from './finder.ts';
import { judgePosts, lostWords } from './judge-posts.ts';
import { findMasked } from './product-mask.ts';
import { framedLanguages, ordinaryNames, postNames, readFramed, readPosts } from './singapore-text.ts';

/** Patterns from the country's documents about its numbers, as a user of a package there would configure it. */
const told = /(?<!\w)(?:[STFGM]\d{7}[A-Z]|\d{6}|S[A-Z]{2} ?\d{1,4} ?[A-Z])(?!\w)/gi;

const inSingapore = (text: string): FoundSpan[] => [
  ...findPhoneNumbersInText(text, 'SG').map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt })),
  ...Array.from(text.matchAll(told), ({ 0: value, index }) => ({ start: index, end: index + value.length })),
];

const peers: Readonly<Record<string, Finder>> = {
  'redact-pii + compromise + libphonenumber-js in SG': (text) => [
    ...finders['redact-pii + compromise + libphonenumber-js'](text),
    ...inSingapore(text),
  ],
  'redact-pii in SG': (text) => [...finders['redact-pii'](text), ...inSingapore(text)],
};

export function singaporeLines(onNote: (sentence: string) => void): BenchmarkLine[] {
  const posts = postNames.flatMap(readPosts);
  onNote(`Searching ${posts.length} posts from Singapore ...`);
  const ofPeers = Object.entries(peers).map(([name, find]) => [name, judgePosts(posts, find)] as const);
  const lines = [...judgePosts(posts, (text) => findMasked(text))].flatMap(([kind, count]) => {
    const share = (what: 'touched' | 'whole') =>
      line(
        `masking: Singapore, ${kind} ${what}`,
        `${count.labelled} labelled`,
        '%',
        (100 * count[what]) / count.labelled,
        Object.fromEntries(
          ofPeers.map(([name, kinds]) => [name, (100 * (kinds.get(kind)?.[what] ?? 0)) / count.labelled]),
        ),
      );
    return [share('touched'), share('whole')];
  });
  return [...lines, ...framedLanguages.map(framedLine), ...ordinaryNames.flatMap(lostLines)];
}

function framedLine(language: string): BenchmarkLine {
  const posts = readFramed(language);
  const share = (find: Finder) => (100 * (judgePosts(posts, find).get('person')?.whole ?? 0)) / posts.length;
  return line(
    `masking: Singapore, names in ${language} sentences whole`,
    `${posts.length} sentences`,
    '%',
    share((text) => findMasked(text)),
    Object.fromEntries(Object.entries(peers).map(([name, find]) => [name, share(find)])),
  );
}

function lostLines(name: string): BenchmarkLine[] {
  const posts = readPosts(name);
  const kind = name.endsWith('titles') ? 'title' : 'text';
  const ours = lostWords(posts, (text) => findMasked(text, kind));
  const size = `${posts.length} texts`;
  const sum = (lost: ReadonlyMap<string, number>) =>
    [...lost.values()].reduce((total, one) => total + one, 0);
  return [
    line(
      `masking: Singapore, ${name} lost`,
      size,
      '% of words',
      sum(ours),
      Object.fromEntries(Object.entries(peers).map(([peer, find]) => [peer, sum(lostWords(posts, find))])),
    ),
    ...[...ours].map(([type, share]) =>
      line(`masking: ${name} lost as ${type}`, size, '% of words', share, {}),
    ),
  ];
}
