import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { amountCell, decimal, toCsv } from './csv.ts';

/** Returns the cell as a spreadsheet parses it. */
const cellOf = (text: string): string | undefined =>
  Papa.parse<string[]>(toCsv(['a', 'b'], [[text, '']]), { newline: '\r\n', delimiter: ',' }).data[1]?.[0];

test.each(['=1+1', '+cmd', '@SUM(A1)', '-2+3', '\t=1', ' =1', '＝1+1', '=1\n=2', '=HYPERLINK("x","y")'])(
  '%j is not a formula in the CSV',
  (text) => {
    expect(cellOf(text)).toBe(`'${text}`);
  },
);

test.each(['-50', '84', '-7.25', '2026-11-22T10:00:00Z', 'Spotify, "x"'])('%s is not changed', (text) => {
  expect(cellOf(text)).toBe(text);
});

test('any text is read back from its cell, and no spreadsheet would run it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 5 }), (row) => {
      const csv = toCsv(
        row.map((_cell, at) => `c${at}`),
        [row],
      );
      const [read = []] = Papa.parse<string[]>(csv, { newline: '\r\n', delimiter: ',' }).data.slice(1);
      for (const [at, text] of row.entries()) {
        const cell = read[at] ?? '';
        expect([text, `'${text}`]).toContain(cell);
        expect(/^[=+@\t\r＝＋＠]/.test(cell)).toBe(false);
      }
    }),
  );
});

test('amounts have all digits and a sign', () => {
  expect(decimal(84n * 10n ** 18n, 18)).toBe('84');
  expect(decimal(-75n * 10n ** 17n, 18)).toBe('-7.5');
  expect(decimal(1n, 18)).toBe('0.000000000000000001');
  expect([amountCell('-140', 'SGD'), amountCell('5', 'SGD'), amountCell('0', 'CGDX')]).toEqual([
    '-1.4',
    '0.05',
    '0',
  ]);
});
