import { expect, test } from 'vitest';
import { parseSettledFlags, settledByHand } from './operator-flag.ts';

const parse = (...args: string[]) => parseSettledFlags([settledByHand, ...args]);

test('a payment by hand is given with its payout and a reference', () => {
  expect(parse('abc', '--reference', ' giro 17 ', '--reason', ' Stripe refuses. ')).toEqual({
    payoutId: 'abc',
    reference: 'giro 17',
    reason: 'Stripe refuses.',
    json: false,
  });
});

test.each([
  [['--reference', 'giro'], 'Which payout?'],
  [['abc'], 'How was it paid?'],
  [['abc', '--reference', ' '], 'How was it paid?'],
  [['abc', 'def', '--reference', 'giro'], 'leave out "def"'],
  [['abc', '--reference', 'giro'], 'Why? Say --reason'],
  [['abc', '--reference', 'giro', '--reason=ab'], 'Why? Say --reason'],
  [['abc', '--amount', '5'], "Unknown option '--amount'"],
])('%j is refused with a sentence', (args, sentence) => {
  expect(parse(...args)).toContain(sentence);
});
