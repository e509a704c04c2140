import { marketEvents, rules } from '@cgdx/workflows/wiring/event.ts';
import { functions } from '@cgdx/workflows/wiring/function.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { executionName } from './ground/execution-name.ts';
import type { Correlation } from './ground/log/correlation.ts';
import { correlation, logger } from './ground/log/log.ts';

const about = { userSub: 'u-1', contributionId: '0b5e7d1c-4f0a-4c55-9d53-0e6b1f6f7a01' };
const id = 'a1'.repeat(32);

/** An execution's event names its subject only in its input, which is JSON text. */
const execution = {
  name: executionName(about),
  executionArn: `arn:aws:states:x:0:execution:contribution:${executionName(about)}`,
  stateMachineArn: 'arn:aws:states:x:0:stateMachine:contribution',
  status: 'FAILED',
  startDate: 0,
  stopDate: 1,
  input: JSON.stringify({ ...about, dataPoolId: 'spotify', sizeBytes: 1 }),
};
const exported = ({ contributionId }: { contributionId: string }) => ({
  bucket: { name: 'unverified' },
  object: { key: `u-1/spotify/${contributionId}/export`, size: 1, 'version-id': 'v' },
});
const contribution = { contributionId: about.contributionId };
const chosen = { ...about, contributionId: 'Weiming-91234567' };

const heard: Record<keyof typeof rules, readonly [detail: unknown, found: Correlation]> = {
  'export-uploaded': [exported(about), contribution],
  'contribution-completed': [{ ...marketEvents['contribution.completed'], ...contribution }, contribution],
  'upload-withdrawn': [{ ...marketEvents['upload.withdrawn'], ...contribution }, contribution],
  'webhook-told': [{ ...marketEvents['purchase.completed'], purchaseId: id }, { purchaseId: id }],
  'upload-recheck-asked': [{ ...marketEvents['upload.recheck-asked'], ...contribution }, contribution],
  'reward-claim-requested': [{ ...marketEvents['reward.claim-requested'], payoutId: id }, { payoutId: id }],
  'purchase-submitted': [{ ...marketEvents['purchase.submitted'], purchaseId: id }, { purchaseId: id }],
  'checkout-completed': [{ ...marketEvents['checkout.completed'], purchaseId: id }, { purchaseId: id }],
  'charge-changed': [{ ...marketEvents['charge.changed'], purchaseId: id }, { purchaseId: id }],
  'stripe-account-changed': [marketEvents['stripe-account.changed'], {}],
  'execution-changed': [execution, contribution],
  'execution-started': [{ ...execution, status: 'RUNNING' }, contribution],
  'execution-ended': [execution, contribution],
};

afterEach(() => vi.restoreAllMocks());

/**
 * Returns the correlation with which a failure is logged: the function has no links, so it fails at its first
 * access.
 */
async function foundIn(rule: string, detail: unknown): Promise<Correlation | undefined> {
  let found: Correlation | undefined;
  vi.spyOn(logger, 'error').mockImplementation(() => {
    found = correlation();
  });
  const { target } = rules[rule as keyof typeof rules];
  const { handler } = await import(`./${functions[target].handler.replace('.handler', '.ts')}`);
  await expect(handler({ detail })).rejects.toThrow();
  return found;
}

test.each(Object.entries(heard))(
  'a failure on %s is logged with the id of its subject',
  async (rule, [detail, found]) => {
    expect(await foundIn(rule, detail)).toEqual(found);
  },
);

test('an id that a person has chosen, which may name people, is not logged on an upload either', async () => {
  expect(await foundIn('export-uploaded', exported(chosen))).toEqual({
    contributionId: executionName(chosen),
  });
});
