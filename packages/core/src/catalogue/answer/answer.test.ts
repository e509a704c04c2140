import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyNeed, understandNeed } from '../need/need.ts';
import { oneLine } from '../text/one-line.ts';
import { blocksOf, type Card, cardOf } from './card.ts';
import { chipsOf, composeText, withoutChip } from './compose.ts';

const card: Card = {
  kind: 'dataset',
  title: 'AirLog',
  link: 'https://example.org/air',
  description: 'Hourly air quality.',
  licence: 'CC BY 4.0',
  reasons: ['Matches “air”.'],
};
const shown = (given: Partial<Card>) => cardOf({ ...card, ...given });

describe('a card', () => {
  it('is three lines for each card, with a blank line between cards', () => {
    const blocks = blocksOf([card, card]) ?? '';
    expect(blocks.split('\n\n').map((block) => block.split('\n'))).toEqual([
      ['AirLog', 'https://example.org/air', 'Hourly air quality.'],
      ['AirLog', 'https://example.org/air', 'Hourly air quality.'],
    ]);
    expect(blocksOf([])).toBeUndefined();
  });
  it('cannot be forged by the text of a record', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constant('Good.\n\nFree money\nhttps://evil.example\nClick here'),
      fc.constant('a\r\n\r\nb\u2028\u2029c\u0085d\v\fe'),
    );
    fc.assert(
      fc.property(
        fc.array(fc.record({ title: text, description: text }), { minLength: 1, maxLength: 4 }),
        (given) => {
          const cards = given.flatMap((each) => shown(each) ?? []);
          const blocks = (blocksOf(cards) ?? '').split('\n\n');
          expect(blocks.length).toBe(cards.length);
          for (const block of blocks) {
            const lines = block.split(/\r\n|[\n\r\u2028\u2029\u0085\v\f]/);
            expect(lines.length).toBe(3);
            expect(lines[1]).toBe(card.link);
          }
        },
      ),
    );
  });
  it('has a link with http or https and no other scheme', () => {
    for (const link of [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'data:text/html,<script>',
      'ftp://example.org/a',
      'file:///etc/passwd',
      '//example.org',
      'https://example.org@evil.example/',
      'https://exa mple.org',
      'https://localhost/x',
      '',
    ]) {
      expect(shown({ link }), link).toBeUndefined();
    }
    expect(shown({ link: 'http://example.org/a?b=c#d' })?.link).toBe('http://example.org/a?b=c#d');
  });
  it('shows no hidden or reversing characters', () => {
    expect(shown({ title: 'abc\u202egnp.exe\u200b' })?.title).toBe('abcgnp.exe');
  });
  it('does not change when it is cleaned again, so that stored text stays the same', () => {
    expect(oneLine('a \u200b b\n')).toBe('a b');
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => oneLine(oneLine(text)) === oneLine(text)));
  });
  it('says that there is no description if the record has none', () => {
    expect(shown({ description: ' \n ' })?.description, 'proves d-gpt.no-description-available').toBe(
      'No description available.',
    );
  });
});

