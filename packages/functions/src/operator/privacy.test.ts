import { StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { RouteKey } from '@cgdx/api/routes.ts';
import { recheckRules } from '@cgdx/core/export/recheck/recheck-fault.ts';
import { ofDelivery } from '@cgdx/local/cloud/part/dead-letter.ts';
import { workflowArnOf } from '@cgdx/local/ground/name.ts';
import { callOperator } from '@cgdx/stand/operator/operator-call.ts';
import { type OperatorStand, openOperatorStand } from '@cgdx/stand/operator/operator-stand.ts';
import { routes } from '@cgdx/workflows/wiring/route.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { holderUpdate } from '../account/shared-wallet.ts';
import { walletHashOf } from '../account/wallet-hash.ts';
import { openReview } from '../contribution/novelty/review.ts';
import { contributionItem } from '../contribution/record/begin-contribution.ts';
import { userHashOf } from '../ground/caller/user-hash.ts';
import { executionName } from '../ground/execution-name.ts';
import { put, write, writeTogether } from '../ground/table/item.ts';
import { handler as onDeadLetter } from './on-dead-letter.ts';

/** Values that no response may contain, in places where they might appear. */
const secrets = {
  name: 'Tan Wei Ming',
  oneWord: 'Weiming',
  email: 'wei.ming.tan@example.com',
  wallet: '0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc',
  text: 'I listened to this song when my mother died',
  phone: '+65 9123 4567',
  nric: 'S1234567D',
  account: 'acct_1WeiMingTan',
};
const userSub = '11111111-2222-4333-8444-555555555555';
const otherSub = '66666666-7777-4888-8999-000000000000';
const uploadHash = Buffer.alloc(32, 9).toString('base64');
const payoutId = 'cd'.repeat(32);
const purchaseId = 'ef'.repeat(32);
const reason = 'Looking for leaks.';
const planted = { ...secrets, list: Object.values(secrets), deep: { constructor: secrets.name, ...secrets } };
/** Shown fields, with values that must not be shown. */
const abused = {
  contributionId: 'Weiming-91234567',
  dataPoolId: secrets.name,
  outcome: secrets.oneWord,
  code: secrets.text,
  uploadHash: secrets.email,
  root: secrets.wallet,
  transactionHash: secrets.wallet,
  paymentReference: secrets.email,
  refundReference: secrets.account,
  quality: secrets.phone,
  amountWei: secrets.nric,
  key: `${secrets.name}/${secrets.oneWord}/Weiming-91234567/${secrets.name}.zip`,
};
let stand: OperatorStand;
let contribution: { workflow: string; executionId: string };
let letterId: string;

const leak = () => {
  throw Object.assign(new Error(`${secrets.text} ${secrets.email}`), { name: secrets.name });
};

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stand = await openOperatorStand();
  const key = { userSub, contributionId: 'Weiming-91234567' };
  const object = { bucket: 'b', key: `${userSub}/${secrets.name}`, versionId: 'v', sizeBytes: 10 };
  const item = contributionItem(
    key,
    { dataPoolId: secrets.name, fileName: `${secrets.name}.zip`, object },
    Date.now(),
    { code: secrets.text, message: secrets.text, advice: secrets.email },
  );
  await write(put('ContributionTable', { ...item, ...secrets, note: secrets.text }));
  const at = new Date().toISOString();
  const times = { createdAt: at, updatedAt: at };
  const failure = { code: secrets.oneWord, message: secrets.text };
  await write(
    put('TransactionTable', {
      ...{ transactionId: payoutId, kind: 'payout', userSub, rail: 'cgdx', state: 'paying', open: 'open' },
      ...{ uploadHash, dataPoolId: 'spotify', wallet: secrets.wallet, amountWei: '1', failure, ...times },
      ...{ stripeAccountId: secrets.account, transferId: secrets.email, transactionHash: secrets.wallet },
    }),
  );
  await write(
    put('PurchaseTable', {
      ...{ purchaseId, rail: 'cgdx', userSub, state: 'refused', attempt: 1, wallet: secrets.wallet, failure },
      ...{ captured: { currency: 'CGDX', pools: [{ dataPoolId: secrets.name, amount: '1' }] }, ...times },
      ...{ transactionHash: secrets.wallet, refundOrdered: { reason: secrets.text, at } },
    }),
  );
  for (const sub of [userSub, otherSub]) await writeTogether([await holderUpdate(sub, secrets.wallet)]);
  const sold = {
    ...{ ...secrets, uploadHash, userSub, dataPoolId: 'spotify', datasetPrefix: secrets.name },
    ...{ root: `0x${payoutId}`, transactionHash: `0x${purchaseId}`, leafIndex: 0, rewardWei: '0' },
  };
  const faults = [{ fault: 'swapped-dates', records: 'play', isSure: true, count: 3, of: 5, ...secrets }];
  await write(
    put('UploadTable', {
      ...{ ...sold, contributionId: key.contributionId, createdAt: at, quality: 7, multiplier: 1 },
      ...{ rewardState: 'unclaimed', payoutAttempt: 0 },
      recheck: { rules: recheckRules, judgedAt: at, faults, isWhole: true },
    }),
  );
  // The upload is recalled already, so that another recall changes nothing and sends no event.
  await write(
    put('WithdrawalTable', {
      ...{ ...sold, receiptNumber: 'CGDX-W-1', dataQualityScore: 7, contributedAt: at, withdrawnAt: at },
      ...{ reward: 'claimable', recalled: 'days and months of dates are swapped' },
    }),
  );
  const executionId = executionName(key);
  contribution = { workflow: 'contribution', executionId };
  stand.answers.set('check-authenticity', () => ({ outcome: 'genuine', inspectionKey: userSub, ...planted }));
  stand.answers.set('score-quality', () => ({
    ...planted,
    ...abused,
    outcome: 'scored',
    quality: 7,
    multiplier: 1,
  }));
  stand.answers.set('mask-personal-information', leak);
  await stand.client.send(
    new StartExecutionCommand({
      stateMachineArn: workflowArnOf('ContributionWorkflow'),
      name: executionId,
      input: JSON.stringify({ ...planted, ...abused, ...key, dataPoolId: 'spotify', sizeBytes: 10 }),
    }),
  );
  await onDeadLetter({
    Records: [
      ofDelivery({
        ...{
          id: 1,
          eventId: 'e',
          ruleArn: secrets.name,
          targetId: secrets.name,
          targetArn: 'arn:on-export-uploaded',
        },
        ...{
          deadLetterArn: undefined,
          attempts: 1,
          reason: `${secrets.oneWord}: ${secrets.text}`,
          failedAt: Date.now(),
        },
        input: JSON.stringify({
          ...{ id: secrets.name, source: secrets.email, 'detail-type': secrets.phone },
          detail: { ...planted, ...abused, userSub, object: { key: `${userSub}/x/y/${secrets.name}.zip` } },
        }),
      }),
    ],
  });
  const { body } = await callOperator('GET /operator/dead-letters');
  letterId = body.deadLetters[0].letterId;
});
afterAll(async () => {
  await stand?.stop();
});

