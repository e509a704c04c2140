import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manifestSchema } from '../dataset/manifest-schema.ts';
import { datasetOf, inspectionOf } from '../testing/inspect-bytes.ts';
import { accountPlays, extendedFile, extendedPlays } from '../testing/spotify-history.ts';
import { type TestFile, zipOf } from '../testing/zip-bytes.ts';

const plays = extendedPlays(300);

const account = (path: string, value: unknown): TestFile => ({
  path: `Spotify Account Data/${path}`,
  data: JSON.stringify(value, null, 2),
});

const catalogueUri = `spotify:artist:${'0'.repeat(22)}`;

const packageFiles: readonly TestFile[] = [
  account('StreamingHistory_music_0.json', accountPlays(plays)),
  account('Playlist1.json', {
    playlists: [
      {
        name: 'Roadtrip with Quillfeather',
        lastModifiedDate: '2024-03-02',
        items: [
          {
            track: {
              trackName: 'T',
              artistName: 'A',
              albumName: 'B',
              trackUri: `spotify:track:${'0'.repeat(22)}`,
            },
            addedDate: '2024-03-01',
          },
          {
            track: null,
            localTrack: { uri: 'spotify:local:Quillfeather:Home:Demo:1' },
            addedDate: '2024-03-01',
          },
        ],
        description: 'mail quill@example.com',
        numberOfFollowers: 2,
      },
    ],
  }),
  account('YourLibrary.json', {
    tracks: [{ artist: 'A', album: 'B', track: 'T', uri: `spotify:track:${'0'.repeat(22)}` }],
    other: ['spotify:user:quillfeather'],
  }),
  account('SearchQueries.json', [
    {
      platform: 'IPHONE',
      searchTime: '2024-03-01T10:00:00.123Z[UTC]',
      searchQuery: 'velvet foxes',
      searchInteractionURIs: [catalogueUri],
    },
    {
      platform: 'IPHONE',
      searchTime: '2024-03-01T11:00:00.123Z[UTC]',
      searchQuery: 'jo nobody',
      searchInteractionURIs: ['spotify:user:jo'],
    },
    {
      platform: 'IPHONE',
      searchTime: '2024-03-01T12:00:00.123Z[UTC]',
      searchQuery: 'jo nobody',
      searchInteractionURIs: [],
    },
  ]),
  account('Userdata.json', { username: 'quilluser', email: 'quill@example.com', birthdate: '1985-04-03' }),
  account('Identity.json', {
    displayName: 'Margo Quillfeather',
    firstName: 'Margo',
    lastName: 'Quillfeather',
  }),
];

const lines = (text: string | undefined) =>
  (text ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Record<string, unknown> => JSON.parse(line));

