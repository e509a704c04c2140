import { Wallet } from 'ethers';
import { expect, test } from 'vitest';
import { deploymentRecord } from './check-deployment.ts';
import { parseDeployFlags } from './deploy-flags.ts';
import { dryRun } from './dry-run.ts';

test('a dry run deploys to a fresh chain with the id of Moonbase Alpha, and ends with its checked record', async () => {
  const poolOwner = Wallet.createRandom().address;
  const asked = ['--network', 'moonbase', '--dry-run', '--pool-owner', poolOwner, '--daily-cap', '10'];
  const flags = parseDeployFlags(asked, {});
  if (typeof flags === 'string') throw new Error(flags);
  const notes: string[] = [];
  const { record, transactions, marketplace } = await dryRun(flags, (sentence) => notes.push(sentence));
  expect(transactions).toBeGreaterThan(10);
  expect(deploymentRecord.parse(record)).toMatchObject({
    ...{ chainId: 1287, claimWindowMinutes: 30, dailyCapWei: String(10n * 10n ** 18n), isSealed: false },
    contracts: { Marketplace: { address: marketplace } },
  });
  expect(notes).toEqual([expect.stringContaining('not sealed, since its tree is empty')]);
});