/** Every word that must not be shown, and the person's subject. */
const forbidden = [...Object.values(secrets), 'Weiming', 'Wei Ming', '91234567', userSub, otherSub];

/** The calls of each route that make it show as much as it can. Every route must be listed. */
const calls: Readonly<Record<string, readonly Parameters<typeof callOperator>[1][]>> = {
  'GET /operator/workflows': [{}],
  'GET /operator/workflows/{workflow}/counts': [{ path: { workflow: 'contribution' } }],
  'GET /operator/executions': [
    { query: { workflow: 'contribution' } },
    { query: { workflow: 'contribution', state: 'MaskPersonalInformation' } },
    { query: { userHash: 'HASH', limit: '1' } },
    { query: { contributionId: 'nobody' } },
    { query: { payoutId } },
    { query: { purchaseId } },
  ],
  'GET /operator/executions/{workflow}/{executionId}': [{ path: 'CONTRIBUTION' as never }],
  'GET /operator/dead-letters': [{}, { query: { limit: '1' } }],
  'GET /operator/counts': [{}],
  'GET /operator/contributions': [
    { query: { state: 'rejected' } },
    { query: { state: 'rejected', limit: '1' } },
  ],
  'GET /operator/payouts': [{ query: { state: 'paying', limit: '1' } }],
  'GET /operator/purchases': [{ query: { state: 'refused', limit: '1' } }],
  'GET /operator/reviews': [{}],
  'GET /operator/audit': [{}],
  'GET /operator/rechecks': [{}, { query: { limit: '1' } }],
  'POST /operator/executions/{workflow}/{executionId}/stop': [
    { path: 'CONTRIBUTION' as never, body: { reason } },
  ],
  'POST /operator/executions/{workflow}/{executionId}/redrive': [
    { path: 'CONTRIBUTION' as never, body: { reason } },
  ],
  'POST /operator/redrives': [{ body: { reason, executions: 'CONTRIBUTIONS' as never } }],
  'POST /operator/dead-letters/{letterId}/replay': [{ path: { letterId: 'nobody' }, body: { reason } }],
  'POST /operator/dead-letters/{letterId}/discard': [{ path: 'LETTER' as never, body: { reason } }],
  'POST /operator/rechecks/{uploadHash}/recall': [
    { path: { uploadHash: Buffer.from(uploadHash, 'base64').toString('base64url') }, body: { reason } },
  ],
  'POST /operator/requests/{requestId}': [
    { path: { requestId: 'nothing' }, body: { reason, decision: 'accepted' } },
  ],
  'POST /operator/reviews/{reviewId}': [{ path: 'REVIEW' as never, body: { reason, decision: 'accepted' } }],
};

