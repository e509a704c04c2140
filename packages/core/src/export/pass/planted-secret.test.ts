import { describe, expect, it } from 'vitest';
import { datasetOf } from '../testing/inspect-bytes.ts';
import { secrets, secretsOf } from '../testing/secret.ts';
import { accountPlays, extendedFile, extendedPlays } from '../testing/spotify-history.ts';
import { type TestFile, zipOf } from '../testing/zip-bytes.ts';

const history = extendedPlays(60);

/** Fields that are not tested: catalogue texts pass by design, and a secret does not have the shape of `at` or of a number. */
const passes = new Set([
  'master_metadata_track_name',
  'master_metadata_album_artist_name',
  'master_metadata_album_album_name',
  'episode_name',
  'episode_show_name',
  'audiobook_title',
  'audiobook_chapter_title',
]);

const rawFields = [
  ...Object.keys(history[0] ?? {}),
  'username',
  'ip_addr_decrypted',
  'user_agent_decrypted',
  'city',
  'region',
  'metro_code',
  'longitude',
  'latitude',
  'audiobook_title',
  'audiobook_uri',
  'audiobook_chapter_uri',
  'audiobook_chapter_title',
  'some_future_field',
].filter((field) => !passes.has(field));

async function outputOf(files: readonly TestFile[]): Promise<string> {
  const { files: written } = await datasetOf(await zipOf(files));
  return [...written.values()].join('\n');
}

describe('a secret planted in a history', () => {
  it.each(rawFields)('in the field %s is never in the dataset', async (field) => {
    for (const secret of secretsOf(rawFields.indexOf(field))) {
      const planted = history.map((play, i) => (i === 30 ? { ...play, [field]: secret } : play));
      expect(await outputOf([extendedFile(planted)])).not.toContain(secret);
    }
  });

  it('in account data is never in the dataset', async () => {
    const plays = accountPlays(history).map((play) => ({ ...play, device: secrets[0], note: secrets[1] }));
    const output = await outputOf([{ path: 'MyData/StreamingHistory0.json', data: JSON.stringify(plays) }]);
    for (const secret of secrets) expect(output).not.toContain(secret);
  });

  it('in the name of a folder or a file is never in the dataset', async () => {
    const path = `${secrets[0]}/Streaming_History_Audio_${secrets[0]}_0.json`;
    const output = await outputOf([extendedFile(history, path), { path: `${secrets[1]}.txt`, data: 'x' }]);
    for (const secret of secrets) expect(output).not.toContain(secret);
  });
});

describe('a secret planted in account data beside the history', () => {
  const file = (name: string, value: unknown) => ({ path: `MyData/${name}`, data: JSON.stringify(value) });
  const base = file('StreamingHistory0.json', accountPlays(history));

  it.each(secrets)('(%s) is never in the dataset, for any field', async (secret) => {
    const output = await outputOf([
      base,
      file('Playlist1.json', {
        playlists: [
          {
            name: `for ${secret}`,
            description: secret,
            lastModifiedDate: secret,
            numberOfFollowers: secret,
            collaborators: [secret],
            image: secret,
            items: [
              { track: { trackUri: secret, note: secret }, addedDate: secret, addedBy: secret },
              { localTrack: { uri: secret } },
            ],
          },
        ],
        [secret]: [{ name: 1 }],
      }),
      file('YourLibrary.json', {
        tracks: [{ uri: secret, note: secret }],
        other: [{ name: secret }],
        [secret]: [{ name: secret }],
      }),
      file('SearchQueries.json', [
        {
          platform: secret,
          searchTime: '2024-01-01T00:00:00Z[UTC]',
          searchQuery: secret,
          searchInteractionURIs: [secret],
        },
        { platform: secret, searchTime: secret, searchQuery: secret, searchInteractionURIs: [] },
        {
          platform: 'IOS',
          searchTime: '2024-01-01T00:00:00Z[UTC]',
          searchQuery: `call ${secret}!`,
          searchInteractionURIs: [`spotify:artist:${'0'.repeat(22)}`],
        },
      ]),
      file('Identity.json', { displayName: 'Zorblatt Quillfeather' }),
      file('Inferences.json', { inferences: [secret] }),
      file('Marquee.json', [{ artistName: secret, segment: secret }]),
    ]);
    expect(output).not.toContain(secret);
  });
});
