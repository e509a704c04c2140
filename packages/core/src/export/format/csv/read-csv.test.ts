import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { ExportRejected } from '../../rejection/export-rejected.ts';
import type { ArchiveEntry } from '../archive/open-archive.ts';
import { type CsvBatch, readCsv } from './read-csv.ts';
import { createRowSplitter, maxRowLength } from './split-rows.ts';

function entryOf(bytes: Buffer, cuts: readonly number[] = []): ArchiveEntry {
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return {
    path: 'a.csv',
    name: 'a.csv',
    sizeBytes: bytes.length,
    async *read() {
      let from = 0;
      for (const end of ends) {
        yield bytes.subarray(from, end);
        from = end;
      }
    },
  };
}

const isHeader = (columns: readonly string[]) => columns.includes('name');

async function read(data: string | Buffer, cuts?: readonly number[], mayHaveNoHeader = false) {
  const batches: CsvBatch[] = [];
  const entry = entryOf(Buffer.from(data), cuts);
  for await (const batch of readCsv(entry, { isHeader, mayHaveNoHeader }, () => {})) batches.push(batch);
  return {
    columns: batches[0]?.columns,
    rows: batches.flatMap(({ rows }) => rows),
    malformed: batches.reduce((sum, batch) => sum + batch.malformed, 0),
  };
}

const plain = 'Name,Text\nAda,"one, ""two""\nthree"\nBö,x\n';
const rows = [
  ['Ada', 'one, "two"\nthree'],
  ['Bö', 'x'],
];

describe('a CSV file', () => {
  it.each([
    ['as it comes', plain],
    ['without a last line end', plain.slice(0, -1)],
    ['with CRLF', plain.replaceAll('\n', '\r\n')],
    ['with CR', plain.replaceAll('\n', '\r')],
    ['with a byte order mark', `\uFEFF${plain}`],
    ['with a quoted header after a byte order mark', `\uFEFF"Name","Text"\n${plain.slice(10)}`],
    ['with semicolons', 'Name;Text\nAda;"one, ""two""\nthree"\nBö;x\n'],
    ['with tabs as UTF-16', Buffer.from('\uFEFFName\tText\nAda\t"one, ""two""\nthree"\nBö\tx\n', 'utf16le')],
    ['with tabs and commas in its texts', 'Name\tText\nAda\t"one, ""two""\nthree"\nBö\tx\n'],
    ['in Latin 1', Buffer.from(plain, 'latin1')],
    ['with empty lines', plain.replace('Bö', '\n\nBö')],
    ['after notes', `Notes:\n"When exporting, ""x"",\nmind"\n\n${plain}`],
    ['with a trailing comma in each line', 'Name,Text,\nAda,"one, ""two""\nthree"\nBö,x\n'],
  ])('%s gives the same rows', async (_, data) => {
    expect((await read(data)).rows).toEqual(rows);
  });

  it('gives the same rows for any division into chunks, even if it is malformed', async () => {
    const piece = fc.constantFrom('"', '""', ',', '\n', '\r\n', '\r', 'é', '😀', ' ', 'a', '",', '"\n');
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 60 }),
        fc.array(fc.nat(), { maxLength: 8 }),
        async (pieces, cuts) => {
          const text = pieces.join('').replaceAll('\r\n', '\n').replaceAll('\r', '\n');
          const whole = createRowSplitter(',');
          const expected = whole.push(text).concat(whole.end());
          const cut = createRowSplitter(',');
          const given = [...cuts.map((at) => at % (text.length + 1)).sort((a, b) => a - b), text.length];
          const found: string[][] = [];
          given.reduce((from, end) => {
            found.push(...cut.push(text.slice(from, end)));
            return end;
          }, 0);
          expect(found.concat(cut.end())).toEqual(expected);
          const file = `Name,Text\n${pieces.join('')}`;
          expect(await read(file, cuts)).toEqual(await read(file));
        },
      ),
      { numRuns: inject('everyCase') ? 500 : 100 },
    );
  });

  it('counts a row with more text than columns as malformed', async () => {
    expect(await read('Name,Text\na,b,c\na,b,\n')).toEqual({
      columns: ['name', 'text'],
      rows: [['a', 'b', '']],
      malformed: 1,
    });
  });

  it('without its header is refused, unless a sentence is allowed in its place', async () => {
    await expect(read('No conversations found')).rejects.toThrow(ExportRejected);
    expect((await read('No conversations found', [], true)).rows).toEqual([]);
    expect((await read('')).rows).toEqual([]);
  });

  it('with a quotation mark that is never closed is refused before it fills the memory', async () => {
    const chunk = Buffer.from('x,"'.repeat(20_000));
    let sent = 0;
    const entry: ArchiveEntry = {
      path: 'a.csv',
      name: 'a.csv',
      sizeBytes: 2 ** 40,
      async *read() {
        yield Buffer.from('Name,Text\n"');
        for (; ; sent += chunk.length) yield chunk;
      },
    };
    const all = async () => {
      for await (const _ of readCsv(entry, { isHeader }, () => {}));
    };
    await expect(all()).rejects.toMatchObject({ rejection: { code: 'broken-csv' } });
    expect(sent).toBeLessThan(maxRowLength * 4);
  });
});

it('a lost byte damages only its own character', async () => {
  const whole = Buffer.from('Name,Text\nAda,Grüße an Zoë\nBö,für José\n');
  const at = whole.indexOf(Buffer.from('ü')) + 1;
  const cut = Buffer.concat([whole.subarray(0, at), whole.subarray(at + 1)]);
  expect((await read(cut)).rows).toEqual([
    ['Ada', 'Gr\ufffdße an Zoë'],
    ['Bö', 'für José'],
  ]);
});
