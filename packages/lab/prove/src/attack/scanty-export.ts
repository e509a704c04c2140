/** Exports with almost no data, or that pretend to have data. */
import { zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { type Attack, allRefused, type World } from './attack.ts';

interface Scanty {
  readonly what: string;
  readonly poolId: PlatformId;
  readonly path: string;
  readonly data: string;
}

const play = (minute: number) => ({
  ts: new Date(Date.UTC(2020, 0, 1, 10, minute)).toISOString().replace('.000', ''),
  ms_played: 30_000 + minute,
});
const watch = {
  Date: '2024-01-13 13:16:00',
  Link: 'https://www.tiktokv.com/share/video/7323456789012345678/',
};
const tweet = {
  tweet: { id_str: '1582000000000000000', created_at: 'Mon Oct 17 13:33:20 +0000 2022', full_text: 'hello' },
};
const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const history = (plays: readonly object[]): Omit<Scanty, 'what'> => ({
  poolId: 'spotify',
  path: 'Spotify Extended Streaming History/Streaming_History_Audio_2020_0.json',
  data: JSON.stringify(plays),
});

const scanty: readonly Scanty[] = [
  { what: 'one play', ...history([{ ts: '2020-05-01T10:00:00Z', ms_played: 1 }]) },
  { what: '99 plays', ...history(times(99, play)) },
  { what: 'one play a thousand times', ...history(times(1_000, () => play(0))) },
  { what: 'no play', ...history([]) },
  {
    what: 'one watched video',
    poolId: 'tiktok',
    path: 'user_data_tiktok.json',
    data: JSON.stringify({ 'Your Activity': { 'Watch History': { VideoList: [watch] } } }),
  },
  {
    what: 'one post',
    poolId: 'x',
    path: 'data/tweets.js',
    data: `window.YTD.tweets.part0 = ${JSON.stringify([tweet])}`,
  },
  {
    what: 'a record of a million nested objects',
    poolId: 'spotify',
    path: 'Spotify Extended Streaming History/Streaming_History_Audio_2020_0.json',
    data: `[${'{"a":'.repeat(1_000_000)}1${'}'.repeat(1_000_000)}]`,
  },
];

/** An archive of X whose manifest lists posts that are not in it. */
const manifest = `window.__THAR_CONFIG = ${JSON.stringify({
  userInfo: { accountId: '42', userName: 'someone', displayName: 'Some One' },
  archiveInfo: { sizeBytes: '1000', generationDate: '2024-01-13T13:16:00.000Z', isPartialArchive: false },
  dataTypes: {
    tweets: { files: [{ fileName: 'data/tweets.js', globalName: 'YTD.tweets.part0', count: '5000' }] },
  },
})}`;

async function send(world: World, poolId: PlatformId, what: string, files: Parameters<typeof zipOf>[0]) {
  const { state, code, score } = await world.contribute(await world.newcomer(), poolId, await zipOf(files));
  return { isRefused: state === 'refused', seen: `${what}: ${state} ${code} ${score}` };
}

export const scantyExports: Attack = {
  name: 'earn with an export that has almost no data',
  attempt: async (world) =>
    allRefused([
      ...(await Promise.all(
        scanty.map(({ what, poolId, path, data }) => send(world, poolId, what, [{ path, data }])),
      )),
      await send(world, 'x', 'posts that the archive only lists', [
        { path: 'data/manifest.js', data: manifest },
        { path: 'data/like.js', data: 'window.YTD.like.part0 = [ ]' },
      ]),
    ]),
};