/** Fills in values that exist only once the test's cloud runs. */
async function filled(input: Parameters<typeof callOperator>[1]): Promise<typeof input> {
  const words: Record<string, unknown> = {
    CONTRIBUTION: contribution,
    CONTRIBUTIONS: [contribution],
    LETTER: { letterId },
    REVIEW: { reviewId: contribution.executionId },
    HASH: userHashOf(userSub),
  };
  return JSON.parse(JSON.stringify(input), (_name, value) =>
    typeof value === 'string' && value in words ? words[value] : value,
  );
}

/** These read the chain and the books; `chain-lane/pay-reward.test.ts` plants the same secrets there. */
const elsewhere: readonly RouteKey[] = ['GET /operator/chain', 'GET /operator/pools', 'GET /operator/ledger'];

test('an execution fails with an error that contains the secrets', async () => {
  const read = async () =>
    (await callOperator('GET /operator/executions/{workflow}/{executionId}', { path: contribution })).body
      .status;
  await expect.poll(read).toBe('failed');
  // The stop has removed the open review by now.
  await openReview({
    reviewId: contribution.executionId,
    ...{ userSub, contributionId: 'Weiming-91234567', dataPoolId: 'spotify', quality: 5 },
    ...{ earlier: ['a'.repeat(64)], taskToken: secrets.text },
  });
});

test('every route of operators is called here', () => {
  const all = Object.keys(routes).filter((key) => key.includes(' /operator/'));
  expect([...Object.keys(calls), ...elsewhere].sort()).toEqual(all.sort());
});

test.each(Object.entries(calls))('%s reveals nothing of a person', async (route, inputs) => {
  for (const input of inputs) {
    const { status, body } = await callOperator(route as RouteKey, await filled(input));
    expect(status).toBeLessThan(500);
    const text = JSON.stringify(body);
    expect(text.length).toBeGreaterThan(2);
    for (const word of forbidden) expect(text.toLowerCase()).not.toContain(word.toLowerCase());
    // A cursor is opaque, and holds no subject in plain base64 either.
    if (body.cursor) expect(Buffer.from(body.cursor, 'base64url').toString('latin1')).not.toContain(userSub);
  }
});

test('operators see references, codes and the hash of the person', async () => {
  const { body } = await callOperator('GET /operator/executions/{workflow}/{executionId}', {
    path: contribution,
  });
  expect(body.about).toEqual([
    { name: 'dataPoolId', value: 'spotify' },
    { name: 'userHash', value: userHashOf(userSub) },
    { name: 'sizeBytes', value: '10' },
  ]);
  const score = body.steps.find(({ state }: { state: string }) => state === 'ScoreQuality');
  expect(score.output).toEqual([
    { name: 'outcome', value: 'scored' },
    { name: 'quality', value: '7' },
    { name: 'multiplier', value: '1' },
  ]);
  expect(body.error).toBe('UnknownError');
  const { body: found } = await callOperator('GET /operator/contributions', { query: { state: 'rejected' } });
  expect(found.contributions).toMatchObject([{ userHash: userHashOf(userSub), dataPoolId: 'unknown' }]);
});

test('a wallet that two people share is shown by its hash, which differs from every person’s', async () => {
  expect(walletHashOf(secrets.wallet.toUpperCase())).toBe(walletHashOf(secrets.wallet));
  expect(walletHashOf(secrets.wallet)).not.toBe(userHashOf(secrets.wallet));
  const { body } = await callOperator('GET /operator/reviews');
  expect(body.sharedWallets).toEqual([
    { walletHash: walletHashOf(secrets.wallet), people: 2, sharedSince: expect.stringMatching(/^\d{4}-/) },
  ]);
});
