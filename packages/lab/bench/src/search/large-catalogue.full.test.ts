import { understandNeed } from '@cgdx/core/catalogue/need/need.ts';
import { answerNeed, buildIndex } from '@cgdx/core/catalogue/search.ts';
import { describe, expect, it } from 'vitest';
import { readCollection, readLargeCatalogue, unmentionedNeeds } from './collection.ts';
import { ours } from './engine.ts';
import { meanNdcg } from './ndcg.ts';
import { ownJudged } from './own-needs.ts';
import { inventedNeeds } from './unanswerable-list.ts';

describe('a catalogue of thousands', () => {
  // A third of the catalogue, which is indexed faster; the benchmark covers all of it.
  const documents = readLargeCatalogue()?.filter((_, at) => at % 3 === 0);
  it.skipIf(documents === undefined)(
    'reports that nothing fits, even if some record has two of three words',
    () => {
      const { judged, unanswerable } = ownJudged();
      const index = buildIndex(documents ?? []);
      const fitting = (needs: readonly string[]) =>
        needs.filter((need) => answerNeed(index, understandNeed(need)).fits);
      expect(fitting(unanswerable)).toEqual(['transcripts of parrot conversations']);
      expect(fitting(['salaries of ghosts in Singapore'])).toEqual([]);
      // Records with two of the three words exist, but are not what is searched.
      expect(
        fitting(inventedNeeds).length / inventedNeeds.length,
        fitting(inventedNeeds).join('; '),
      ).toBeLessThan(0.15);
      // The needs were judged for another catalogue, most of which is in this one.
      const needs = judged.map(({ query }) => query);
      expect(fitting(needs).length / needs.length).toBeGreaterThan(0.88);
    },
  );
});

describe('DataFinder’s needs', () => {
  const collection = readCollection();
  it.skipIf(collection === undefined)(
    'reach the guaranteed figures with a single configuration',
    async () => {
      if (collection === undefined) return;
      const engine = await ours(collection.documents);
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
