import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parsePurchaseFlags } from './purchase-flags.ts';

const parse = (...args: string[]) => parsePurchaseFlags(args, {});

test('verify takes the path of an archive, refund the id of a purchase and a reason', () => {
  expect(parse('verify', 'data.zip')).toEqual({
    verb: 'verify',
    json: false,
    file: resolve('data.zip'),
    stack: undefined,
  });
  expect(parse('refund', 'abc', '--reason', ' the bucket lost it ', '--json')).toEqual({
    verb: 'refund',
    json: true,
    purchaseId: 'abc',
    reason: 'the bucket lost it',
  });
});

test.each([
  [[], 'What is to be done?'],
  [['verify'], 'Which file?'],
  [['verify', 'a', 'b'], 'leave out "b"'],
  [['verify', 'a', '--reason', 'why'], 'does not take --reason'],
  [['refund', '--reason', 'why'], 'Which purchase?'],
  [['refund', 'abc'], 'Why?'],
  [['refund', 'abc', '--reason', '  '], 'Why?'],
  [['refund', 'abc', '--reason', 'why', '--stack', 'x'], 'does not take --stack'],
])('%j is refused with a sentence', (args, sentence) => {
  expect(parse(...args)).toContain(sentence);
});
