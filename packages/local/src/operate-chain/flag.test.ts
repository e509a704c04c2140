import { expect, test } from 'vitest';
import { parseChainFlags } from './flag.ts';

test('status and reconcile are understood', () => {
  expect(parseChainFlags(['status', '--json'])).toEqual({ action: 'status', apply: false, json: true });
  expect(parseChainFlags(['reconcile', '--apply'])).toEqual({
    action: 'reconcile',
    apply: true,
    json: false,
  });
});

test.each([
  [[], 'What? Say status or reconcile.'],
  [['stop'], 'What?'],
  [['status', '--apply'], 'Only reconcile can --apply.'],
  [['status', 'now'], 'One thing at a time'],
  [['status', '--loud'], "Unknown option '--loud'"],
])('%j is told what is wrong', (args, sentence) => {
  expect(parseChainFlags(args)).toContain(sentence);
});
