import { describe, expect, it } from 'vitest';
import { judgePosts, lostWords } from './judge-posts.ts';
import { findMasked } from './product-mask.ts';
import {
  framedLanguages,
  ordinaryNames,
  type PostKind,
  postNames,
  readFramed,
  readPosts,
} from './singapore-text.ts';

const post = {
  text: 'Lim Ah Moi at S(460001)',
  spans: [
    { start: 0, end: 10, kind: 'person' },
    { start: 14, end: 23, kind: 'postal' },
  ],
} as const;

describe('the judge of posts', () => {
  it('counts a name as masked completely only if no letter of it is left; signs do not matter', () => {
    const kinds = judgePosts([post], () => [
      { start: 0, end: 6 },
      { start: 14, end: 15 },
      { start: 16, end: 22 },
    ]);
    expect(kinds.get('person')).toMatchObject({ labelled: 1, touched: 1, whole: 0, left: [post.text] });
    expect(kinds.get('postal')).toMatchObject({ labelled: 1, touched: 1, whole: 1 });
  });

  it('counts a lost word under the type that masked it, and ignores labelled words', () => {
    const lost = lostWords([post], () => [{ start: 8, end: 16, type: 'PLACE' }]);
    expect([...lost]).toEqual([['PLACE', 100]]);
  });
});

/**
 * The masking required for each kind, in per cent. Goals: 95 touched and 90 whole; 98 for kinds with a fixed format; 97
 * and 95 for persons.
 */
const wanted: Readonly<Record<PostKind, { readonly touched: number; readonly whole: number }>> = {
  person: { touched: 97, whole: 95 },
  institution: { touched: 95, whole: 90 },
  plate: { touched: 98, whole: 98 },
  nric: { touched: 98, whole: 98 },
  passport: { touched: 95, whole: 90 },
  phone: { touched: 97, whole: 97 },
  postal: { touched: 98, whole: 98 },
  address: { touched: 95, whole: 90 },
  birth: { touched: 95, whole: 90 },
  bank: { touched: 95, whole: 90 },
  number: { touched: 95, whole: 90 },
  handle: { touched: 95, whole: 90 },
};

it('each kind in posts of people in Singapore is masked', () => {
  const kinds = judgePosts(postNames.flatMap(readPosts), (text) => findMasked(text));
  for (const [kind, { labelled, touched, whole, left }] of kinds) {
    const least = wanted[kind];
    expect((100 * touched) / labelled, `${kind} touched`).toBeGreaterThanOrEqual(least.touched);
    expect((100 * whole) / labelled, `${kind} whole; left: ${left.join(' | ')}`).toBeGreaterThanOrEqual(
      least.whole,
    );
  }
  expect([...kinds.keys()].sort()).toEqual(Object.keys(wanted).sort());
});

/** The least share of names in short sentences that are masked completely, in per cent. */
const leastFramed: Readonly<Record<string, number>> = {
  chinese: 97,
  filipino: 92,
  indonesian: 95,
  malay: 97,
  singlish: 95,
  tamil: 97,
};

it.each(framedLanguages)('names of many in any place of a short sentence are masked: %s', (language) => {
  const { labelled, whole, left } = judgePosts(readFramed(language), (text) => findMasked(text)).get(
    'person',
  ) ?? {
    labelled: 0,
    whole: 0,
    left: [],
  };
  expect((100 * whole) / labelled, left.join(' | ')).toBeGreaterThanOrEqual(leastFramed[language] ?? 100);
});

/**
 * For texts without names, in per cent: the largest share of words that may be withheld because their language is not
 * searched, and the largest share of the others that may be lost.
 */
const most: Readonly<Record<string, { readonly withheld: number; readonly lost: number }>> = {
  'ordinary-further-singlish': { withheld: 0, lost: 2 },
  'ordinary-further-titles': { withheld: 0, lost: 4 },
  'ordinary-languages': { withheld: 18, lost: 6 },
  'ordinary-singlish': { withheld: 0, lost: 2 },
  'ordinary-titles': { withheld: 0, lost: 4 },
};

it.each(ordinaryNames)('no more words of %s are lost than permitted', (name) => {
  const lost = lostWords(readPosts(name), (text) =>
    findMasked(text, name.endsWith('titles') ? 'title' : 'text'),
  );
  const withheld = lost.get('TEXT') ?? 0;
  const masked = [...lost.values()].reduce((sum, share) => sum + share, 0) - withheld;
  expect(withheld).toBeLessThanOrEqual(most[name]?.withheld ?? 0);
  expect((100 * masked) / (100 - withheld)).toBeLessThanOrEqual(most[name]?.lost ?? 0);
});
