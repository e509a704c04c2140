import { expect, test } from 'vitest';
import { percentOf, readLcov, sumOf } from './lcov.ts';

const report = `SF:src/A.sol
DA:3,12
DA:4,0
BRDA:4,0,0,-
BRDA:4,0,1,2
end_of_record
SF:test/B.sol
DA:1,0
end_of_record
`;

test('lines and branches are counted, and missed ones are listed', () => {
  expect(readLcov(report, 'src/')).toEqual([
    {
      file: 'src/A.sol',
      lines: { hit: 1, all: 2 },
      branches: { hit: 1, all: 2 },
      missed: ['4', '4 branch 0'],
    },
  ]);
});

test('shares are computed from the sums', () => {
  expect(
    percentOf(
      sumOf([
        { hit: 1, all: 1 },
        { hit: 0, all: 3 },
      ]),
    ),
  ).toBe(25);
  expect(percentOf({ hit: 0, all: 0 })).toBe(100);
});
