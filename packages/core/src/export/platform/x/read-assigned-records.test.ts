import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { NotRecordsError } from '../../format/json/split-records.ts';
import { createAssignedSplitter, readAssignedRecords } from './read-assigned-records.ts';

const records = Array.from({ length: 40 }, (_, n) => ({
  tweet: { id: String(n), text: `a ; b = [${n}] é "` },
}));
const list = JSON.stringify(records, null, 2);

function read(text: string | Buffer, cuts: readonly number[] = []): unknown[] {
  const bytes = Buffer.from(text);
  const splitter = createAssignedSplitter();
  const found: unknown[] = [];
  const ends = [...cuts.map((cut) => cut % bytes.length).sort((a, b) => a - b), bytes.length];
  ends.reduce((from, end) => {
    for (const batch of splitter.push(bytes.subarray(from, end))) found.push(...batch.records);
    return end;
  }, 0);
  for (const batch of splitter.end()) found.push(...batch.records);
  return found;
}

describe('a script that assigns a list', () => {
  it('may have a string of blanks, for any division into chunks', () => {
    const blank = [{ tweet: { id: '1', text: ';'.repeat(3000) } }];
    const text = `window.YTD.tweets.part0 = ${JSON.stringify(blank)}`;
    const cuts = Array.from({ length: 6 }, (_, i) => 60 + i * 500);
    expect(read(text, cuts)).toEqual(blank);
  });

  it.each([
    `window.YTD.tweets.part0 = ${list}`,
    `\uFEFF  window.YTD.direct_messages_group.part12=${list};\r\n`,
    `Grailbird.data.tweets_2012_05 = \n ${list} ;\n\n`,
    `var user_details =  ${list}`,
    list,
    `\n${list}\n;`,
  ])('gives its records for any division into chunks (%#)', (text) => {
    expect(read(text)).toEqual(records);
    fc.assert(
      fc.property(fc.array(fc.nat()), (cuts) => {
        expect(read(text, cuts)).toEqual(records);
      }),
    );
    const everyByte = Array.from({ length: Buffer.byteLength(text) }, (_, at) => at);
    expect(read(text, everyByte)).toEqual(records);
  });

  it('may be empty', () => {
    expect(read('window.YTD.block.part0 = [ ]')).toEqual([]);
  });

  it.each([
    ['', 'not-json'],
    ['   \n', 'not-json'],
    ['window.YTD', 'not-json'],
    ['window.YTD.tweets.part0 = ', 'not-json'],
    ['hello there, this is prose', 'not-json'],
    [`${'x'.repeat(1000)} = []`, 'not-json'],
    ['<html></html>', 'markup'],
    ['window.YTD.a.part0 = <html>', 'markup'],
    ['window.YTD.a.part0 = [ {"a": 1}, ', 'incomplete'],
    ['window.YTD.a.part0 = [ {"a": "unended;', 'incomplete'],
    ['window.YTD.a.part0 = [ ] ; alert(1)', 'not-json'],
    [`window.YTD.a.part0 = [ ]${' '.repeat(2000)}x`, 'not-json'],
  ])('%j is none', (text, found) => {
    const attempt = () => read(text);
    expect(attempt).toThrow(NotRecordsError);
    expect(attempt).toThrow(found);
  });
});

describe('a record of more than 32 MB', () => {
  const chunk = Buffer.from('x'.repeat(2 ** 20));
  const entry: ArchiveEntry = {
    path: 'data/direct-messages.js',
    name: 'direct-messages.js',
    sizeBytes: 40 * 2 ** 20,
    async *read() {
      yield Buffer.from('window.YTD.direct_messages.part0 = [ {"a": 1}, {"text": "');
      for (let n = 0; n < 40; n++) yield chunk;
      yield Buffer.from('"} ]');
    },
  };
  const all = async (mayStop: boolean) => {
    const batches = [];
    for await (const batch of readAssignedRecords(entry, () => {}, mayStop)) batches.push(batch);
    return batches;
  };

  it('makes the file refused, unless the file may stop there', async () => {
    await expect(all(false)).rejects.toMatchObject({ rejection: { code: 'broken-json' } });
    const batches = await all(true);
    expect(batches.flatMap((batch) => batch.records)).toEqual([{ a: 1 }]);
    expect(batches.reduce((sum, { malformed }) => sum + malformed, 0)).toBe(1);
  });
});
