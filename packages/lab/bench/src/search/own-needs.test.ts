import { understandNeed } from '@cgdx/core/catalogue/need/need.ts';
import { answerNeed, buildIndex, search } from '@cgdx/core/catalogue/search.ts';
import { describe, expect, it } from 'vitest';
import { readCollection, readLargeCatalogue, unmentionedNeeds } from './collection.ts';
import { type Engine, ours, peers } from './engine.ts';
import { meanNdcg, ndcg } from './ndcg.ts';
import { ownJudged } from './own-needs.ts';
import { inventedNeeds } from './unanswerable-list.ts';

describe('the hundred needs of our own', () => {
  const { documents, judged, unanswerable } = ownJudged();
  const index = buildIndex(documents);
  const engine: Engine = (query, limit) => search(index, query, { limit }).map(({ id }) => id);

  it('are a hundred, each with datasets that exist or with none', () => {
    expect(judged.length + unanswerable.length).toBe(100);
    expect(unanswerable.length).toBeGreaterThanOrEqual(5);
  });
  it('are answered better than by any peer', () => {
    const score = meanNdcg(engine, judged);
    expect(score).toBeGreaterThan(0.6);
    for (const [name, make] of Object.entries(peers)) {
      expect(score, name).toBeGreaterThan(meanNdcg(make(documents), judged));
    }
  });
  it('are told from those that nothing answers', () => {
    const wronglyFit = unanswerable.filter((need) => answerNeed(index, understandNeed(need)).fits);
    // Two of its three words are those of many a dataset.
    expect(wronglyFit).toEqual(['transcripts of parrot conversations']);
    const missed = judged.filter(({ query }) => !answerNeed(index, understandNeed(query)).fits);
    expect(missed.length, missed.map(({ query }) => query).join('; ')).toBeLessThanOrEqual(5);
  });
});

describe('a catalogue of thousands', () => {
  // A third of the catalogue, which takes less time to index: the benchmark covers all of it.
  const documents = readLargeCatalogue()?.filter((_, at) => at % 3 === 0);
  it.skipIf(documents === undefined)(
    'says that nothing fits, though some record has two words of three',
    () => {
      const { judged, unanswerable } = ownJudged();
      const index = buildIndex(documents ?? []);
      const fitting = (needs: readonly string[]) =>
        needs.filter((need) => answerNeed(index, understandNeed(need)).fits);
      expect(fitting(unanswerable)).toEqual(['transcripts of parrot conversations']);
      expect(fitting(['salaries of ghosts in Singapore'])).toEqual([]);
      // Of a love letter and an account, or a karaoke song, there is a record that is not the one.
      expect(
        fitting(inventedNeeds).length / inventedNeeds.length,
        fitting(inventedNeeds).join('; '),
      ).toBeLessThan(0.15);
      // They were judged for another catalogue, of which this one has most.
      const needs = judged.map(({ query }) => query);
      expect(fitting(needs).length / needs.length).toBeGreaterThan(0.88);
    },
  );
});

describe('DataFinder’s needs', () => {
  const collection = readCollection();
  it.skipIf(collection === undefined)(
    'are answered as well as the figures promise, with one configuration',
    () => {
      if (collection === undefined) return;
      const engine = ours(collection.documents);
      const described = collection.needs.map(({ need: query, relevant }) => ({ query, relevant }));
      const keywords = collection.needs.map(({ keywords: query, relevant }) => ({ query, relevant }));
      const unmentioned = unmentionedNeeds(collection).map(({ need: query, relevant }) => ({
        query,
        relevant,
      }));
      expect(meanNdcg(engine, described)).toBeGreaterThanOrEqual(0.36);
      expect(meanNdcg(engine, keywords)).toBeGreaterThanOrEqual(0.38);
      expect(meanNdcg(engine, unmentioned)).toBeGreaterThanOrEqual(0.12);
    },
  );
});

describe('nDCG', () => {
  it('is 1 for all relevant first, less the lower they stand, 0 for none among ten', () => {
    expect(ndcg(['a', 'b', 'c'], ['b', 'a'])).toBe(1);
    expect(ndcg(['c', 'a'], ['a'])).toBeCloseTo(0.63, 2);
    expect(ndcg([...'abcdefghij', 'k'], ['k'])).toBe(0);
  });
});
