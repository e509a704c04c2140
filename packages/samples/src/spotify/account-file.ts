/** Generates the files of Spotify's account data other than the history, with personal information that masking must replace. */
import { type JsonValue, jackson } from '../ground/jackson.ts';
import type { Person } from '../ground/person.ts';
import type { Random } from '../ground/random.ts';
import type { Catalogue, Track } from './catalogue.ts';

export interface SampleFile {
  readonly name: string;
  readonly text: string;
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export function accountFiles(
  random: Random,
  catalogue: Catalogue,
  person: Person,
  asOfMs: number,
): SampleFile[] {
  const file = (name: string, value: JsonValue) => ({ name, text: jackson(value) });
  return [
    file('Playlist1.json', { playlists: playlists(random, catalogue, person, asOfMs) }),
    file('YourLibrary.json', library(random, catalogue)),
    file('SearchQueries.json', searches(random, catalogue, person, asOfMs)),
    file('Userdata.json', {
      username: person.userName,
      email: person.email,
      country: person.country,
      createdFromFacebook: false,
      facebookUid: null,
      birthdate: person.birthdate,
      gender: person.gender,
      postalCode: person.postalCode,
      mobileNumber: person.phone,
      mobileOperator: null,
      mobileBrand: null,
      creationTime: dayOf(asOfMs - 6 * 365 * 86_400_000),
    }),
    file('Identity.json', {
      displayName: `${person.givenName} ${person.familyName}`,
      firstName: person.givenName,
      lastName: person.familyName,
      imageUrl: null,
      largeImageUrl: null,
      tasteMaker: false,
      verified: false,
    }),
    file('Identifiers.json', { identifierType: 'email', identifierValue: person.email }),
    file('UserAddress.json', {
      street: person.street,
      postalCode: person.postalCode,
      city: person.city,
      state: null,
    }),
    file('Follow.json', {
      userIsFollowing: person.friends.slice(1),
      userIsFollowedBy: person.friends.slice(0, 2),
      userIsBlocking: [],
    }),
    file('Payments.json', {
      creation_date: dayOf(asOfMs),
      country: person.country,
      postal_code: person.postalCode,
      payment_method: 'VISA ending 1111',
    }),
    file('Inferences.json', { inferences: ['1P_Podcast Listeners_true', '3P_Frequent Travellers_US'] }),
    file(
      'Marquee.json',
      catalogue.artists.slice(0, 20).map(([track]) => ({
        artistName: track?.artist ?? '',
        segment: random.pick(['Super Listeners', 'Light listeners', 'Previously Active Listeners']),
      })),
    ),
  ];
}

function playlists(random: Random, catalogue: Catalogue, person: Person, asOfMs: number): JsonValue[] {
  const [friend = person.givenName, other = person.familyName] = person.friends;
  const named: [name: string, description: string | null][] = [
    ['Running', null],
    ['Rainy Sunday', 'slow ones'],
    [`Roadtrip with ${friend}`, `plan: call ${other} on ${person.phone}`],
    [`${person.givenName}'s wedding`, `RSVP to ${person.email}, ${person.street}`],
    ['Focus', 'https://example.com/list?token=a1b2c3d4e5'],
    ['Gym 2', null],
  ];
  return named.map(([name, description]) => ({
    name,
    lastModifiedDate: dayOf(asOfMs - random.between(1, 700) * 86_400_000),
    collaborators: random.chance(0.2) ? [friend] : [],
    items: Array.from({ length: random.between(8, 40) }, () => {
      const track = anyTrack(random, catalogue);
      return {
        track: {
          trackName: track.title,
          artistName: track.artist,
          albumName: track.album,
          trackUri: track.uri,
        },
        episode: null,
        audiobook: null,
        localTrack: null,
        addedDate: dayOf(asOfMs - random.between(1, 900) * 86_400_000),
      };
    }),
    description,
    numberOfFollowers: random.between(0, 3),
  }));
}

function library(random: Random, catalogue: Catalogue): JsonValue {
  const some = (count: number) => Array.from({ length: count }, () => anyTrack(random, catalogue));
  return {
    tracks: some(60).map(({ artist, album, title, uri }) => ({ artist, album, track: title, uri })),
    albums: some(12).map(({ artist, album, albumUri }) => ({ artist, album, uri: albumUri })),
    shows: [],
    episodes: catalogue.episodes.slice(0, 4).map(({ title, show, uri }) => ({ name: title, show, uri })),
    bannedTracks: [],
    artists: some(15).map(({ artist, artistUri }) => ({ name: artist, uri: artistUri })),
    bannedArtists: [],
    other: [],
  };
}

function searches(random: Random, catalogue: Catalogue, person: Person, asOfMs: number): JsonValue[] {
  return Array.from({ length: 60 }, (_, i) => {
    const track = anyTrack(random, catalogue);
    const isPerson = i % 12 === 0;
    return {
      platform: random.pick(['IPHONE', 'ANDROID', 'WEB_PLAYER']),
      searchTime: `${new Date(asOfMs - (60 - i) * 40_000_000).toISOString()}[UTC]`,
      searchQuery: isPerson
        ? random.pick(person.friends)
        : random.pick([track.artist, track.title]).toLowerCase(),
      searchInteractionURIs: isPerson ? [] : [random.pick([track.uri, track.artistUri])],
    };
  });
}

function anyTrack(random: Random, catalogue: Catalogue): Track {
  return random.pick(random.pick(catalogue.artists));
}