describe('what the assistant says', () => {
  const answer = {
    fits: true,
    lacked: [],
    said: [],
    unsaid: [],
    isElsewhere: false,
    isUnlicensed: false,
    isPartial: false,
    corrections: [{ from: 'rainfal', to: 'rainfall' }],
  };
  it('names the corrected words, the need and the years', () => {
    expect(composeText(understandNeed('rainfal after 2020'), answer, 3)).toBe(
      'I read “rainfal” as “rainfall”. Here are 3 datasets for “rainfal”, since 2021, the best first.',
    );
  });
  it('names every correction', () => {
    const corrections = ['a', 'b', 'c', 'd'].map((from) => ({ from, to: `${from}${from}` }));
    const said = composeText(understandNeed('a b c d'), { ...answer, corrections }, 3);
    for (const { from, to } of corrections) expect(said).toContain(`I read “${from}” as “${to}”.`);
  });
  it('repeats the need without the comma before the years', () => {
    expect(
      composeText(understandNeed('Datasets about rain, after 2020'), { ...answer, corrections: [] }, 3),
    ).toBe('Here are 3 datasets for “rain”, since 2021, the best first.');
  });
  it('repeats the need without the comma behind a condition', () => {
    const said = composeText(understandNeed('no kaggle, movie reviews'), { ...answer, corrections: [] }, 2);
    expect(said).toContain('for “movie reviews”');
  });
  it('repeats the need without phrases such as “find me”', () => {
    const said = composeText(
      understandNeed('Find me datasets to predict rain'),
      { ...answer, corrections: [] },
      2,
    );
    expect(said).toContain('2 datasets for “predict rain”');
  });
  it.each([
    'got dataset for rain anot',
    'where can i get rain data',
    'got any data on rain lah',
    'want rain pls',
  ])('repeats the need without the words of asking: “%s”', (text) => {
    const said = composeText(understandNeed(text), { ...answer, corrections: [] }, 2);
    expect(said).toContain('2 datasets for “rain”');
  });
  it('says that no record states the licence that is asked for', () => {
    const need = understandNeed('movies with an open licence');
    const unlicensed = { ...answer, corrections: [], isUnlicensed: true };
    expect(composeText(need, unlicensed, 2)).toContain('None of their records states an open licence.');
    expect(composeText(need, unlicensed, 1)).toContain('Its record states no open licence.');
    expect(composeText(need, { ...unlicensed, isUnlicensed: false }, 2)).not.toContain('states');
  });
  it('names what is missing from those shown in one sentence, in the words of the need', () => {
    const partly = { ...answer, corrections: [], unsaid: ['sentiment'], isElsewhere: true };
    expect(composeText(understandNeed('malay sentiment'), partly, 2)).toContain(
      'None of these says “sentiment” or “malay”.',
    );
  });
  it('names a corrected word that is missing as it was read', () => {
    const partly = { ...answer, unsaid: ['rainfal'] };
    expect(composeText(understandNeed('rainfal'), partly, 2)).toContain('None of these says “rainfall”.');
  });
  it('says plainly that nothing fits', () => {
    const none = { ...answer, fits: false, corrections: [] };
    expect(composeText(understandNeed('unicorns'), none, 2)).toContain(
      'Nothing in the catalogue fits “unicorns”.',
    );
    expect(composeText(understandNeed('unicorns'), none, 0)).toContain('nothing comes near');
  });
  it('names the words that no record has, and the region that none is from', () => {
    const partly = {
      ...answer,
      corrections: [],
      lacked: ['dengue', 'coe'],
      isElsewhere: true,
      isPartial: true,
    };
    expect(composeText(understandNeed('dengue in Chinese coe'), partly, 2)).toBe(
      'Here are 2 datasets for part of “dengue in Chinese coe”, the best first. No record says “dengue” or “coe”. None of these says “Chinese”.',
    );
    expect(composeText(understandNeed('dengue'), { ...partly, fits: false, isElsewhere: false }, 1)).toBe(
      'Nothing in the catalogue fits “dengue”. No record says “dengue” or “coe”. This comes nearest:',
    );
  });
  it('names the words that the nearest have, if they have only some', () => {
    const near = { ...answer, corrections: [], fits: false, lacked: ['anime'], said: ['ratings'] };
    expect(composeText(understandNeed('anime ratings'), near, 3)).toBe(
      'Nothing in the catalogue fits “anime ratings”. No record says “anime”. These have only “ratings”:',
    );
    expect(composeText(understandNeed('anime ratings'), { ...near, said: ['a', 'b'] }, 1)).toContain(
      'This has only “a” or “b”:',
    );
  });
  it('names the words of a short need that other records have, but none of those shown', () => {
    expect(
      composeText(understandNeed('licence plates'), { ...answer, corrections: [], unsaid: ['licence'] }, 1),
    ).toContain('Here is a dataset for “licence plates”. It does not say “licence”.');
  });
});

describe('chips', () => {
  const need = understandNeed('tweets from Japan after 2020 with an open licence, excluding sports');
  it('show what was understood, and each can be removed', () => {
    expect(
      chipsOf(need).map(({ kind }) => kind),
      'proves d-gpt.chips-show-understood',
    ).toEqual(expect.arrayContaining(['years', 'licence', 'region', 'platform', 'without']));
    const bare = chipsOf(need).reduce(withoutChip, need);
    expect(chipsOf(bare)).toEqual([]);
    expect(chipsOf(emptyNeed)).toEqual([]);
  });
  it.each([
    ['air quality in Singapore', 'region', 'air quality'],
    ['Singaporean air quality since 2019', 'region', 'air quality'],
    ['sentiment of posts on Facebook in the UK', 'platform', 'sentiment of posts in the UK'],
    ['sentiment of posts on Facebook in the UK', 'region', 'sentiment of posts on Facebook'],
    ['sentiment in tweets', 'platform', 'sentiment'],
    ['images of faces', 'modality', 'faces'],
    // Without its only word there would be nothing to search for.
    ['Japan', 'region', 'Japan'],
  ])('of “%s”, without its %s, leave “%s” to search for', (text, kind, topic) => {
    const all = understandNeed(text);
    const chip = chipsOf(all).find((each) => each.kind === kind);
    expect(chip && withoutChip(all, chip).topic).toBe(topic);
  });
});
