import { expect, test } from 'vitest';
import { parseChainFlags } from './chain-flags.ts';

test('status and reconcile are understood', () => {
  expect(parseChainFlags(['status', '--json'])).toEqual({
    action: 'status',
    apply: false,
    json: true,
    appender: undefined,
    unpause: false,
    to: undefined,
    pauser: undefined,
    purchase: undefined,
    transaction: undefined,
  });
  expect(parseChainFlags(['reconcile', '--apply'])).toEqual({
    action: 'reconcile',
    apply: true,
    json: false,
    appender: undefined,
    unpause: false,
    to: undefined,
    pauser: undefined,
    purchase: undefined,
    transaction: undefined,
  });
});

test.each([
  [[], 'Say what to do: status or reconcile or cut-back or move or refunded.'],
  [['refunded', '--purchase', 'p-1'], 'needs --purchase ID and --transaction HASH'],
  [['refunded', '--purchase', 'p-1', '--transaction', '0x12'], 'needs --purchase ID and --transaction HASH'],
  [['status', '--to', `0x${'1'.repeat(40)}`], '--to and --pauser are for move only.'],
  [['move', '--to', '0x12'], '--to is not an address: 0x12'],
  [['move', '--pauser', '0x12'], '--pauser is not an address: 0x12'],
  [['stop'], 'Say what to do'],
  [['status', '--apply'], 'Only reconcile, cut-back and move can --apply.'],
  [['reconcile', '--unpause'], '--appender and --unpause are for cut-back only.'],
  [['cut-back', '--appender', '0x12'], '--appender is not an address: 0x12'],
  [['status', 'now'], 'One action at a time'],
  [['status', '--loud'], "Unknown option '--loud'"],
])('%j is refused with the reason', (args, sentence) => {
  expect(parseChainFlags(args)).toContain(sentence);
});