describe('a dataset', () => {
  it('has a file of records for each kind, a data dictionary, a profile and a manifest', async () => {
    const { files, manifest } = await datasetOf(await zipOf(packageFiles));
    expect([...files.keys()]).toEqual([
      'play.ndjson.gz',
      'playlist.ndjson.gz',
      'playlist-item.ndjson.gz',
      'saved-item.ndjson.gz',
      'search.ndjson.gz',
      'schema.json',
      'profile.ndjson',
      'manifest.json',
    ]);
    expect(manifest.records).toEqual({
      play: 300,
      playlist: 1,
      'playlist-item': 2,
      'saved-item': 1,
      search: 3,
    });
    expect(manifestSchema.parse(JSON.parse(files.get('manifest.json') ?? ''))).toEqual(manifest);
    expect(lines(files.get('profile.ndjson'))).toHaveLength(3);
  });

  it('has each play, normalised', async () => {
    const { files } = await datasetOf(await zipOf([extendedFile(plays)]));
    const written = lines(files.get('play.ndjson.gz'));
    expect(written).toHaveLength(300);
    expect(written[0]).toEqual({
      kind: 'play',
      at: plays[0]?.ts,
      source: 'extended',
      medium: 'track',
      title: plays[0]?.master_metadata_track_name,
      creator: plays[0]?.master_metadata_album_artist_name,
      album: 'Album',
      uri: plays[0]?.spotify_track_uri,
      msPlayed: plays[0]?.ms_played,
      country: 'SG',
      device: 'ios',
      reasonStart: 'clickrow',
      reasonEnd: 'trackdone',
      shuffle: false,
      skipped: false,
      offline: false,
      incognito: false,
    });
  });

  it('has a description of every field, with fill rates and ranges', async () => {
    const { files } = await datasetOf(await zipOf([extendedFile(plays)]));
    const schema = JSON.parse(files.get('schema.json') ?? '');
    const [play] = schema.kinds;
    expect(play.fields.map(({ name }: { name: string }) => name)).toEqual(
      Object.keys(lines(files.get('play.ndjson.gz'))[0] ?? {}),
    );
    const lengths = plays.map(({ ms_played }) => ms_played);
    expect(play.fields).toContainEqual(
      expect.objectContaining({
        name: 'msPlayed',
        unit: 'ms',
        filled: 1,
        range: [Math.min(...lengths), Math.max(...lengths)],
      }),
    );
    expect(play.fields.every(({ description }: { description: string }) => description.length > 5)).toBe(
      true,
    );
    expect(schema.withheld.length).toBeGreaterThan(3);
  });

  it('is identified by a hash over its manifest and the contribution', async () => {
    const { manifestBytes, uploadHash, files } = await datasetOf(await zipOf([extendedFile(plays)]));
    expect(Buffer.from(uploadHash, 'base64')).toHaveLength(32);
    expect(Buffer.from(manifestBytes).toString()).toBe(files.get('manifest.json'));
    const sample = manifestSchema
      .parse(JSON.parse(files.get('manifest.json') ?? ''))
      .files.find(({ name }) => name === 'profile.ndjson');
    expect(sample?.sha256).toBe(
      createHash('sha256')
        .update(files.get('profile.ndjson') ?? '')
        .digest('hex'),
    );
  });

  it("masks the person's names, and withholds searches for people", async () => {
    const { files, manifest } = await datasetOf(await zipOf(packageFiles));
    expect(lines(files.get('playlist.ndjson.gz'))[0]).toMatchObject({
      name: 'Roadtrip with [PERSON 1]',
      description: 'mail [EMAIL 1]',
    });
    expect(lines(files.get('search.ndjson.gz')).map(({ query }) => query)).toEqual([
      'velvet foxes',
      null,
      null,
    ]);
    expect(manifest.replaced).toEqual({ EMAIL: 1, PERSON: 1 });
    const everything = [...files.values()].join('\n');
    for (const secret of ['Quill', 'quill', 'Margo', '1985-04-03', 'jo nobody', 'spotify:local']) {
      expect(everything).not.toContain(secret);
    }
  });
});

describe('for any tool that zipped an export', () => {
  it('its inspection and its dataset stay the same', async () => {
    const files = [
      ...packageFiles,
      extendedFile(plays, 'MyData/endsong_0.json'),
      extendedFile(extendedPlays(60), 'MyData/endsong_1.json'),
    ];
    const original = await zipOf(files);
    const inspection = await inspectionOf(original);
    const { uploadHash } = await datasetOf(original);
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(files, { minLength: files.length }),
        fc.record({ compress: fc.boolean(), streamed: fc.boolean(), zip64: fc.boolean() }),
        fc.constantFrom(
          (path: string) => path,
          (path: string) => path.slice(path.indexOf('/') + 1),
          (path: string) => `a/b c/${path}`,
        ),
        fc.integer({ min: 100, max: 70_000 }),
        async (shuffled, options, move, pieceBytes) => {
          const junk = { path: '__MACOSX/._x.json', data: 'x' };
          const repacked = await zipOf(
            [junk, ...shuffled.map(({ path, data }) => ({ path: move(path), data }))],
            options,
          );
          const { sizeBytes, ledger, findings, ...same } = await inspectionOf(repacked, pieceBytes);
          expect({ ...inspection, ...same }).toEqual(inspection);
          expect(ledger?.records).toEqual(inspection.ledger?.records);
          expect(ledger?.files.leftOut).toMatchObject({ 'left over from your own computer': 1 });
          expect((await datasetOf(repacked, pieceBytes)).uploadHash).toBe(uploadHash);
        },
      ),
      { numRuns: 12 },
    );
  });
});
