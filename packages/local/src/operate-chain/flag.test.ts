import { expect, test } from 'vitest';
import { parseChainFlags } from './flag.ts';

test('status and reconcile are understood', () => {
  expect(parseChainFlags(['status', '--json'])).toEqual({
    action: 'status',
    apply: false,
    json: true,
    to: undefined,
  });
  expect(parseChainFlags(['reconcile', '--apply'])).toEqual({
    action: 'reconcile',
    apply: true,
    json: false,
    to: undefined,
  });
});

test.each([
  [[], 'Say what to do: status or reconcile or migrate-tree.'],
  [['migrate-tree'], 'needs --to ADDRESS'],
  [['status', '--to', `0x${'1'.repeat(40)}`], 'needs --to ADDRESS'],
  [['migrate-tree', '--to', '0x12'], '--to is not an address: 0x12'],
  [['stop'], 'Say what to do'],
  [['status', '--apply'], 'Only reconcile can --apply.'],
  [['status', 'now'], 'One action at a time'],
  [['status', '--loud'], "Unknown option '--loud'"],
])('%j is told what is wrong', (args, sentence) => {
  expect(parseChainFlags(args)).toContain(sentence);
});
