import { describe, expect, it } from 'vitest';
import { ownerOfTitles } from './owner-of-titles.ts';

const titles = (owner: string, count: number) =>
  Array.from({ length: count }, (_, i) =>
    i % 3 === 0
      ? `${owner} likes Tamber Wexmoor's photo.`
      : i % 3 === 1
        ? `${owner} commented on Tamber Wexmoor's post.`
        : `${owner} hat Ashgate Radio auf die eigene Pinnwand geschrieben`,
  );

describe('the owner of an export without a profile', () => {
  it('is the name with which most titles begin', () => {
    expect(ownerOfTitles([...titles('Zorblatt Quillfeather', 46), 'Tamber wrote on your timeline'])).toBe(
      'Zorblatt Quillfeather',
    );
    expect(ownerOfTitles(titles('王小明', 20))).toBe('王小明');
  });

  it('is unknown if titles address the person, or begin differently', () => {
    expect(ownerOfTitles(titles('You', 30))).toBe('');
    expect(
      ownerOfTitles(Array.from({ length: 30 }, (_, i) => `Zorb${String.fromCharCode(97 + i)} likes it`)),
    ).toBe('');
  });

  it('is not derived from only a few titles', () => {
    expect(ownerOfTitles(titles('Zorblatt Quillfeather', 9))).toBe('');
  });
});
