import { expect, it } from 'vitest';
import { addFiles, missingNames, removeFile, totalSize } from './chosen.ts';

const file = (name: string, size = 1) => ({ name, size });
const takeout = (part: number, size = 1) => file(`takeout-20240113T131600Z-00${part}.zip`, size);

it('lists parts by their numbers, in whatever order they were chosen', () => {
  expect(addFiles([takeout(3)], [takeout(1), takeout(2)]), 'proves contribute.several-parts-export').toEqual([
    takeout(1),
    takeout(2),
    takeout(3),
  ]);
});

it('replaces an earlier file of the same name', () => {
  expect(addFiles([file('a.zip', 1)], [file('a.zip', 9)])).toEqual([file('a.zip', 9)]);
});

it('removes a file, and knows the total size of the others', () => {
  const left = removeFile([takeout(1, 5), takeout(2, 7)], takeout(1).name);
  expect(left).toEqual([takeout(2, 7)]);
  expect(totalSize(left)).toBe(7);
});

it('names a part that is missing between two chosen ones', () => {
  expect(missingNames([takeout(1), takeout(3)])).toEqual([takeout(2).name]);
  expect(missingNames([takeout(1), takeout(2)])).toEqual([]);
});
