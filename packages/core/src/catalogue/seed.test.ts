import { describe, expect, it } from 'vitest';
import { linkKey } from './link-key.ts';
import { licenceClass } from './need/facet.ts';
import { understandNeed } from './need/need.ts';
import { recordSchema } from './record-schema.ts';
import { answerNeed, buildIndex, search } from './search.ts';
import { seedRecords } from './seed.ts';

describe('the seed', () => {
  it('has at least 400 datasets, without duplicates', () => {
    expect(seedRecords.length).toBeGreaterThanOrEqual(400);
    expect(new Set(seedRecords.map(({ link }) => linkKey(link))).size).toBe(seedRecords.length);
    expect(new Set(seedRecords.map(({ title }) => title.toLowerCase())).size).toBe(seedRecords.length);
  });
  it('has a description, a licence and a link for each', () => {
    for (const record of seedRecords) {
      expect(recordSchema.parse(record), record.title).toEqual(record);
      expect(record.description.split(' ').length, record.title).toBeGreaterThanOrEqual(6);
      expect(record.licence, record.title).not.toBe('');
      expect(record.topics.length, record.title).toBeGreaterThanOrEqual(1);
      expect(record.description, record.title).toMatch(/[.?]$/);
    }
  });
  it('has licences that the parser understands', () => {
    expect(licenceClass('Singapore Open Data Licence')).toBe('open');
    expect(licenceClass('NASA: free and open')).toBe('open');
    expect(licenceClass('CC BY-NC-SA 4.0')).toBe('non-commercial');
    expect(licenceClass('ODbL')).toBe('share-alike');
    expect(licenceClass('Database Contents License (DbCL) v1.0')).toBe('open');
    expect(licenceClass('Open Data Commons Public Domain Dedication')).toBe('open');
    expect(licenceClass('CDLA-Permissive-2.0')).toBe('open');
    expect(licenceClass('Free to use with attribution')).toBe('open');
    expect(licenceClass('Free to use for any purpose')).toBe('open');
    expect(licenceClass('CC BY-ND 4.0')).toBeUndefined();
    expect(licenceClass('See its page')).toBeUndefined();
    expect(licenceClass('GroupLens terms: no commercial use')).toBe('non-commercial');
  });
  it('does not answer a need of two words by the common one', () => {
    const index = buildIndex(seedRecords);
    const fits = (need: string): boolean => answerNeed(index, understandNeed(need)).fits;
    for (const need of [
      'graduate salaries by university singapore',
      'dataset for typhoid cases',
      'durian prices',
      'president speeches',
    ])
      expect(fits(need), need).toBe(false);
    for (const need of ['spam filter', 'legal contracts', 'movie ratings'])
      expect(fits(need), need).toBe(true);
  });
  it.each([
    ['hawker centre locations', 'Hawker centres of Singapore'],
    ['coe prices past few years', 'COE bidding results of Singapore'],
    ['dengue clusters map', 'Dengue clusters of Singapore'],
    ['primary schools in singapore', 'Schools of Singapore'],
    ['got dataset for mrt ridership anot', 'LTA DataMall'],
    ['GDP of ASEAN countries', 'ASEANstats'],
    ['airbnb singapore', 'Inside Airbnb'],
    ['birth rate singapore', 'SingStat Table Builder'],
    ['exchange rate sgd usd', 'MAS statistics'],
    ['weather in jurong', 'Historical daily weather of Singapore'],
  ])('has a dataset for what people of Singapore ask: “%s”', (need, title) => {
    const index = buildIndex(seedRecords);
    const { fits, results } = answerNeed(index, understandNeed(need));
    expect(fits).toBe(true);
    const first = results.slice(0, 3);
    expect(first.map(({ id }) => seedRecords.find((record) => record.id === id)?.title)).toContain(title);
  });
  it('ranks a subject of the whole world before another subject of the place', () => {
    const index = buildIndex(seedRecords);
    const { results } = answerNeed(index, understandNeed('covid cases singapore'));
    expect(seedRecords.find(({ id }) => id === results[0]?.id)?.title).toMatch(/COVID/);
  });
  it('has answers to the prompts that the page suggests', () => {
    const index = buildIndex(seedRecords);
    const titles = (query: string): string =>
      search(index, query, { limit: 8 })
        .map(({ id }) => seedRecords.find((record) => record.id === id)?.title)
        .join(' | ');
    expect(titles('datasets to train a model on predicting S&P 500 stock data')).toMatch(/S&P 500/);
    expect(titles('datasets to build a recommendation system on e-commerce data')).toMatch(
      /Retailrocket|YooChoose/,
    );
    expect(titles("datasets to get insights on COVID-19's impact on the economy")).toMatch(/COVID/);
    expect(titles('datasets to build a sentiment analysis model on Twitter data')).toMatch(/Sentiment140/);
  });
});
