import { randomBytes, randomUUID } from 'node:crypto';
import type { RouteKey } from '@cgdx/api/routes.ts';
import { workflowArnOf } from '@cgdx/local/ground/name.ts';
import { callOperator, operator } from '@cgdx/stand/operator/operator-call.ts';
import {
  answerSteps,
  broken,
  contribute,
  failedContribution,
  look,
  redrive,
  until,
} from '@cgdx/stand/operator/operator-driver.ts';
import { useOperatorStand } from '@cgdx/stand/operator/operator-stand.ts';
import { routes } from '@cgdx/workflows/wiring/route.ts';
import { beforeEach, expect, inject, test } from 'vitest';
import { openReview } from '../contribution/novelty/review.ts';
import { findContribution } from '../contribution/record/contribution.ts';
import { userHashOf } from '../ground/caller/user-hash.ts';
import { executionName } from '../ground/execution-name.ts';
import { countInState } from '../ground/table/by-state.ts';
import { change, put, write } from '../ground/table/item.ts';
import { countAt, noteEnded, noteEntered, noteStarted } from '../ground/workflow/standing.ts';
import { handler } from './on-execution-changed.ts';

const on = useOperatorStand();
beforeEach(() => answerSteps(on.stand));

const operatorRoutes = (Object.keys(routes) as RouteKey[]).filter((key) => key.includes(' /operator/'));

test.each(operatorRoutes)('%s is for operators alone', async (route) => {
  const stranger = { ...operator, groups: [] };
  expect(await callOperator(route, {}, stranger)).toMatchObject({
    status: 403,
    body: { code: 'OperatorsOnly', message: expect.stringMatching(/^Only operators .*\.$/) },
  });
});

test.each(operatorRoutes.filter((key) => key.startsWith('POST')))('%s asks for a reason', async (route) => {
  for (const said of [undefined, '  a ', 'a'.repeat(501)]) {
    const body = {
      reason: said,
      decision: 'accepted',
      executions: [{ workflow: 'payout', executionId: 'x' }],
    };
    expect(await callOperator(route, { body })).toMatchObject({
      status: 400,
      body: { message: 'Missing or invalid: reason.' },
    });
  }
});

test('an execution that runs shows its path, its steps and what it waits for', async () => {
  on.stand.answers.set('update-root-on-chain', () => ({}));
  const { path, userSub, contributionId } = await contribute(on.stand);
  await expect.poll(async () => (await look(path)).path.at(-1)).toBe('UpdateRootOnChain');
  expect((await listed(path)).error).toBeUndefined();
  const found = await look(path);
  expect(found.path).toEqual([
    ...['Begin', 'IsLarge', 'CheckAuthenticity', 'IsGenuine', 'ScoreQuality', 'IsNew', 'MaskUnits'],
    ...['MaskPersonalInformation', 'InsertMerkleLeaf', 'UpdateRootOnChain'],
  ]);
  expect(found.about).toEqual([
    { name: 'userHash', value: userHashOf(userSub) },
    { name: 'contributionId', value: contributionId },
    { name: 'dataPoolId', value: 'spotify' },
    { name: 'sizeBytes', value: '10' },
  ]);
  const score = found.steps.find(({ state }: { state: string }) => state === 'ScoreQuality');
  expect(score).toMatchObject({
    outcome: 'succeeded',
    durationMs: expect.any(Number),
    attempts: [{ outcome: 'succeeded' }],
  });
  expect(score.output).toContainEqual({ name: 'quality', value: '7' });
  expect(found.steps.at(-1)).toMatchObject({
    outcome: 'running',
    waitsFor: 'It waits until a confirmed root on the chain covers its leaf: see the chain lane.',
  });
  expect(found.redrive).toMatchObject({ isPossible: false, why: expect.stringContaining('is running') });
  expect(found.stop).toEqual({ isPossible: true });
});

test('retries are attempts of one step', async () => {
  let calls = 0;
  on.stand.answers.set('score-quality', () => {
    calls += 1;
    if (calls < 3) throw Object.assign(new Error('busy'), { name: 'ThrottledTable' });
    return { outcome: 'rejected', rejection: { code: 'too-little', message: 'Too little.' } };
  });
  on.stand.answers.set('reject-contribution', () => ({}));
  const { path } = await contribute(on.stand);
  await until(path, 'succeeded');
  const { steps } = await look(path);
  const [score] = steps.filter(({ state }: { state: string }) => state === 'ScoreQuality');
  expect(score.attempts.map(({ outcome, error }: Record<string, string>) => [outcome, error])).toEqual([
    ['failed', 'ThrottledTable'],
    ['failed', 'ThrottledTable'],
    ['succeeded', undefined],
  ]);
  expect(score.output).toContainEqual({ name: 'code', value: 'too-little' });
});

