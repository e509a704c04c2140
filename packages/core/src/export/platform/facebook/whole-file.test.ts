import { expect, it } from 'vitest';
import { readOffSite } from './read-done.ts';
import { nestedRecords, textsOf } from './whole-file.ts';

it('all texts are read, even of more labels than a call may have arguments', () => {
  const vec = Array.from({ length: 200_000 }, (_, i) => ({ value: String(i) }));
  expect(textsOf({ topics_v2: [{ label: 'Topics', vec }] }).records).toHaveLength(200_000);
});

it('elements in another form than the others are counted', () => {
  expect(textsOf({ topics_v2: ['a', 7, null, { name: 'b' }] })).toMatchObject({ malformed: 2 });
  expect(textsOf({ topics_v2: { page: ['a'] } })).toEqual({ records: [], malformed: 1 });
  expect(textsOf({ topics_v2: [] })).toEqual({ records: [], malformed: 0 });
  expect(nestedRecords({ seen: [{ entries: [{ timestamp: 1 }, 'zorb'] }, 7] })).toMatchObject({
    records: [{ timestamp: 1 }],
    malformed: 2,
  });
  const events = [{ type: 'VIEW', timestamp: 1_561_983_130 }, { type: 'VIEW' }, 'zorb'];
  const read = readOffSite({ name: 'Shop', events });
  expect([read.length, read.filter((part) => part === undefined).length]).toEqual([3, 2]);
});
