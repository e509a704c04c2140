import { expect, test } from 'vitest';
import { decodeVoids, isVoided } from './void.ts';

const word = (n: number) => n.toString(16).padStart(64, '0');

test('a list of voids is decoded from the encoding of the contract', () => {
  expect(decodeVoids('0x')).toEqual([]);
  expect(decodeVoids(`0x${word(32)}${word(0)}`)).toEqual([]);
  expect(decodeVoids(`0x${[32, 2, 5, 100, 3, 200].map(word).join('')}`)).toEqual([
    { newSize: 5, blockNumber: 100 },
    { newSize: 3, blockNumber: 200 },
  ]);
});

test.each(['0x1234', `0x${word(7)}`, `0x${[32, 2, 5, 100].map(word).join('')}`])(
  'any other answer is refused: %s',
  (answer) => {
    expect(() => decodeVoids(answer)).toThrow('a list of voids');
  },
);

const voids = [
  { newSize: 5, blockNumber: 100 },
  { newSize: 8, blockNumber: 200 },
];

test.each([
  [{ size: 6, blockNumber: 99 }, true],
  [{ size: 6, blockNumber: 100 }, true],
  [{ size: 5, blockNumber: 99 }, false],
  [{ size: 6, blockNumber: 101 }, false],
  [{ size: 9, blockNumber: 101 }, true],
  [{ size: 9, blockNumber: 201 }, false],
])('a root is void if leaves that it covers were removed after it: %j', (root, expected) => {
  expect(isVoided(voids, root)).toBe(expected);
});