/** Returns the execution as the list of its workflow shows it. */
async function listed({ workflow, executionId }: { workflow: string; executionId: string }) {
  const { body } = await callOperator('GET /operator/executions', { query: { workflow } });
  return body.executions.find((one: { executionId: string }) => one.executionId === executionId);
}

test('the items of a Map are steps of their own, also after one failed and was redriven', async () => {
  const groups = [
    { from: 0, to: 1 },
    { from: 1, to: 2 },
  ];
  on.stand.answers.set('plan-units', () => ({ groups }));
  on.stand.answers.set('observe-units', ({ group }) =>
    (group as { from: number }).from === 1 ? broken() : {},
  );
  const { path } = await contribute(on.stand, { sizeBytes: 9e6 });
  await until(path, 'failed');
  const itemsOf = ({ steps }: { steps: { state: string; item?: number; outcome: string }[] }) =>
    steps
      .filter(({ state }) => state === 'ObserveGroup')
      .map(({ item, outcome }) => [item, outcome])
      .sort();
  const failed = await look(path);
  expect(itemsOf(failed)).toContainEqual([1, 'failed']);
  expect(failed.path.at(-1)).toBe('ObserveUnits');
  expect(failed.error).toBeDefined();
  expect(await listed(path)).toMatchObject({ status: 'failed', error: failed.error });
  on.stand.answers.set('observe-units', () => ({}));
  on.stand.answers.set('mask-units', () => ({}));
  on.stand.answers.set('update-root-on-chain', () => ({}));
  await redrive(path);
  await expect.poll(async () => (await look(path)).path.at(-1)).toBe('UpdateRootOnChain');
  const found = await look(path);
  expect(itemsOf(found)).toEqual([
    [0, 'succeeded'],
    [1, 'succeeded'],
  ]);
  const observed = found.steps.find(({ state }: { state: string }) => state === 'ObserveUnits');
  expect(observed).toMatchObject({ type: 'Map', outcome: 'succeeded' });
});

test('executions are listed by workflow and status, page by page, and found by their subject', async () => {
  const userSub = randomUUID();
  on.stand.answers.set('update-root-on-chain', () => ({}));
  const begun = [
    await contribute(on.stand, { userSub }),
    await contribute(on.stand, { userSub }),
    await contribute(on.stand, { userSub }),
  ];
  const list = async (query: Record<string, string>) =>
    (await callOperator('GET /operator/executions', { query })).body;
  const idsOf = ({ executions }: { executions: { executionId: string }[] }) =>
    executions.map(({ executionId }) => executionId);
  const first = await list({ workflow: 'contribution', status: 'running', limit: '2' });
  const second = await list({
    workflow: 'contribution',
    status: 'running',
    limit: '2',
    cursor: first.cursor,
  });
  expect([...idsOf(first), ...idsOf(second)].slice(0, 3)).toEqual(
    begun.map(({ executionId }) => executionId).reverse(),
  );
  const userHash = userHashOf(userSub);
  await expect.poll(async () => idsOf(await list({ userHash })).length).toBe(3);
  const page = await list({ userHash, limit: '2' });
  expect(idsOf(page)).toHaveLength(2);
  expect(idsOf(await list({ userHash, limit: '2', cursor: page.cursor }))).toEqual([begun[0]?.executionId]);
  expect(JSON.stringify(page)).not.toContain(userSub);
  const { contributionId = '', executionId } = begun[1] ?? {};
  expect(idsOf(await list({ contributionId }))).toEqual([executionId]);
  expect(await list({ contributionId, status: 'failed' })).toEqual({ executions: [] });
  // An empty list is an empty page, not an error.
  for (const query of [
    { userHash: 'f'.repeat(64) },
    { uploadHash: Buffer.alloc(32).toString('base64url') },
    { purchaseId: 'none' },
    { payoutId: 'none' },
    { workflow: 'purchase' },
  ])
    expect(await list(query)).toEqual({ executions: [] });
  for (const query of [
    {},
    { userHash, contributionId },
    { contributionId, workflow: 'contribution', state: 'ScoreQuality' },
    { workflow: 'contribution', cursor: 'x' },
    { limit: '0', workflow: 'payout' },
  ] as Record<string, string>[])
    expect(await callOperator('GET /operator/executions', { query })).toMatchObject({ status: 400 });
});

