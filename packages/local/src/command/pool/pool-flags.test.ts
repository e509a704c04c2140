import { expect, test } from 'vitest';
import { parsePoolFlags } from './pool-flags.ts';

test.each([
  [['list', '--json'], { action: 'list', json: true }],
  [['add', 'x'], { action: 'add', json: false, poolId: 'x' }],
  [['set', 'Spotify', '--price', '3'], { action: 'set', json: false, poolId: 'spotify', price: 3 }],
  [['set', 'x', '--for-sale', 'no'], { action: 'set', json: false, poolId: 'x', isForSale: false }],
  [
    ['top-up', 'x', '--amount', '7.5'],
    { action: 'top-up', json: false, poolId: 'x', amountWei: 75n * 10n ** 17n },
  ],
  [['withdraw', 'x'], { action: 'withdraw', json: false, poolId: 'x', by: 'wallet' }],
  [['withdraw', 'x', '--card'], { action: 'withdraw', json: false, poolId: 'x', by: 'card' }],
  [
    ['withdraw', 'x', '--card', '--amount', '7.5'],
    { action: 'withdraw', json: false, poolId: 'x', by: 'card', amountCents: 750n },
  ],
  [['book', 'po_1A'], { action: 'book', json: false, movement: 'po_1A' }],
])('%j is accepted', (args, flags) => {
  expect(parsePoolFlags(args)).toEqual(flags);
});

test.each([
  [[], 'Say what to do'],
  [['list', 'x'], 'list takes no pool'],
  [['set'], 'Which data pool?'],
  [['set', 'myspace', '--price', '1'], 'There is no data pool "myspace"'],
  [['set', 'x'], 'What is to change?'],
  [['set', 'x', '--price', '0'], 'A price is a whole number'],
  [['set', 'x', '--price', '1.5'], 'A price is a whole number'],
  [['set', 'x', '--for-sale', 'maybe'], '--for-sale yes or --for-sale no'],
  [['set', 'x', 'spotify', '--price', '1'], 'One pool at a time'],
  [['top-up', 'x'], 'How much CGDX?'],
  [['top-up', 'x', '--amount', '0'], 'How much CGDX?'],
  [['withdraw', 'x', '--amount', '1'], '--amount is for --card'],
  [['withdraw', 'x', '--card', '--amount', '1.234'], 'How much SGD?'],
  [['withdraw', 'x', '--card', '--amount', '0'], 'How much SGD?'],
  [['top-up', 'x', '--amount', '1', '--card'], 'top-up does not take --card'],
  [['book', '0x12'], 'Which transaction?'],
])('%j is refused with a sentence', (args, sentence) => {
  expect(parsePoolFlags(args)).toContain(sentence);
});
