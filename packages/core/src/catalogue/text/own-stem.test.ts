import { describe, expect, it } from 'vitest';
import { stem } from './term.ts';

describe('the stem of a word', () => {
  it.each([
    ['anime', 'animals'],
    ['news', 'new'],
    ['organs', 'organisms'],
    ['organs', 'organic'],
    ['organs', 'organization'],
    ['publications', 'public'],
    ['ratings', 'rates'],
    ['executives', 'executions'],
    ['internal', 'international'],
    ['hospitality', 'hospitals'],
    ['university', 'universe'],
    ['communal', 'communication'],
    ['popular', 'population'],
  ])('is not shared by words of another meaning: “%s” and “%s”', (word, other) => {
    expect(stem(word)).not.toBe(stem(other));
  });
  it.each([
    ['organism', 'organisms'],
    ['organs', 'organ'],
    ['communicator', 'communications'],
    ['digitized', 'digital'],
    ['publication', 'published'],
    ['university', 'universities'],
  ])('is shared by the forms of one: “%s” and “%s”', (word, other) => {
    expect(stem(word)).toBe(stem(other));
  });
});
