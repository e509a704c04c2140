import { expect, it } from 'vitest';
import { mostLines, readBlocks } from './read-blocks.ts';

async function read(text: string) {
  const entry = {
    path: 'a.txt',
    name: 'a.txt',
    sizeBytes: text.length,
    async *read() {
      yield Buffer.from(text);
    },
  };
  const records: object[] = [];
  let malformed = 0;
  for await (const blocks of readBlocks(entry, () => {})) {
    records.push(...blocks.records);
    malformed += blocks.malformed;
  }
  return { records, malformed };
}

const lines = (count: number) => Array.from({ length: count }, (_, i) => `Key ${i}: ${i}\n`).join('');

it('a block is a record, even if the empty line after it is missing', async () => {
  expect(await read('Date: 1\nLink: a\n\nDate: 2\nLink: b\nDate: 3\nLink: c')).toEqual({
    records: [
      { Date: '1', Link: 'a' },
      { Date: '2', Link: 'b' },
      { Date: '3', Link: 'c' },
    ],
    malformed: 0,
  });
});

it('an endless block is counted as malformed and dropped', async () => {
  expect(await read(lines(mostLines * 3))).toEqual({ records: [], malformed: 3 });
  expect(await read(`${lines(mostLines)}\nDate: 1\n`)).toEqual({ records: [{ Date: '1' }], malformed: 1 });
});

it('text before a colon far into a line is not a key', async () => {
  expect(await read(`Date: 1\n${'x'.repeat(300)}: y\n`)).toEqual({ records: [{ Date: '1' }], malformed: 0 });
});
