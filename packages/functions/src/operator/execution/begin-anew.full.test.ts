/** Runs the real steps in an execution that replaces one that is too old to be redriven. */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3 } from '@cgdx/aws/s3/start.ts';
import { root } from '@cgdx/aws/s3/testing/open-s3.ts';
import { noRuns } from '@cgdx/core/fingerprint/item-run.ts';
import { callOperator } from '@cgdx/stand/operator/operator-call.ts';
import {
  answerSteps,
  broken,
  contribute,
  look,
  redrive,
  until,
} from '@cgdx/stand/operator/operator-driver.ts';
import { type Answer, type OperatorStand, openOperatorStand } from '@cgdx/stand/operator/operator-stand.ts';
import { functions } from '@cgdx/workflows/wiring/function.ts';
import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  findJudgement,
  passFingerprint,
  registerFingerprint,
} from '../../contribution/novelty/fingerprint.ts';
import { findContribution, recordStep } from '../../contribution/record/contribution.ts';

const dayMs = 86_400_000;
const buckets = { UnverifiedBucket: 'unverified-test', VerifiedBucket: 'verified-test' };
const address = `0x${'11'.repeat(20)}`;
const chain = {
  rpcUrl: 'http://127.0.0.1:1',
  chainId: 31_337,
  cgdx: address,
  marketplace: address,
  confirmations: 1,
  appender: address,
  payer: address,
  settler: address,
};
const beforeLeaf = ['plan-units', 'check-authenticity', 'score-quality', 'mask-personal-information'];

let stand: OperatorStand;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stand = await openOperatorStand();
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-begin-anew-'));
  const s3 = await startS3({
    port: 0,
    directory,
    buckets: Object.values(buckets).map((name) => ({ name, versioned: true, sendsEvents: false })),
    find: (id) => (id === root.accessKeyId ? root : undefined),
    deliver: async () => undefined,
  });
  stops.push(stand.stop, s3.stop, async () => rmSync(directory, { recursive: true, force: true }));
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: root.accessKeyId,
    AWS_SECRET_ACCESS_KEY: root.secretAccessKey,
    AWS_ENDPOINT_URL_S3: s3.url,
    SST_RESOURCE_FingerprintKey: JSON.stringify({ value: 'a key of a test' }),
    SST_RESOURCE_Chain: JSON.stringify(chain),
    ...Object.fromEntries(
      Object.entries(buckets).map(([link, name]) => [`SST_RESOURCE_${link}`, JSON.stringify({ name })]),
    ),
  });
});
afterAll(async () => {
  for (const stop of stops) await stop();
});
beforeEach(() => answerSteps(stand));

const fileOf = (step: string): string =>
  functions[step as keyof typeof functions].handler.split('.')[0] ?? '';
const contextOf = (step: string) =>
  ({ functionName: `cgdx-test-${step}`, getRemainingTimeInMillis: () => 60_000 }) as Context;
const real =
  (step: string): Answer =>
  async (payload) =>
    (await import(`@cgdx/functions/${fileOf(step)}.ts`)).handler(payload, contextOf(step));

const hashOf = () => Buffer.from(randomUUID().repeat(2).slice(0, 32)).toString('base64');
const judgement = { quality: { score: 7, parts: [], improve: [] }, multiplier: 1, earlier: [] };

/**
 * A contribution in the state that its steps leave if the root could not be published: its raw export is
 * deleted by then.
 */
async function failedAfterMasking({ sizeBytes = 10 } = {}) {
  const uploadHash = hashOf();
  stand.answers.set('plan-units', () => ({ groups: [] }));
  stand.answers.set('mask-personal-information', () => ({ uploadHash }));
  stand.answers.set('insert-merkle-leaf', real('insert-merkle-leaf'));
  stand.answers.set('update-root-on-chain', broken);
  const userSub = randomUUID();
  const begun = await contribute(stand, { userSub, sizeBytes });
  await recordStep(begun, 'mask-personal-information', { state: 'done' }, { uploadHash });
  const fingerprint = {
    sketch: [1, 2, 3],
    runs: noRuns,
    days: [],
    userSub,
    platform: 'spotify',
    beganAt: '2026-01-01',
  };
  await registerFingerprint(begun.executionId, fingerprint);
  await passFingerprint(begun.executionId, judgement, 0);
  await until(begun.path, 'failed');
  await expect.poll(async () => (await findContribution(begun))?.state).toBe('failed');
  return { ...begun, uploadHash };
}

