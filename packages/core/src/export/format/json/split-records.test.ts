import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordBatch } from './parse-records.ts';
import { createRecordSplitter, NotRecordsError } from './split-records.ts';

interface Read {
  readonly records: [section: string, record: unknown][];
  readonly malformed: number;
}

function split(bytes: Buffer, cuts: readonly number[]): Read {
  const splitter = createRecordSplitter();
  const records: [string, unknown][] = [];
  let malformed = 0;
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  let from = 0;
  const take = (batches: readonly RecordBatch[]) => {
    for (const batch of batches) {
      malformed += batch.malformed;
      for (const record of batch.records) records.push([batch.section, record]);
    }
  };
  for (const end of ends) {
    take(splitter.push(bytes.subarray(from, end)));
    from = end;
  }
  take(splitter.end());
  return { records, malformed };
}

/** Returns how many elements of a list are not records. */
const othersIn = (list: readonly unknown[]) =>
  list.filter((item) => typeof item !== 'object' || item === null || Array.isArray(item)).length;

const record = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 2 }));

describe('the record splitter', () => {
  it('gives the records of a root array, for any division into chunks', () => {
    fc.assert(
      fc.property(fc.array(record), fc.array(fc.nat()), fc.constantFrom(0, 2), (records, cuts, indent) => {
        const bytes = Buffer.from(JSON.stringify(records, null, indent));
        const expected: unknown[] = JSON.parse(bytes.toString());
        expect(split(bytes, cuts)).toEqual({ records: expected.map((item) => ['', item]), malformed: 0 });
      }),
    );
  });

  it('gives the records of each array under a root object, with its key', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string({ unit: 'binary', minLength: 1 }).filter((key) => JSON.stringify(key) === `"${key}"`),
          fc.array(record),
        ),
        fc.array(fc.nat()),
        (sections, cuts) => {
          const root = { about: 'a "text" ]}', size: 3, nested: { tracks: [{ a: 1 }] }, ...sections };
          const bytes = Buffer.from(JSON.stringify(root));
          const parsed: Record<string, unknown> = JSON.parse(bytes.toString());
          const expected = Object.entries(parsed).flatMap(([key, items]) =>
            Array.isArray(items) ? items.map((item) => [key, item]) : [],
          );
          expect(split(bytes, cuts).records).toEqual(expected);
        },
      ),
    );
  });

  it('counts every element of a list that is not a record, for any division into chunks', () => {
    const element = fc.oneof({ weight: 3, arbitrary: record }, fc.jsonValue({ maxDepth: 2 }));
    fc.assert(
      fc.property(
        fc.array(element, { maxLength: 80 }),
        fc.array(fc.nat()),
        fc.constantFrom(0, 2),
        fc.constantFrom('array', 'object'),
        (written, cuts, indent, root) => {
          const bytes = Buffer.from(
            JSON.stringify(root === 'array' ? written : { a: 'x', list: written, b: 7 }, null, indent),
          );
          const list: unknown[] = JSON.parse(JSON.stringify(written));
          const { records, malformed } = split(bytes, cuts);
          expect(malformed).toBe(othersIn(list));
          expect(records.length).toBe(list.length - malformed);
        },
      ),
    );
  });

  it('counts a root object with values but without a list as one malformed record', () => {
    for (const text of ['{"a":{"list":[{"b":1}]}}', '{"a":""}', '{"a":null}'])
      expect(split(Buffer.from(text), [3])).toEqual({ records: [], malformed: 1 });
    for (const text of ['{}', '[]', '{"a":[]}', '{"a":{"b":1},"c":[]}'])
      expect(split(Buffer.from(text), [])).toEqual({ records: [], malformed: 0 });
  });

  it('reads past a byte order mark and trailing space', () => {
    const bytes = Buffer.from('\uFEFF \r\n[{"a":1}]\n\n');
    expect(split(bytes, [1, 2]).records).toEqual([['', { a: 1 }]]);
  });

  it('loses only the damaged record of a list, and counts it as malformed', () => {
    const bytes = Buffer.from('[{"a":1},{"b":tru},{"c":3},7,"x"]');
    expect(split(bytes, [])).toEqual({
      records: [
        ['', { a: 1 }],
        ['', { c: 3 }],
      ],
      malformed: 3,
    });
  });

  it.each([
    ['<html>', 'markup'],
    ['hello', 'not-json'],
    ['', 'not-json'],
    ['[{"a":1}', 'incomplete'],
    ['[{"a":"x', 'incomplete'],
    ['[] trailing', 'not-json'],
    ['\uFFFE', 'not-json'],
  ])('classifies %j as %s', (text, found) => {
    expect(() => split(Buffer.from(text), [])).toThrow(
      new NotRecordsError(found as NotRecordsError['found']),
    );
  });

  it('recognises UTF-16', () => {
    expect(() => split(Buffer.from('\uFEFF[{"a":1}]', 'utf16le'), [])).toThrow(
      new NotRecordsError('other-encoding'),
    );
  });

  it('does not buffer an endless record', () => {
    const splitter = createRecordSplitter();
    splitter.push(Buffer.from('[{"a":"'));
    const more = Buffer.alloc(1_000_000, 0x61);
    expect(() => {
      for (let i = 0; i < 100; i++) splitter.push(more);
    }).toThrow(new NotRecordsError('record-too-large'));
  });
});

describe('a long list', () => {
  const plain = fc.record({
    time: fc.string(),
    title: fc.string({ unit: 'binary' }),
    // an inner object that looks like the beginning of a record
    inner: fc.array(fc.record({ time: fc.string() })),
  });

  it('gives the same records, parsed in runs or one by one', () => {
    fc.assert(
      fc.property(
        fc.array(plain, { minLength: 60, maxLength: 120 }),
        fc.array(fc.nat()),
        fc.constantFrom(0, 2),
        fc.boolean(),
        (records, cuts, indent, isNested) => {
          const text = JSON.stringify(isNested ? { a: 1, list: records } : records, null, indent);
          const expected = records.map((item) => [isNested ? 'list' : '', item]);
          expect(split(Buffer.from(text), cuts)).toEqual({ records: expected, malformed: 0 });
        },
      ),
    );
  });

  it('loses only its damaged records', () => {
    const good = Array.from({ length: 200 }, (_, i) => `{"time":${i}}`);
    const text = `[${good.slice(0, 150).join(',')},{"time":oops},${good.slice(150).join(',')}]`;
    const { records, malformed } = split(Buffer.from(text), [700, 900]);
    expect([records.length, malformed]).toEqual([200, 1]);
  });

  it('does not read on beyond its end', () => {
    const good = Array.from({ length: 100 }, (_, i) => `{"time":${i}}`).join(',');
    expect(() => split(Buffer.from(`[${good}],{"time":1}`), [500])).toThrow(NotRecordsError);
    expect(() => split(Buffer.from(`[${good}`), [500])).toThrow(new NotRecordsError('incomplete'));
  });
});
