import {
  anyTimes,
  createDraw,
  type Generate,
  type Generator,
  isoOf,
  pick,
  sittingTimes,
  spotifyIdOf,
  textOf,
  timesOf,
  wholeOf,
} from './generator.ts';
import { listedSong } from './pool.ts';

const path = 'Spotify Extended Streaming History/Streaming_History_Audio_2025_0.json';

const plain: Generate = (random, knobs) => {
  const idOf = createDraw(16, 'song');
  const plays = timesOf(anyTimes, random, knobs).map((at) => {
    const song = pick(random, knobs.catalogue);
    return {
      ts: `${isoOf(at).slice(0, 19)}Z`,
      ms_played: 100_000 + Math.floor(100_000 * random()),
      master_metadata_track_name: textOf(knobs, 'Song', song),
      master_metadata_album_artist_name: textOf(knobs, 'Artist', song % 40),
      spotify_track_uri: knobs.listed
        ? listedSong(`hit ${song}`)
        : `spotify:track:${spotifyIdOf(idOf(song))}`,
    };
  });
  return [{ path, data: JSON.stringify(plays) }];
};

const careful: Generate = (random, knobs) => {
  const idOf = createDraw(16, 'song');
  const lengths = Array.from({ length: knobs.catalogue }, () => 150_000 + Math.floor(90_000 * random()));
  let end = 0;
  const plays = timesOf(sittingTimes, random, { ...wholeOf(knobs), gapSeconds: 190 }).flatMap(
    (started, n) => {
      const song = pick(random, knobs.catalogue);
      const isSkipped = random() < 0.2;
      const isFirst = started > end + 600;
      const ms = isSkipped ? 2_000 + Math.floor(40_000 * random()) : (lengths[song] ?? 200_000);
      end = Math.max(started, end) + Math.ceil(ms / 1_000);
      // the account has the plays that end in its part of the time
      if (knobs.piece?.isOwn(end, n) === false) return [];
      return {
        ts: `${isoOf(end).slice(0, 19)}Z`,
        platform: 'ios',
        ms_played: ms,
        conn_country: 'SG',
        master_metadata_track_name: textOf(knobs, 'Song', song),
        master_metadata_album_artist_name: textOf(knobs, 'Artist', song % 40),
        master_metadata_album_album_name: textOf(knobs, 'Album', song % 90),
        spotify_track_uri: knobs.listed
          ? listedSong(`hit ${song}`)
          : `spotify:track:${spotifyIdOf(idOf(song))}`,
        reason_start: isFirst ? 'clickrow' : 'trackdone',
        reason_end: isSkipped ? 'fwdbtn' : 'trackdone',
        shuffle: false,
        skipped: isSkipped,
        offline: false,
      };
    },
  );
  return [{ path, data: JSON.stringify(plays) }];
};

const parts = [createDraw, spotifyIdOf, pick];
export const spotify: Generator = {
  plain: { generate: plain, parts: [...parts, anyTimes] },
  careful: { generate: careful, parts: [...parts, sittingTimes] },
};
