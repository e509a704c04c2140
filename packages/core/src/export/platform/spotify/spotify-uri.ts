/** Decides which Spotify identifiers are possible: 22 base62 digits that encode a 128-bit number. */
import type { DatasetField } from '../../contract/dataset-field.ts';
import { text } from '../../contract/dataset-kind.ts';

const catalogueItem =
  /^spotify:(track|episode|show|album|artist|chapter|audiobook|playlist):([0-9A-Za-z]{22})$/;

/** 2^128 - 1 in Spotify's base62 (digits, then lower case, then upper case). */
const largestId = '7N42dgm5tFLK9N8MT7fHC7';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns whether the URI names an item of the public catalogue with a possible id. */
export function isCatalogueUri(uri: string): boolean {
  const id = catalogueItem.exec(uri)?.[2];
  return id !== undefined && isPossibleId(id);
}

/** Makes a field for such URIs; any other value is dropped. */
export const catalogueUri = (name: string, description: string): DatasetField => ({
  ...text(name, 'catalogue-uri', description),
  isPossible: isCatalogueUri,
});

/** Matches kinds whose ids are all 128-bit numbers; other kinds are not checked. */
const countedUri = /^spotify:(?:track|episode):(.*)$/;

/** Returns whether the URI names a song or an episode with an id that Spotify cannot have issued. */
export function hasImpossibleId(uri: string): boolean {
  if (isUsualTrack(uri)) return false;
  return countedUri.test(uri) && !isCatalogueUri(uri);
}

const usualStart = 'spotify:track:';
const idLength = 22;
const seven = 0x37;

/** A fast check that is true for nearly every play; regular expressions take several times as long. With a larger first digit the id may be too large. */
function isUsualTrack(uri: string): boolean {
  const from = usualStart.length;
  if (uri.length !== from + idLength || !uri.startsWith(usualStart)) return false;
  if (uri.charCodeAt(from) >= seven) return false;
  for (let at = from; at < uri.length; at++) {
    const code = uri.charCodeAt(at);
    const letter = code | 0x20;
    if (!(code >= 0x30 && code <= 0x39) && !(letter >= 0x61 && letter <= 0x7a)) return false;
  }
  return true;
}

/** Returns whether the URI is that of a person's own file: `spotify:local:artist:album:title:seconds`. */
export function isLocalUri(uri: string): boolean {
  return uri.startsWith('spotify:local:');
}

/** Returns whether `id`, 22 base62 digits, encodes less than 2^128. */
function isPossibleId(id: string): boolean {
  const first = id.charCodeAt(0);
  if (first !== 0x37) return first < 0x37;
  for (let i = 1; i < largestId.length; i++) {
    const difference = alphabet.indexOf(id[i] as string) - alphabet.indexOf(largestId[i] as string);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

/** Returns the 22 digits that encode `value`, 0 to 2^128 - 1. */
export function toSpotifyId(value: bigint): string {
  let digits = '';
  for (let rest = value; digits.length < 22; rest /= 62n) digits = alphabet[Number(rest % 62n)] + digits;
  return digits;
}
