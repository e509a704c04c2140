import { expect, test } from 'vitest';
import { panelSketchOf, tasteOf, thingsOf } from '../fingerprint/testing/taste.ts';
import { type Evidence, judge } from './evidence.ts';
import { doubtsForReview, poolEvidence } from './pool-evidence.ts';

const people = Array.from({ length: 100 }, (_, person) => panelSketchOf(thingsOf(person, tasteOf(person))));
const invented = panelSketchOf(Array.from({ length: 600 }, (_, n) => `song ${n}`));
const doubt: Evidence = {
  ...{ id: 'order', label: 'Order', sentence: 'Some stand out of order.', against: 5, of: 9, weight: 0.25 },
  outcome: 'doubts',
};

test('invented songs alone send an export to an operator, invented posts only together with another doubt', () => {
  const ofSongs = poolEvidence('spotify', invented, people);
  expect(ofSongs.outcome).toBe('doubts');
  expect(doubtsForReview(ofSongs, [])).toEqual([ofSongs]);
  const ofPosts = poolEvidence('linkedin', invented, people);
  expect(doubtsForReview(ofPosts, [])).toEqual([]);
  expect(doubtsForReview(ofPosts, [doubt])).toEqual([ofPosts, doubt]);
});

test('doubts of the export send it to an operator only if the pool doubts it too', () => {
  const own = poolEvidence('spotify', people[0] ?? [], people.slice(1));
  expect(own.outcome).toBe('supports');
  expect(doubtsForReview(own, [doubt, doubt])).toEqual([]);
});

test('a doubt that only an operator can judge sends the export to one, whatever the pool shows', () => {
  const own = poolEvidence('spotify', people[0] ?? [], people.slice(1));
  const ofForm = { ...doubt, weight: 0.5, isForReview: true } as const;
  expect(doubtsForReview(own, [doubt, ofForm])).toEqual([doubt, ofForm]);
  expect(doubtsForReview(own, [{ ...ofForm, weight: 0.3 }])).toEqual([]);
  expect(judge([ofForm, ofForm, ofForm])).toBe('genuine');
});

test('a small pool gives no evidence, and says why', () => {
  const { outcome, sentence } = poolEvidence('spotify', invented, people.slice(0, 20));
  expect(outcome).toBe('too little to tell');
  expect(sentence).toBe('The pool is too small to tell.');
});
