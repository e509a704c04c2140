import { expect, it } from 'vitest';
import { describeFilled, readDictionary } from './dictionary.ts';

const field = {
  name: 'ms_played',
  type: 'integer',
  unit: 'ms',
  description: 'How long it played.',
  filled: 0.5,
};

it('a dictionary is read as it stands in a dataset, with more than is shown', () => {
  const kinds = [
    { kind: 'play', file: 'play.ndjson.gz', description: 'A play.', records: 4, fields: [field] },
  ];
  expect(readDictionary({ format: 'cgdx-schema/1', kinds, withheld: [] })?.kinds[0]).toMatchObject({
    kind: 'play',
    fields: [field],
  });
});

it('a dictionary of another format is left out', () => {
  expect(readDictionary({ tables: [] })).toBeUndefined();
  expect(readDictionary(undefined)).toBeUndefined();
});

it('says of a field which share of the records has it, and says all or none of no other', () => {
  expect([0, 0.0004, 0.43, 0.999, 1].map(describeFilled)).toEqual(['none', 'under 1%', '43%', '99%', 'all']);
});
