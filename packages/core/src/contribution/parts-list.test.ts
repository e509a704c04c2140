import { describe, expect, it, test } from 'vitest';
import { mostParts } from './part-limit.ts';
import { faultOfParts } from './parts-list.ts';
import { partsListSchema } from './parts-list-schema.ts';

const listed = (file: string, sizeBytes = 3) => ({ file, sizeBytes });
const arrived = (fileName: string, sizeBytes = 3, got: number | null = sizeBytes) => ({
  fileName,
  sizeBytes,
  object: got === null ? null : { sizeBytes: got },
});

test('a list names its parts and their sizes', () => {
  const longest = listed(`${'é'.repeat(127)}a`);
  const list = {
    parts: [{ ...listed('takeout-001.zip'), object: '1' }, listed('Ünïcode (1) 🎵.zip', 0), longest],
  };
  expect(partsListSchema.parse(list)).toEqual(list);
});

test.each([
  ['no parts', []],
  ['too many', Array.from({ length: mostParts + 1 }, (_, i) => listed(`${i}.zip`))],
  ['one twice', [listed('a.zip'), listed('a.zip')]],
  [
    'the same object for two files',
    [
      { ...listed('a.zip'), object: '1' },
      { ...listed('b.zip'), object: '1' },
    ],
  ],
  [
    'an object that is also another file’s default object',
    [listed('1'), { ...listed('b.zip'), object: '1' }],
  ],
  ['an object elsewhere', [{ ...listed('a.zip'), object: '../1' }]],
  ['a path', [listed('../a.zip')]],
  ['a lone surrogate', [listed('\ud800')]],
  ['control characters', [listed('a\u0001.zip')]],
  ['a name of 256 bytes', [listed('é'.repeat(128))]],
  ['no size', [{ file: 'a.zip' }]],
  ['a fraction of a byte', [listed('a.zip', 1.5)]],
])('a list with %s is invalid', (_, parts) => {
  expect(partsListSchema.safeParse({ parts }).success).toBe(false);
});

describe('parts', () => {
  it('have no fault if all arrived completely', () => {
    expect(faultOfParts([arrived('a.zip'), arrived('b.zip', 0)])).toBeUndefined();
  });

  it('are named if they did not arrive', () => {
    expect(faultOfParts([arrived('a.zip'), arrived('b.zip', 3, null)])).toMatchObject({
      code: 'part-not-uploaded',
      message: '1 of 2 parts arrived. Missing: b.zip.',
    });
  });

  it('are named with both sizes if they arrived with another size', () => {
    expect(
      faultOfParts([arrived('a.zip'), arrived('b.zip', 3, 2)]),
      'proves error.upload-failed-expected',
    ).toMatchObject({
      code: 'part-of-other-size',
      message: 'b.zip: Upload failed. Expected object size 3, but got 2.',
    });
  });

  it('give the refusal of an unreadable list if the list names none', () => {
    expect(faultOfParts([])?.code).toBe('parts-list-unreadable');
  });
});
