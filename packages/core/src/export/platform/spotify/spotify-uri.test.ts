import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasImpossibleId, isCatalogueUri, toSpotifyId } from './spotify-uri.ts';

const largest = 2n ** 128n - 1n;

describe('a Spotify id', () => {
  it('is possible for every 128-bit number', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, largest), (value) => {
        expect(isCatalogueUri(`spotify:track:${toSpotifyId(value)}`)).toBe(true);
      }),
    );
    expect(isCatalogueUri(`spotify:track:${toSpotifyId(largest)}`)).toBe(true);
  });

  it('is impossible for a larger number', () => {
    fc.assert(
      fc.property(fc.bigInt(largest + 1n, 62n ** 22n - 1n), (value) => {
        expect(isCatalogueUri(`spotify:track:${toSpotifyId(value)}`)).toBe(false);
      }),
    );
  });

  it('in the URI of a song is recognised as impossible in exactly these cases', () => {
    const digit = fc.constantFrom(...'0679azAZ@[`{-é');
    fc.assert(
      fc.property(fc.array(digit, { minLength: 21, maxLength: 23 }), (digits) => {
        const uri = `spotify:track:${digits.join('')}`;
        expect(hasImpossibleId(uri)).toBe(!isCatalogueUri(uri));
      }),
    );
    for (const value of [0n, largest, largest + 1n]) {
      const uri = `spotify:track:${toSpotifyId(value)}`;
      expect(hasImpossibleId(uri)).toBe(value > largest);
    }
    expect(hasImpossibleId('spotify:local:a:b:c:1')).toBe(false);
  });

  it.each([
    'spotify:user:anna',
    'spotify:local:a:b:c:1',
    'spotify:track:abc',
    `spotify:track:${'0'.repeat(23)}`,
    '',
  ])('is not %j', (uri) => {
    expect(isCatalogueUri(uri)).toBe(false);
  });
});
