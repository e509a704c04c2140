import { expect, it } from 'vitest';
import { describeFilled, readDictionary } from './dictionary.ts';

const field = {
  name: 'ms_played',
  type: 'integer',
  unit: 'ms',
  description: 'How long it played.',
  filled: 0.5,
};

it('a dataset’s dictionary is read, including fields that the page does not show', () => {
  const kinds = [
    { kind: 'play', file: 'play.ndjson.gz', description: 'A play.', records: 4, fields: [field] },
  ];
  expect(readDictionary({ format: 'cgdx-schema/1', kinds, withheld: [] })?.kinds[0]).toMatchObject({
    kind: 'play',
    fields: [field],
  });
});

it('a dictionary in another format is ignored', () => {
  expect(readDictionary({ tables: [] })).toBeUndefined();
  expect(readDictionary(undefined)).toBeUndefined();
});

it('describes the share of records with a value; “all” and “none” are used only for exactly all and none', () => {
  expect([0, 0.0004, 0.43, 0.999, 1].map(describeFilled)).toEqual(['none', 'under 1%', '43%', '99%', 'all']);
});