test('an upload whose contribution runs is found by its hash as soon as it is masked', async () => {
  on.stand.answers.set('update-root-on-chain', () => ({}));
  const { userSub, contributionId, executionId } = await contribute(on.stand);
  const hash = randomBytes(32);
  const query = { uploadHash: hash.toString('base64url') };
  const found = async () => (await callOperator('GET /operator/executions', { query })).body.executions;
  expect(await found()).toEqual([]);
  const set = { uploadHash: hash.toString('base64') };
  await write(change('ContributionTable', { userSub, contributionId }, { set }));
  await expect.poll(found).toMatchObject([{ workflow: 'contribution', executionId, status: 'running' }]);
});

test('contributions are listed by state, newest first, page by page, and counted', async () => {
  const begun = [
    await failedContribution(on.stand),
    await failedContribution(on.stand),
    await failedContribution(on.stand),
  ];
  for (const each of begun)
    await expect.poll(async () => (await findContribution(each))?.state).toBe('failed');
  const list = async (query: Record<string, string>) =>
    (await callOperator('GET /operator/contributions', { query })).body;
  const first = await list({ state: 'failed', limit: '2' });
  const second = await list({ state: 'failed', limit: '2', cursor: first.cursor });
  const ids = [...first.contributions, ...second.contributions].map(
    ({ contributionId }: { contributionId: string }) => contributionId,
  );
  expect(ids.slice(0, 3)).toEqual(begun.map(({ contributionId }) => contributionId).reverse());
  expect(first.contributions[0]).toMatchObject({
    userHash: userHashOf(begun[2]?.userSub ?? ''),
    executionId: begun[2]?.executionId,
    dataPoolId: 'spotify',
    step: 'check-authenticity',
    sizeBytes: 10,
  });
  expect(
    await callOperator('GET /operator/contributions', { query: { state: 'running', cursor: first.cursor } }),
  ).toMatchObject({ status: 400, body: { message: 'The cursor does not belong to this list.' } });
  expect(await list({ state: 'rejected' })).toEqual({ contributions: [] });
  const { body } = await callOperator('GET /operator/counts');
  const failed = body.contributions.find(({ state }: { state: string }) => state === 'failed');
  expect(failed.count).toBeGreaterThanOrEqual(3);
  expect(failed.isMore).toBe(false);
  expect(body.purchases).toHaveLength(8);
});

test('a review leaves the queue when its execution is stopped, and a review that was opened later stays', async () => {
  const key = { userSub: randomUUID() as string, contributionId: randomUUID() as string };
  const reviewId = executionName(key);
  const asked = { reviewId, ...key, dataPoolId: 'spotify' as const, quality: 5, earlier: [], taskToken: 't' };
  const stoppedAt = (stopDate: number) =>
    handler({
      detail: {
        ...{ name: reviewId, stateMachineArn: workflowArnOf('ContributionWorkflow'), status: 'ABORTED' },
        ...{ input: JSON.stringify({ ...key, dataPoolId: 'spotify', sizeBytes: 1 }), stopDate },
      },
    } as never);
  const waiting = async () =>
    (await callOperator('GET /operator/reviews')).body.reviews.map(
      (one: { reviewId: string }) => one.reviewId,
    );
  await openReview(asked);
  await stoppedAt(Date.now() - 60_000);
  expect(await waiting()).toContain(reviewId);
  await stoppedAt(Date.now());
  expect(await waiting()).not.toContain(reviewId);
});

test('reviews and shared wallets are listed page by page, each once, side by side', async () => {
  const store = (table: 'ReviewTable' | 'WalletTable', item: object) => write(put(table, { ...item }));
  const at = (second: number) => new Date(second * 1000).toISOString();
  for (let nth = 0; nth < 5; nth += 1)
    await store('ReviewTable', {
      ...{ reviewId: `review-${nth}`, userSub: 'u', contributionId: 'c', dataPoolId: 'spotify', quality: 5 },
      ...{ earlier: [], taskToken: 't', state: 'open', createdAt: at(nth) },
    });
  for (let nth = 0; nth < 2; nth += 1)
    await store('WalletTable', {
      ...{ wallet: `0x${nth}`, people: ['a', 'b'], timesLinked: 2, flag: 'shared', sharedSince: at(nth) },
    });
  const found = { reviews: [] as string[], wallets: [] as string[] };
  let cursor: string | undefined;
  do {
    const query: Record<string, string> = { limit: '2', ...(cursor !== undefined && { cursor }) };
    const { body } = await callOperator('GET /operator/reviews', { query });
    expect(body.reviews.length).toBeLessThanOrEqual(2);
    found.reviews.push(...body.reviews.map(({ reviewId }: { reviewId: string }) => reviewId));
    found.wallets.push(...body.sharedWallets.map(({ sharedSince }: { sharedSince: string }) => sharedSince));
    cursor = body.cursor;
  } while (cursor !== undefined);
  expect(found).toEqual({
    reviews: Array.from({ length: 5 }, (_, nth) => `review-${nth}`),
    wallets: [at(1), at(0)],
  });
});

