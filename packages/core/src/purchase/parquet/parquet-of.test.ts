import { createHash } from 'node:crypto';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { concatBytes } from '../../byte/bytes.ts';
import { packedLines } from '../testing/packed-lines.ts';
import { parquetOf } from './parquet-of.ts';

const fields = [
  { name: 'kind', type: 'text' },
  { name: 'at', type: 'time' },
  { name: 'msPlayed', type: 'integer' },
  { name: 'shuffle', type: 'boolean' },
];

async function madeOf(
  records: readonly object[],
  options?: { readonly rows: number; readonly letters: number },
  pieceBytes = 1000,
): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await packedLines(records.map((record) => JSON.stringify(record)));
  const open = async function* () {
    for (let at = 0; at < packed.length; at += pieceBytes) yield packed.subarray(at, at + pieceBytes);
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of parquetOf(fields, open, options)) chunks.push(chunk);
  return Uint8Array.from(concatBytes(chunks));
}

const play = (at: number) => ({
  kind: 'play',
  at: `2026-01-${String(1 + (at % 28)).padStart(2, '0')}T12:00:${String(at % 60).padStart(2, '0')}Z`,
  msPlayed: at * 1000,
  shuffle: at % 2 === 0,
});
const plays = Array.from({ length: 250 }, (_, at) => play(at));

test('every record is there with typed values: times, and whole numbers of 64 bits', async () => {
  const { buffer } = await madeOf(plays);
  expect(await parquetReadObjects({ file: buffer })).toEqual(
    plays.map(({ at, msPlayed, ...rest }) => ({ ...rest, at: new Date(at), msPlayed: BigInt(msPlayed) })),
  );
});

test('row groups end by rows or by letters, and have the minimum and maximum of each column', async () => {
  const { buffer } = await madeOf(plays, { rows: 100, letters: 1e6 });
  const { row_groups: groups } = parquetMetadata(buffer);
  expect(groups.map(({ num_rows }) => num_rows)).toEqual([100n, 100n, 50n]);
  expect(groups[1]?.columns[2]?.meta_data?.statistics).toMatchObject({
    min_value: 100_000n,
    max_value: 199_000n,
  });
  expect(await parquetReadObjects({ file: buffer })).toHaveLength(plays.length);
  const byLetters = parquetMetadata((await madeOf(plays, { rows: 1000, letters: 5000 })).buffer);
  expect(byLetters.row_groups.length).toBeGreaterThan(2);
});

test('a value that does not fit its type is null, and so is a missing value', async () => {
  const odd = [
    { kind: 'play', at: '2026-02-31T00:00:00Z', msPlayed: 2 ** 60, shuffle: null },
    { kind: 5, at: 'yesterday', msPlayed: 1.5 },
  ];
  const nothing = { kind: null, at: null, msPlayed: null, shuffle: null };
  expect(await parquetReadObjects({ file: (await madeOf(odd)).buffer })).toEqual([
    { ...nothing, kind: 'play' },
    nothing,
  ]);
});

test('a kind without records has columns and no rows', async () => {
  const { num_rows, schema } = parquetMetadata((await madeOf([])).buffer);
  expect([num_rows, schema.length]).toEqual([0n, fields.length + 1]);
});

test('the same lines give the same bytes for any division into chunks; other bytes need another recipe', async () => {
  const digest = async (pieceBytes: number) =>
    createHash('sha256')
      .update(await madeOf(plays, undefined, pieceBytes))
      .digest('hex');
  expect(await digest(7)).toBe(await digest(100_000));
  expect(await digest(7)).toMatchInlineSnapshot(
    `"3b5e121aa66eb36e9a2bc2dad22a2618bfc6e3c559a2233c25ea2aabd39ff0fb"`,
  );
});

test('a file that was not compressed like a dataset is refused', async () => {
  const made = parquetOf(fields, async function* () {
    yield Buffer.from('PK not a dataset');
  });
  await expect(made.next()).rejects.toThrow('not packed as datasets are');
});
