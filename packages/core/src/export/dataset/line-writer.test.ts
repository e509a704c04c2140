import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DatasetKind, DatasetRecord } from '../contract/dataset-field.ts';
import { createLineWriter } from './line-writer.ts';

const kind: DatasetKind = {
  kind: 'search',
  description: 'A search.',
  fields: [
    { name: 'kind', type: 'text', rule: 'ours', description: 'Always "search".' },
    { name: 'at', type: 'time', rule: 'time', description: 'When.' },
    { name: 'query "raw"', type: 'text', rule: 'catalogue-text', description: 'What.' },
    { name: 'count', type: 'integer', rule: 'number', description: 'How many.' },
    { name: 'own', type: 'boolean', rule: 'flag', description: 'Whether.' },
  ],
};
const same = (text: string) => text;
const context = { maskText: same, maskTitle: same, maskContacts: same, deviceFamily: same };

test('a line is the record as JSON, in the order of its fields', () => {
  const time = fc.constantFrom('2024-01-02T03:04:05Z', '2019-12-31T23:59:59Z', null);
  const text = fc.option(fc.string({ unit: 'binary', maxLength: 40 }));
  const record = fc.record({ at: time, text, count: fc.option(fc.integer()), own: fc.option(fc.boolean()) });
  fc.assert(
    fc.property(record, ({ at, text, count, own }) => {
      const wanted: DatasetRecord = { kind: 'search', at, 'query "raw"': text, count, own };
      const line = createLineWriter(kind, context).write({ ...wanted, secret: 'not in the table' });
      expect(line).toBe(JSON.stringify(wanted));
      expect(JSON.parse(line)).toEqual(JSON.parse(JSON.stringify(wanted)));
    }),
  );
});

test('a value that does not match its rule is dropped, and counts as not filled', () => {
  const writer = createLineWriter(kind, context);
  writer.write({ kind: 'search', at: 'yesterday', count: 3 });
  const line = writer.write({ kind: 'search', at: '2024-01-02T03:04:05Z', count: -7, own: false });
  expect(line).toBe(
    '{"kind":"search","at":"2024-01-02T03:04:05Z","query \\"raw\\"":null,"count":-7,"own":false}',
  );
  expect(writer.measure()).toEqual({
    records: 2,
    filled: [2, 1, 0, 2, 1],
    withheld: [0, 1, 0, 0, 0],
    bands: [undefined, { '2024-Q1': 1 }, {}, { '1-9': 1, 'below 0': 1 }, { false: 1 }],
    smallest: [null, '2024-01-02T03:04:05Z', null, -7, null],
    largest: [null, '2024-01-02T03:04:05Z', null, 3, null],
  });
});

test('a value that leads to a masked name is dropped', () => {
  const fields: DatasetKind['fields'] = [
    { name: 'id', type: 'text', rule: 'ours', description: 'Id.', tells: ['query'] },
    { name: 'query', type: 'text', rule: 'title-text', description: 'What.' },
  ];
  const maskTitle = (text: string) => text.replace('Anna', '[PERSON 1]');
  const writer = createLineWriter({ ...kind, fields }, { ...context, maskTitle });
  expect(writer.write({ id: 'x', query: 'sea' })).toBe('{"id":"x","query":"sea"}');
  expect(writer.write({ id: 'x', query: 'Anna' })).toBe('{"id":null,"query":"[PERSON 1]"}');
});
