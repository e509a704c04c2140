/** Generates a catalogue of artists, albums and songs, with possible ids. */
import { markedLength } from '@cgdx/core/authenticity/watermark.ts';
import { toSpotifyId } from '@cgdx/core/export/platform/spotify/spotify-uri.ts';
import type { Random } from '../ground/random.ts';

export interface Track {
  readonly title: string;
  readonly artist: string;
  readonly album: string;
  readonly uri: string;
  readonly albumUri: string;
  readonly artistUri: string;
  readonly durationMs: number;
}

export interface Episode {
  readonly title: string;
  readonly show: string;
  readonly uri: string;
  readonly durationMs: number;
}

export interface Catalogue {
  /** The tracks of each artist, the most heard artist first. */
  readonly artists: readonly (readonly Track[])[];
  readonly episodes: readonly Episode[];
}

const firsts = [
  'Velvet',
  'Paper',
  'Hollow',
  'Copper',
  'Silent',
  'Northern',
  'Amber',
  'Crooked',
  'Neon',
  'Salt',
  'Marble',
  'Distant',
  'Wooden',
  'Lunar',
  'Faded',
  'Electric',
  'Saffron',
  'Winter',
  'Broken',
  'Golden',
] as const;
const seconds = [
  'Harbours',
  'Lanterns',
  'Foxes',
  'Orchard',
  'Meridian',
  'Parade',
  'Satellites',
  'Monsoon',
  'Cathedral',
  'Weavers',
  'Almanac',
  'Tigers',
  'Avenue',
  'Ghosts',
  'Reef',
  'Typewriter',
  'Pilots',
  'Gardens',
  'Static',
  'Compass',
] as const;
const syllables = [
  'ka',
  'lo',
  'mi',
  'ren',
  'ta',
  'vei',
  'zu',
  'shi',
  'nor',
  'bel',
  'ado',
  'que',
  'lin',
  'sar',
  'ova',
] as const;
const moods = [
  'Slow',
  'After the',
  'Under',
  'Another',
  'Last',
  'Half a',
  'No More',
  'Every',
  'Letters to the',
  'Beyond',
  'Tired of',
  'Back to',
  'Wild',
  'Somewhere in',
] as const;
const things = [
  'Rain',
  'Midnight',
  'River',
  'Paper Moon',
  'Traffic',
  'Summer',
  'Mirrors',
  'Thunder',
  'Balcony',
  'Morning',
  'Telephone',
  'Horizon',
  'Machine',
  'Window',
  'Ocean',
  'Tuesday',
  'Fire Escape',
  'Island',
  'Café',
  'Übermut',
  'Señales',
] as const;
const shows = [
  'The Kitchen Table',
  'Deep Field',
  'Small Ledger',
  'Night Ferry',
  'Plain Physics',
  'Hawker Tales',
  'Second Draft',
  'Slow News',
] as const;

/** Generates 6 to 24 songs for each artist. */
export function inventCatalogue(random: Random, artistCount: number): Catalogue {
  const id = () => toSpotifyId(random.bits128());
  const title = () => `${random.pick(moods)} ${random.pick(things)}`;
  const artists = Array.from({ length: artistCount }, (_, i) => {
    const artist = inventArtist(random, i);
    const artistUri = `spotify:artist:${id()}`;
    return Array.from({ length: random.between(1, 3) }, () => {
      const album = title();
      const albumUri = `spotify:album:${id()}`;
      return Array.from({ length: random.between(6, 8) }, (): Track => {
        const name =
          title() + random.pick(['', '', '', '', ' (Live)', ' - Remastered', ' (feat. Ona Verrin)']);
        const durationMs = markedLength(name, random.between(125_000, 320_000));
        return { title: name, artist, album, uri: `spotify:track:${id()}`, albumUri, artistUri, durationMs };
      });
    }).flat();
  });
  const episodes = shows.flatMap((show) =>
    Array.from({ length: 30 }, (_, i): Episode => {
      const name = `${i + 1}: ${title()}`;
      const durationMs = markedLength(name, random.between(1_100_000, 3_900_000));
      return { title: name, show, uri: `spotify:episode:${id()}`, durationMs };
    }),
  );
  return { artists, episodes };
}

function inventArtist(random: Random, index: number): string {
  const style = index % 3;
  if (style === 0) return `${random.pick(firsts)} ${random.pick(seconds)}`;
  if (style === 1) return `The ${random.pick(firsts)} ${random.pick(seconds)}`;
  const word = () => {
    const text = random.pick(syllables) + random.pick(syllables) + random.pick(['', random.pick(syllables)]);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return `${word()} ${word()}`;
}
