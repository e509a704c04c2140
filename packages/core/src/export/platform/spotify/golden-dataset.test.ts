import { describe, expect, it } from 'vitest';
import { datasetOf } from '../../testing/inspect-bytes.ts';
import { type TestFile, zipOf } from '../../testing/zip-bytes.ts';

const id = (last: string) => `${'0'.repeat(21)}${last}`;

/** Exact copies of Spotify's format of each year, with invented names and ids. */
const extended2024 = `[ {
  "ts" : "2024-05-01T21:14:09Z",
  "platform" : "ios",
  "ms_played" : 215013,
  "conn_country" : "SG",
  "ip_addr" : "203.0.113.9",
  "master_metadata_track_name" : "Under the Café \\"Lights\\"",
  "master_metadata_album_artist_name" : "Velvet Harbours",
  "master_metadata_album_album_name" : "Señales",
  "spotify_track_uri" : "spotify:track:${id('a')}",
  "episode_name" : null,
  "episode_show_name" : null,
  "spotify_episode_uri" : null,
  "audiobook_title" : null,
  "audiobook_uri" : null,
  "audiobook_chapter_uri" : null,
  "audiobook_chapter_title" : null,
  "reason_start" : "trackdone",
  "reason_end" : "trackdone",
  "shuffle" : true,
  "skipped" : false,
  "offline" : false,
  "offline_timestamp" : 1714597634,
  "incognito_mode" : false
}, {
  "ts" : "2024-05-01T22:00:00Z",
  "platform" : "web_player windows 10;chrome 124.0.0.0;desktop",
  "ms_played" : 1812345,
  "conn_country" : "ZZ9",
  "ip_addr" : "203.0.113.9",
  "master_metadata_track_name" : null,
  "master_metadata_album_artist_name" : null,
  "master_metadata_album_album_name" : null,
  "spotify_track_uri" : null,
  "episode_name" : "12: Night Ferry",
  "episode_show_name" : "Slow News",
  "spotify_episode_uri" : "spotify:episode:${id('b')}",
  "audiobook_title" : null,
  "audiobook_uri" : null,
  "audiobook_chapter_uri" : null,
  "audiobook_chapter_title" : null,
  "reason_start" : "clickrow",
  "reason_end" : "unexpected-exit-while-paused",
  "shuffle" : false,
  "skipped" : null,
  "offline" : true,
  "offline_timestamp" : null,
  "incognito_mode" : true
}, {
  "ts" : "2024-05-02T06:30:01Z",
  "platform" : "Android OS 14 API 34 (samsung, SM-S911B)",
  "ms_played" : 64000,
  "conn_country" : "MY",
  "ip_addr" : null,
  "master_metadata_track_name" : null,
  "master_metadata_album_artist_name" : null,
  "master_metadata_album_album_name" : null,
  "spotify_track_uri" : null,
  "episode_name" : null,
  "episode_show_name" : null,
  "spotify_episode_uri" : null,
  "audiobook_title" : "The Small Ledger",
  "audiobook_uri" : "spotify:show:${id('c')}",
  "audiobook_chapter_uri" : "spotify:episode:${id('d')}",
  "audiobook_chapter_title" : "Chapter 1",
  "reason_start" : "playbtn",
  "reason_end" : "endplay",
  "shuffle" : false,
  "skipped" : false,
  "offline" : false,
  "offline_timestamp" : 0,
  "incognito_mode" : false
} ]`;

const endsong2021 = `[{"ts":"2019-11-03T08:01:02Z","username":"31abc","platform":"iOS 13.1.3 (iPhone12,1)","ms_played":3005,"conn_country":"DE","ip_addr_decrypted":"203.0.113.1","user_agent_decrypted":"unknown","city":"Berlin","region":"BE","longitude":null,"latitude":null,"metro_code":null,"master_metadata_track_name":"Rain","master_metadata_album_artist_name":"Paper Foxes","master_metadata_album_album_name":"Reef","spotify_track_uri":"spotify:track:${id('e')}","episode_name":null,"episode_show_name":null,"spotify_episode_uri":null,"reason_start":"fwdbtn","reason_end":"fwdbtn","shuffle":false,"skipped":1,"offline":false,"offline_timestamp":1572768059000,"incognito_mode":false}]`;

const account2023 = `[
  {
    "endTime" : "2023-02-28 23:59",
    "artistName" : "Paper Foxes",
    "trackName" : "Rain",
    "msPlayed" : 180123
  },
  {
    "endTime" : "2023-03-01 00:04",
    "artistName" : "Unknown Artist",
    "trackName" : "Unknown Track",
    "msPlayed" : 0
  }
]`;

const podcast2024 =
  '[ {\n  "endTime" : "2024-06-01 07:00",\n  "podcastName" : "Slow News",\n  "episodeName" : "13: Reef",\n  "msPlayed" : 900000\n} ]';

const cases: readonly [name: string, files: readonly TestFile[]][] = [
  [
    'extended-2024',
    [{ path: 'Spotify Extended Streaming History/Streaming_History_Audio_2024.json', data: extended2024 }],
  ],
  ['endsong-2021', [{ path: 'MyData/endsong_0.json', data: endsong2021 }]],
  [
    'account-2024',
    [
      { path: 'Spotify Account Data/StreamingHistory_music_0.json', data: account2023 },
      { path: 'Spotify Account Data/StreamingHistory_podcast_0.json', data: podcast2024 },
    ],
  ],
];

describe('the records of a Spotify export', () => {
  it.each(cases)('in the layout %s equal the golden file', async (name, files) => {
    const { files: written } = await datasetOf(await zipOf(files));
    await expect(written.get('play.ndjson.gz')).toMatchFileSnapshot(`golden/${name}.play.ndjson`);
  });

  it('have the data dictionary of the golden file', async () => {
    const [, files] = cases[0] as (typeof cases)[number];
    const { files: written } = await datasetOf(await zipOf(files));
    await expect(written.get('schema.json')).toMatchFileSnapshot('golden/extended-2024.schema.json');
  });
});
