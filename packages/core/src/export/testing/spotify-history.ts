/** Makes small, realistic Spotify histories for tests: songs one after another, some skipped. */
import { createHash } from 'node:crypto';
import { toSpotifyId } from '../platform/spotify/spotify-uri.ts';
import type { TestFile } from './zip-bytes.ts';

export interface TestPlay {
  readonly ts: string;
  readonly ms_played: number;
  readonly spotify_track_uri: string;
  readonly master_metadata_track_name: string;
  readonly [field: string]: unknown;
}

export const testAsOfMs = Date.UTC(2026, 5, 1);

const songs = 60;

function songOf(index: number) {
  const digest = createHash('sha256').update(`song ${index}`).digest('hex');
  return {
    uri: `spotify:track:${toSpotifyId(BigInt(`0x${digest.slice(0, 32)}`))}`,
    title: `Song ${index} é`,
    artist: `Artist ${index % 20}`,
    durationMs: 150_000 + (Number.parseInt(digest.slice(0, 8), 16) % 150_007),
  };
}

/** Returns `count` plays, 20 in a row each day, that end before `testAsOfMs`. A different `salt` gives those of another person. */
export function extendedPlays(count: number, salt = 0): TestPlay[] {
  const days = Math.ceil(count / 20);
  let clock = 0;
  return Array.from({ length: count }, (_, i) => {
    const day = testAsOfMs - (days - Math.floor(i / 20)) * 86_400_000;
    const isFirst = i % 20 === 0;
    if (isFirst) clock = day + (8 + (salt % 5)) * 3_600_000 + (i % 977) * 1000;
    const song = songOf((i * 7 + salt * 13 + Math.floor(i / 20)) % songs);
    const isSkipped = (i + salt) % 5 === 4;
    const ms = isSkipped ? 3_001 + ((i * 37 + salt) % 20_000) : song.durationMs;
    clock += ms + 300;
    return {
      ts: `${new Date(clock).toISOString().slice(0, 19)}Z`,
      platform: 'ios',
      ms_played: ms,
      conn_country: 'SG',
      ip_addr: '198.51.100.23',
      master_metadata_track_name: song.title,
      master_metadata_album_artist_name: song.artist,
      master_metadata_album_album_name: 'Album',
      spotify_track_uri: song.uri,
      episode_name: null,
      episode_show_name: null,
      spotify_episode_uri: null,
      reason_start: isFirst ? 'clickrow' : (i - 1 + salt) % 5 === 4 ? 'fwdbtn' : 'trackdone',
      reason_end: isSkipped ? 'fwdbtn' : 'trackdone',
      shuffle: false,
      skipped: isSkipped,
      offline: false,
      offline_timestamp: 0,
      incognito_mode: false,
    };
  });
}

/** Converts plays to the format of the account data. */
export function accountPlays(plays: readonly TestPlay[]) {
  return plays.map((play) => ({
    endTime: play.ts.slice(0, 16).replace('T', ' '),
    artistName: play.master_metadata_album_artist_name,
    trackName: play.master_metadata_track_name,
    msPlayed: play.ms_played,
  }));
}

export const extendedPath = 'Spotify Extended Streaming History/Streaming_History_Audio_2026_0.json';

export function extendedFile(plays: readonly unknown[], path = extendedPath): TestFile {
  return { path, data: JSON.stringify(plays, null, 2) };
}