test.each([
  ['small', 10],
  ['large', 9e6],
])(
  'a %s contribution that was masked continues from its leaf, though its raw export is gone',
  async (_, sizeBytes) => {
    const begun = await failedAfterMasking({ sizeBytes });
    const before = await findContribution(begun);
    stand.advance(15 * dayMs);
    for (const step of [...beforeLeaf, 'reject-contribution']) stand.answers.set(step, real(step));
    stand.answers.set('update-root-on-chain', () => ({}));
    const { body } = await redrive(begun.path);
    expect(body).toMatchObject({ outcome: 'restarted', executionId: `${begun.executionId}-2` });
    const next = { workflow: 'contribution', executionId: body.executionId };
    await expect.poll(async () => (await look(next)).path.at(-1)).toBe('UpdateRootOnChain');
    const { uploadHash, leafIndex } = before ?? {};
    expect(leafIndex).toBeDefined();
    expect(await findContribution(begun)).toMatchObject({ uploadHash, leafIndex });
    expect(await findJudgement(begun.executionId)).toBeDefined();
  },
);

test('a masked contribution is never rejected: its leaf, its state and its fingerprint stay', async () => {
  const begun = await failedAfterMasking();
  const { userSub, contributionId } = begun;
  const rejection = { code: 'export-missing', message: 'It is gone.', advice: 'Send it again.' };
  const reject = async () =>
    real('reject-contribution')({
      userSub,
      contributionId,
      dataPoolId: 'spotify',
      step: 'check-authenticity',
      rejection,
    });
  await expect(reject()).rejects.toMatchObject({ name: 'InvariantBroken' });
  expect(await findContribution(begun)).toMatchObject({ state: 'failed', uploadHash: begun.uploadHash });
  expect(await findJudgement(begun.executionId)).toBeDefined();
});

test('a contribution whose failure event was lost begins anew, though it counts as running', async () => {
  const begun = await failedAfterMasking();
  await recordStep(begun, 'complete-contribution', {}, { state: 'running' });
  stand.advance(15 * dayMs);
  expect(await redrive(begun.path)).toMatchObject({
    status: 200,
    body: { outcome: 'restarted', executionId: `${begun.executionId}-2` },
  });
});

test('no execution begins anew while an earlier one runs again', async () => {
  const begun = await failedAfterMasking();
  stand.advance(15 * dayMs);
  const next = { workflow: 'contribution', executionId: (await redrive(begun.path)).body.executionId };
  await until(next, 'failed');
  stand.answers.set('update-root-on-chain', () => ({}));
  expect(await redrive(next)).toMatchObject({ body: { outcome: 'redriven' } });
  await expect.poll(async () => (await look(next)).status).toBe('running');
  expect(await redrive(begun.path)).toMatchObject({ status: 409, body: { code: 'ExecutionRunning' } });
});

test.each(['completed', 'rejected'] as const)(
  'no execution begins anew for a contribution that is %s',
  async (state) => {
    const begun = await failedAfterMasking();
    await recordStep(begun, 'complete-contribution', {}, { state });
    stand.advance(15 * dayMs);
    expect(await redrive(begun.path)).toMatchObject({
      status: 409,
      body: { code: 'NothingLeft', message: expect.stringContaining(state) },
    });
  },
);

test('a contribution that stopped before its root update is found by its upload hash, though its upload is not listed yet', async () => {
  const { uploadHash, executionId } = await failedAfterMasking();
  const query = { uploadHash: Buffer.from(uploadHash, 'base64').toString('base64url') };
  const { body } = await callOperator('GET /operator/executions', { query });
  expect(body.executions).toMatchObject([{ workflow: 'contribution', executionId }]);
});
