import { expect, test } from 'vitest';
import { parseDeployFlags } from './flag.ts';

const key = `0x${'1'.repeat(64)}`;

test('the local network needs no key, Moonbase needs one', () => {
  expect(parseDeployFlags(['--network', 'local'], {})).toMatchObject({ network: 'local', escrowCgdx: 0n });
  expect(parseDeployFlags(['--network', 'moonbase'], { DEPLOYER_KEY: key })).toMatchObject({
    privateKey: key,
  });
  expect(parseDeployFlags(['--network', 'moonbase'], {})).toContain('DEPLOYER_KEY is not set');
});

test('a key that is wrong is not repeated', () => {
  const said = parseDeployFlags(['--network', 'moonbase'], { DEPLOYER_KEY: key.slice(0, 60) });
  expect(said).toContain('not a private key');
  expect(said).not.toContain(key.slice(2, 20));
});

test.each([
  [[], 'Which network?'],
  [['--network', 'mainnet'], 'Which network?'],
  [['--network', 'local', '--operator', '0x12'], '--operator is not an address'],
  [['--network', 'local', '--escrow', 'much'], '--escrow is not a whole number'],
  [['--network', 'local', '--speed', '1'], "Unknown option '--speed'"],
])('%j is told what is wrong', (args, sentence) => {
  expect(parseDeployFlags(args, {})).toContain(sentence);
});
