import { understandNeed } from '@cgdx/core/catalogue/need/need.ts';
import { answerNeed, buildIndex, search } from '@cgdx/core/catalogue/search.ts';
import { describe, expect, it } from 'vitest';
import { type Engine, peers } from './engine.ts';
import { meanNdcg, ndcg } from './ndcg.ts';
import { ownJudged } from './own-needs.ts';

describe('the hundred needs of the project', () => {
  const { documents, judged, unanswerable } = ownJudged();
  const index = buildIndex(documents);
  const isWord = () => false;
  const engine: Engine = (query, limit) => search(index, query, { limit, isWord }).map(({ id }) => id);

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
  it('are distinguished from needs that nothing answers', () => {
    const wronglyFit = unanswerable.filter(
      (need) => answerNeed(index, understandNeed(need), { isWord }).fits,
    );
    // Two of its three words occur in many datasets.
    expect(wronglyFit).toEqual(['transcripts of parrot conversations']);
    const missed = judged.filter(({ query }) => !answerNeed(index, understandNeed(query), { isWord }).fits);
    expect(missed.length, missed.map(({ query }) => query).join('; ')).toBeLessThanOrEqual(5);
  });
});

describe('nDCG', () => {
  it('is 1 if all relevant documents are first, less for lower ranks, and 0 for none among ten', () => {
    expect(ndcg(['a', 'b', 'c'], ['b', 'a'])).toBe(1);
    expect(ndcg(['c', 'a'], ['a'])).toBeCloseTo(0.63, 2);
    expect(ndcg([...'abcdefghij', 'k'], ['k'])).toBe(0);
  });
});