test.runIf(inject('everyCase'))('a count reads at most 1,000 items, and says if there are more', async () => {
  const storePurchase = (at: number) =>
    write(
      put('PurchaseTable', {
        purchaseId: `many-${at}`,
        userSub: 'u',
        state: 'refunded',
        createdAt: new Date(at * 1000).toISOString(),
      }),
    );
  for (let at = 0; at < 1_000; at += 50)
    await Promise.all(Array.from({ length: 50 }, (_, more) => storePurchase(at + more)));
  expect(await countInState('PurchaseTable', 'refunded')).toMatchObject({ count: 1_000 });
  await storePurchase(1_000);
  expect(await countInState('PurchaseTable', 'refunded')).toEqual({ count: 1_000, isMore: true });
  expect(await countInState('PurchaseTable', 'paid')).toEqual({ count: 0, isMore: false });
});

test('every execution at a state is counted and listed there, page by page, until it goes on', async () => {
  const machine = workflowArnOf('PurchaseWorkflow');
  const from = Date.now() - 3_600_000;
  const second = (at: number) => new Date(from + at * 1_000).toISOString();
  const of = (nth: number, redrives = 0) => ({
    execution: `${machine.replace(':stateMachine:', ':execution:')}:${String(nth).padStart(3, '0')}`,
    startedAt: second(nth),
    redrives,
  });
  const enters = (nth: number, state: string, at: number, redrives = 0) =>
    noteEntered({ ...of(nth, redrives), state, enteredAt: second(at) });
  const ends = (nth: number, status: 'failed' | 'succeeded', state?: string) =>
    noteEnded({ ...of(nth), status, endedAt: second(900) }, state);
  const begin = async (nth: number) => {
    await noteStarted({ ...of(nth), state: 'Begin' });
    await enters(nth, 'VerifyPurchase', 200 + nth);
  };
  await Promise.all(Array.from({ length: 130 }, (_, nth) => begin(nth)));
  expect(await countAt('PurchaseWorkflow', 'Begin')).toMatchObject({ running: 0, stopped: 0 });
  expect(await countAt('PurchaseWorkflow', 'VerifyPurchase')).toEqual({
    running: 130,
    stopped: 0,
    isMore: false,
  });
  // One has failed at its state, one succeeded, and one went on; then the earlier notes arrive again, late.
  await ends(0, 'failed', 'VerifyPurchase');
  await ends(1, 'succeeded');
  await enters(2, 'GrantAccess', 600);
  for (const nth of [0, 1, 2]) await begin(nth);
  const here = { running: 127, stopped: 1, isMore: false };
  expect(await countAt('PurchaseWorkflow', 'VerifyPurchase')).toEqual(here);
  expect(await countAt('PurchaseWorkflow', 'GrantAccess')).toMatchObject({ running: 1 });
  const list = async (query: Record<string, string>) => {
    const found: { executionId: string; status: string }[] = [];
    for (let cursor: string | undefined, isMore = true; isMore; isMore = cursor !== undefined) {
      const asked = { workflow: 'purchase', state: 'VerifyPurchase', limit: '50', ...query };
      const { body } = await callOperator('GET /operator/executions', {
        query: { ...asked, ...(cursor !== undefined && { cursor }) },
      });
      expect(body.executions.length).toBeLessThanOrEqual(50);
      found.push(...body.executions);
      ({ cursor } = body);
    }
    return found;
  };
  const all = await list({});
  const names = all.map(({ executionId }) => executionId);
  expect(new Set(names).size).toBe(128);
  expect(names).toEqual([...names].sort().reverse());
  expect(await list({ status: 'failed' })).toEqual([
    expect.objectContaining({ executionId: '000', status: 'failed', endedAt: second(900) }),
  ]);
  expect(await list({ status: 'running' })).toHaveLength(127);
  // A redrive begins where it stopped.
  await noteStarted({ ...of(0, 1), state: 'Begin' });
  expect(await countAt('PurchaseWorkflow', 'VerifyPurchase')).toMatchObject({ running: 128, stopped: 0 });
  await enters(0, 'GrantAccess', 950, 1);
  expect(await countAt('PurchaseWorkflow', 'GrantAccess')).toMatchObject({ running: 2 });
});
