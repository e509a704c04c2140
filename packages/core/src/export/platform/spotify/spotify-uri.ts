/** Decides which Spotify identifiers can exist: 22 base62 digits that stand for a 128-bit number. */
import type { DatasetField } from '../../contract/dataset-field.ts';
import { text } from '../../contract/dataset-kind.ts';

const catalogueItem =
  /^spotify:(track|episode|show|album|artist|chapter|audiobook|playlist):([0-9A-Za-z]{22})$/;

/** 2^128 - 1 in Spotify's base62 (digits, then lower case, then upper case). */
const largestId = '7N42dgm5tFLK9N8MT7fHC7';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether the URI names an item of the public catalogue by an id that can exist. */
export function isCatalogueUri(uri: string): boolean {
  const id = catalogueItem.exec(uri)?.[2];
  return id !== undefined && isPossibleId(id);
}

/** A field of such a URI; another one leaves nothing. */
export const catalogueUri = (name: string, description: string): DatasetField => ({
  ...text(name, 'catalogue-uri', description),
  isPossible: isCatalogueUri,
});

/** Kinds of which every id is a 128-bit number; other kinds are left alone. */
const countedUri = /^spotify:(?:track|episode):(.*)$/;

/** Whether the URI names a song or an episode by an id that Spotify cannot have given. */
export function hasImpossibleId(uri: string): boolean {
  return countedUri.test(uri) && !isCatalogueUri(uri);
}

/** A person's own file: `spotify:local:artist:album:title:seconds`. */
export function isLocalUri(uri: string): boolean {
  return uri.startsWith('spotify:local:');
}

/** `id` has 22 base62 digits; whether it stands for less than 2^128. */
function isPossibleId(id: string): boolean {
  const first = id.charCodeAt(0);
  if (first !== 0x37) return first < 0x37;
  for (let i = 1; i < largestId.length; i++) {
    const difference = alphabet.indexOf(id[i] as string) - alphabet.indexOf(largestId[i] as string);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

/** The 22 digits that stand for `value`, 0 to 2^128 - 1. */
export function toSpotifyId(value: bigint): string {
  let digits = '';
  for (let rest = value; digits.length < 22; rest /= 62n) digits = alphabet[Number(rest % 62n)] + digits;
  return digits;
}
