import { expect, test } from 'vitest';
import { amountText } from './amount.ts';

test.each([
  [0n, 'SGD', '0.00 SGD'],
  [5n, 'SGD', '0.05 SGD'],
  [-123_456n, 'SGD', '-1,234.56 SGD'],
  [0n, 'CGDX', '0 CGDX'],
  [1n, 'CGDX', '0.000000000000000001 CGDX'],
  [-1_500n * 10n ** 18n - 5n * 10n ** 17n, 'CGDX', '-1,500.5 CGDX'],
  [9_999_999_944_157_639_594_610n, 'DEV', '9,999.99994415763959461 DEV'],
] as const)('%d of %s is %s', (amount, currency, text) => {
  expect(amountText(amount, currency)).toBe(text);
});
