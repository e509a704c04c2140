import { roleNames } from '@cgdx/contracts/deploy/holder.ts';
import { expect, test } from 'vitest';
import { parseDeployFlags } from './deploy-flags.ts';

const key = `0x${'1'.repeat(64)}`;
const appender = `0x${'2'.repeat(40)}`;
const roles = roleNames.flatMap((role) => [`--${role}`, appender]);

test('the local network needs no key, Moonbase needs one', () => {
  expect(parseDeployFlags(['--network', 'local'], {})).toMatchObject({ network: 'local', escrowCgdx: 0n });
  expect(parseDeployFlags(['--network', 'moonbase', ...roles], { DEPLOYER_KEY: key })).toMatchObject({
    privateKey: key,
    holders: { appender, minter: appender },
  });
  expect(parseDeployFlags(['--network', 'moonbase', ...roles], {})).toContain('DEPLOYER_KEY is not set');
});

test('a dry run needs no key and no roles, and uses those that are given', () => {
  const asked = ['--network', 'moonbase', '--dry-run'];
  expect(parseDeployFlags(asked, {})).toMatchObject({
    dryRun: true,
    privateKey: undefined,
    holders: undefined,
  });
  expect(parseDeployFlags([...asked, ...roles], { DEPLOYER_KEY: key })).toMatchObject({
    privateKey: key,
    holders: { payer: appender },
  });
  expect(parseDeployFlags([...asked, ...roles.slice(2)], {})).toContain('for each: --appender.');
});

test('a check needs neither key nor roles', () => {
  expect(parseDeployFlags(['--network', 'moonbase', '--check'], {})).toMatchObject({ check: true });
});

test('nothing is deployed if a role has no address, since the deployer would keep it', () => {
  const env = { DEPLOYER_KEY: key };
  expect(parseDeployFlags(['--network', 'moonbase'], env)).toContain('--appender, --payer, --settler');
  expect(parseDeployFlags(['--network', 'moonbase', ...roles.slice(2)], env)).toContain(
    'for each: --appender.',
  );
  expect(parseDeployFlags(['--network', 'local', ...roles.slice(0, 2)], env)).toContain('--payer');
});

test('an invalid key is not repeated in the message', () => {
  const said = parseDeployFlags(['--network', 'moonbase', ...roles], { DEPLOYER_KEY: key.slice(0, 60) });
  expect(said).toContain('not a private key');
  expect(said).not.toContain(key.slice(2, 20));
});

test.each([
  [[], 'Which network?'],
  [['--network', 'mainnet'], 'Which network?'],
  [['--network', 'local', '--payer', '0x12'], '--payer is not an address'],
  [['--network', 'local', '--escrow', 'much'], '--escrow is not a whole number'],
  [['--network', 'local', '--speed', '1'], "Unknown option '--speed'"],
])('%j is refused with the reason', (args, sentence) => {
  expect(parseDeployFlags(args, {})).toContain(sentence);
});
