import { expect, test } from 'vitest';
import { parseProveFlags } from './prove-flags.ts';

test('the numbers of kills and uploads can be set, and a run can be repeated with its seed', () => {
  expect(parseProveFlags(['kill'])).toEqual({
    kind: 'kill',
    kills: 200,
    uploads: 100,
    buyers: 2,
    seed: '1',
    json: false,
  });
  expect(
    parseProveFlags(['kill', '--kills', '7', '--uploads', '3', '--buyers', '1', '--seed', 'x', '--json']),
  ).toEqual({
    kind: 'kill',
    kills: 7,
    uploads: 3,
    buyers: 1,
    seed: 'x',
    json: true,
  });
  expect(parseProveFlags(['attacks', '--only', 'page'])).toEqual({
    kind: 'attacks',
    only: 'page',
    json: false,
  });
  expect(parseProveFlags(['environment'])).toEqual({ kind: 'environment', only: undefined, json: false });
});

test.each([
  [[], /kill, attacks or environment/],
  [['sleep'], /kill, attacks or environment/],
  [['kill', 'attacks'], /leave out/],
  [['kill', '--kills', '0'], /whole numbers/],
  [['kill', '--uploads', '1.5'], /whole numbers/],
  [['kill', '--only', 'x'], /takes no --only/],
  [['attacks', '--kills', '3'], /attacks takes no --kills/],
  [['environment', '--seed', '3'], /environment takes no --seed/],
  [['kill', '--fast'], /--fast/],
] as const)('%j is refused with the reason', (args, sentence) => {
  expect(parseProveFlags(args)).toMatch(sentence);
});
