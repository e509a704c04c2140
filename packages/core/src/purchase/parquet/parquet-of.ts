/** Makes the Parquet file of one kind from its certified lines. The same lines and dictionary give the same bytes, in Node and in browsers. */
import { inflateRaw } from '@cgdx/runtime/inflate-raw.ts';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { gzipHead } from '../../export/dataset/gzip-piece.ts';
import { type DictionaryField, type ParquetValue, parquetColumn } from './parquet-column.ts';

/** The version of the conversion, which the manifest names for each file. Any change of the bytes needs a new version. */
export const parquetRecipe = 'cgdx-parquet/1';

/** The limits of a row group, which ends at the first one reached; one group is held in memory. */
const groupEnd = { rows: 100_000, letters: 32 * 1024 * 1024 };

/** Removes the gzip header. @throws RangeError if the file does not begin with the header of datasets */
async function* withoutHead(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of packed) {
    const head = chunk.subarray(0, Math.max(0, gzipHead.length - at));
    if (head.some((byte, i) => byte !== gzipHead[at + i])) throw new RangeError('not packed as datasets are');
    at += head.length;
    if (chunk.length > head.length) yield chunk.subarray(head.length);
  }
}

async function* linesOf(open: () => AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest = '';
  for await (const chunk of inflateRaw(() => withoutHead(open()))) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
  if (rest !== '') yield [rest];
}

/**
 * Yields the file, a row group at a time.
 * @param fields the fields of the kind, from the dataset's dictionary
 * @param open opens the kind's `<kind>.ndjson.gz`
 * @param end the limits of a row group; other limits than the default give other bytes
 * @throws SyntaxError for a line that is not JSON
 */
export async function* parquetOf(
  fields: readonly DictionaryField[],
  open: () => AsyncIterable<Uint8Array>,
  end = groupEnd,
): AsyncGenerator<Uint8Array> {
  const columns = fields.map(parquetColumn);
  const bytes = new ByteWriter();
  const writer = new ParquetWriter({
    writer: bytes,
    schema: [{ name: 'root', num_children: columns.length }, ...columns.map(({ element }) => element)],
    createdBy: parquetRecipe,
  });
  let values: ParquetValue[][] = columns.map(() => []);
  let [rows, letters] = [0, 0];

  function take(): Uint8Array {
    const taken = bytes.getBytes().slice();
    bytes.index = 0;
    return taken;
  }

  async function endGroup(): Promise<Uint8Array> {
    await writer.write({
      columnData: columns.map(({ name, encoding }, i) => ({
        name,
        data: values[i] ?? [],
        ...(encoding !== undefined && { encoding }),
      })),
      rowGroupSize: rows,
    });
    values = columns.map(() => []);
    [rows, letters] = [0, 0];
    return take();
  }

  for await (const lines of linesOf(open)) {
    for (const line of lines) {
      const record = JSON.parse(line) as Readonly<Record<string, unknown>>;
      for (let i = 0; i < columns.length; i++) {
        const column = columns[i] as (typeof columns)[number];
        (values[i] as ParquetValue[]).push(column.convert(record[column.name]));
      }
      rows++;
      letters += line.length;
      if (rows === end.rows || letters >= end.letters) yield await endGroup();
    }
  }
  if (rows > 0) yield await endGroup();
  await writer.finish();
  yield take();
}
