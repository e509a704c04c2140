import { describe, expect, it } from 'vitest';
import { editNeed } from './edit-need.ts';
import { emptyNeed, understandNeed } from './need.ts';

describe('what a need excludes', () => {
  it.each([
    ['tables of wine, images not needed', ['images'], 'tables of wine,'],
    ['movie reviews no kaggle', ['kaggle'], 'movie reviews'],
    ['movie reviews, no kaggle or huggingface', ['kaggle', 'huggingface'], 'movie reviews,'],
    ['air quality not from the US', ['US'], 'air quality'],
    ['music but no lyrics', ['lyrics'], 'music'],
    ['dogs not cats', ['cats'], 'dogs'],
    ['covid vaccinations, no kaggle pls', ['kaggle'], 'covid vaccinations, pls'],
    ['music genres, audio files not needed', ['audio'], 'music genres,'],
    ['news, don’t need twitter', ['twitter'], 'news,'],
    ['dog breeds without images', ['images'], 'dog breeds'],
    ['face images without celebrities, open licence', ['celebrities'], 'face images ,'],
  ])('is read from “%s” and removed from the topic', (text, without, topic) => {
    expect(understandNeed(text)).toMatchObject({ without, topic });
  });
  it.each([
    'patients with no symptoms',
    'whether or not people vote',
    'people who do not smoke',
    'countries that have no coast',
    'air quality, not sure where',
    'learning without labels',
    'learning without labels on small graphs',
    'speech without background noise',
  ])('is empty if a “no” belongs to the topic: “%s”', (text) => {
    expect(understandNeed(text)).toMatchObject({ without: [], topic: text });
  });
  it('is not read as a requested kind of data', () => {
    expect(understandNeed('tables of wine, images not needed').modalities).toEqual(['tabular']);
    expect(understandNeed('music genres, audio files not needed').modalities).toEqual([]);
  });
  it('narrows the earlier need and never empties it', () => {
    const birds = { ...emptyNeed, topic: 'birds' };
    expect(editNeed(birds, 'images not needed')).toMatchObject({ topic: 'birds', without: ['images'] });
    expect(editNeed(birds, 'no kaggle')).toMatchObject({ topic: 'birds', without: ['kaggle'] });
    expect(editNeed(birds, 'without birds').topic).toBe('birds');
  });
});
