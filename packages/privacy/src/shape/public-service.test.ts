import { describe, expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';
import { publicServiceOf } from './public-service.ts';

describe('a link', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abcdefghijk', 'youtube.com'],
    ['youtu.be/abcdefghijk', 'youtu.be'],
    ['HTTPS://Open.Spotify.com/track/1?si=2', 'spotify.com'],
    ['https://zorblatt.tumblr.com/post/1', 'tumblr.com'],
  ])('%s leads to %s', (url, service) => {
    expect(publicServiceOf(url)).toBe(service);
  });

  it.each([
    'https://zorblatt-quillfeather.example/cv',
    'https://youtube.com@evil.example/x',
    'https://youtube.com.evil.example/x',
    'https://notyoutube.com/x',
    'https://xn--youtube.com:8080/x',
    'youtube',
  ])('%s leads to no well-known service', (url) => {
    expect(publicServiceOf(url)).toBeUndefined();
  });
});

it('of a masked link only a well-known service stays', () => {
  const { mask, takeCounts } = createTextMask([]);
  expect(mask('look https://youtu.be/Zx81quill and https://quillfeather.example/anna')).toBe(
    'look [LINK youtu.be] and [URL 1]',
  );
  expect(takeCounts()).toEqual({ URL: 2 });
});
