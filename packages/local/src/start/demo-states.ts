/** Leaves something of every kind for an operator to look at, by making it happen: nothing is written behind anybody's back. */
import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { executionName } from '@cgdx/functions/execution-name.ts';
import { inventPerson } from '@cgdx/samples/person.ts';
import { writeSample } from '@cgdx/samples/write-sample.ts';
import { eventSource } from '@cgdx/workflows/wiring/event.ts';
import { askQuote } from '../buy/journey.ts';
import { payByCard } from '../buy/pay-card.ts';
import { follow, sendExport } from '../contribute/journey.ts';
import { callRoute } from '../contribute/market-api.ts';
import { type Person, signIn, signUp } from '../contribute/person.ts';
import { connectBank } from '../payout/connect-bank.ts';
import type { Stack } from './endpoints.ts';
import { readyOperator } from './operator.ts';
import { readSecrets } from './secret.ts';

const quietly = (): void => undefined;
const lookEveryMs = 200;
/** The layout that names the account in every play, so that it is known again. */
const accountVariant = 'extended-2023';

interface Stage {
  readonly stack: Stack;
  readonly directory: string;
  /** In every address and seed, so that a second run has people of its own. */
  readonly run: string;
}

const personOf = ({ stack, run }: Stage, name: string): Promise<Person> =>
  signUp(stack, `demo-${run}-${name}@example.com`);

/** @param owner of the account; @param to the pool, which may be another platform's */
async function send(
  { stack, directory, run }: Stage,
  person: Person,
  { owner, to = 'spotify' }: { readonly owner: string; readonly to?: PoolId },
): Promise<string> {
  const file = join(directory, `my_spotify_data_${randomUUID()}.zip`);
  await writeSample(
    {
      platform: 'spotify',
      variant: accountVariant,
      sizeBytes: 1_500_000,
      seed: run + owner + person.userSub,
      asOfMs: Date.now(),
      person: inventPerson(run + owner),
    },
    createWriteStream(file),
  );
  const { contributionId } = await sendExport({ stack, person, files: [file], poolId: to, tell: quietly });
  rmSync(file);
  return contributionId;
}

/** @returns the name of the execution that waits */
async function untilReviewed(stage: Stage, operator: Person, of: Person, contributionId: string) {
  const { stack } = stage;
  const name = executionName({ userSub: of.userSub, contributionId });
  for (;;) {
    const { reviews } = await callRoute(stack, operator, 'GET /operator/reviews', { query: {} });
    if (reviews.some(({ reviewId }) => reviewId === name)) return name;
    await sleep(lookEveryMs);
  }
}

const clientOptions = ({ region, credentials, endpoints }: Stack, service: string) => ({
  region,
  ...(credentials && { credentials }),
  ...(endpoints[service] !== undefined && { endpoint: endpoints[service] }),
});

/**
 * Two people send one account: the second waits for a decision, and a third’s execution is stopped by the operator.
 * @returns who has earned a reward
 */
async function leaveReview(stage: Stage, operator: Person): Promise<Person | undefined> {
  const [ann, ben, cleo] = await Promise.all(['ann', 'ben', 'cleo'].map((name) => personOf(stage, name)));
  if (!ann || !ben || !cleo) return undefined;
  await follow(stage.stack, ann, await send(stage, ann, { owner: 'shared' }), quietly);
  await untilReviewed(stage, operator, ben, await send(stage, ben, { owner: 'shared' }));
  const stopped = await untilReviewed(stage, operator, cleo, await send(stage, cleo, { owner: 'shared' }));
  await callRoute(stage.stack, operator, 'POST /operator/executions/{workflow}/{executionId}/stop', {
    path: { workflow: 'contribution', executionId: stopped },
    body: { reason: 'The demo shows what a stopped execution looks like.' },
  });
  return ann;
}

/** Somebody claims a reward to their bank, and closes their account at Stripe once the chain is told: the payout waits for another one. */
async function leavePayout({ stack }: Stage, operator: Person, person: Person, key: string): Promise<void> {
  const { stripe } = stack.endpoints;
  if (stripe === undefined) return;
  const stripeAccountId = await connectBank(stack, person);
  const {
    payoutIds: [executionId = ''],
  } = await callRoute(stack, person, 'POST /smart-contract/upload-incentive-stripe', {
    body: { userId: person.userSub, dataPoolId: 'spotify', stripeAccountId },
  });
  const look = async (): Promise<readonly string[]> => {
    const path = { workflow: 'payout', executionId };
    return (await callRoute(stack, operator, 'GET /operator/executions/{workflow}/{executionId}', { path }))
      .path;
  };
  while (!(await look().catch((): readonly string[] => [])).includes('SettleOffChain')) await sleep(50);
  await fetch(`${stripe}/v1/accounts/${stripeAccountId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${key}` },
  });
}

/** An export of one platform is sent to another's pool. */
async function leaveRefusal(stage: Stage): Promise<void> {
  const person = await personOf(stage, 'dan');
  await follow(stage.stack, person, await send(stage, person, { owner: 'dan', to: 'x' }), quietly);
}

/** An execution about a contribution that there is not: its first step finds that out, and gives up after two minutes of retries. */
async function leaveFailure({ stack }: Stage): Promise<void> {
  const client = new SFNClient(clientOptions(stack, 'stepfunctions'));
  const key = { userSub: randomUUID(), contributionId: randomUUID() };
  await client.send(
    new StartExecutionCommand({
      stateMachineArn: stack.stateMachines.ContributionWorkflow?.arn,
      name: executionName(key),
      input: JSON.stringify({ ...key, dataPoolId: 'spotify', sizeBytes: 1 }),
    }),
  );
  client.destroy();
}

/** Two claims that lack what their function needs: each fails three times, and is a dead letter. */
async function leaveDeadLetters({ stack }: Stage): Promise<void> {
  const client = new EventBridgeClient(clientOptions(stack, 'events'));
  await client.send(
    new PutEventsCommand({
      Entries: ['a1', 'b2'].map((byte) => ({
        EventBusName: stack.eventBus.name,
        Source: eventSource,
        DetailType: 'reward.claim-requested',
        Detail: JSON.stringify({ payoutId: byte.repeat(32), dataPoolId: 'spotify' }),
      })),
    }),
  );
  client.destroy();
}

/** The operator settles one of the two. */
async function discardOne({ stack }: Stage, operator: Person): Promise<void> {
  for (;;) {
    const { deadLetters } = await callRoute(stack, operator, 'GET /operator/dead-letters', {
      query: { state: 'waiting' },
    });
    const [letter] = deadLetters;
    if (letter && deadLetters.length > 1) {
      await callRoute(stack, operator, 'POST /operator/dead-letters/{letterId}/discard', {
        path: { letterId: letter.letterId },
        body: { reason: 'The demo shows what a settled event looks like.' },
      });
      return;
    }
    await sleep(lookEveryMs);
  }
}

/** @returns the address of the page on which the uploads are paid */
async function openPage({ stack }: Stage, buyer: Person, uploadHashes: readonly string[]): Promise<string> {
  const { quoteId } = await askQuote(stack, buyer, uploadHashes);
  const { url } = await callRoute(stack, buyer, 'POST /stripe/create-checkout-session', {
    body: { quoteId },
  });
  return url;
}

/** A payment page is opened and never paid: the purchase waits, and is refused by itself once the page has expired. */
async function leavePurchase(stage: Stage, buyer: Person): Promise<void> {
  const offered = await callRoute(stage.stack, buyer, 'GET /upload/datapool/{poolId}', {
    path: { poolId: 'spotify' },
    query: {},
  });
  await openPage(
    stage,
    buyer,
    offered.slice(0, 2).map(({ uploadHash }) => uploadHash),
  );
}

/** What is paid for is withdrawn while its page is open: the purchase is refunded. */
async function leaveRefund(stage: Stage, buyer: Person): Promise<void> {
  const { stack } = stage;
  // A program pays on the page of our own server alone.
  if (stack.endpoints.stripe === undefined) return;
  const contributor = await personOf(stage, 'fay');
  const done = await follow(stack, contributor, await send(stage, contributor, { owner: 'fay' }), quietly);
  if (done.uploadHash === undefined) return;
  const url = await openPage(stage, buyer, [done.uploadHash]);
  await callRoute(stack, contributor, 'POST /withdrawals', { body: { uploadHash: done.uploadHash } });
  await payByCard(url, 'demo@example.com');
}

/** Never throws: failures are printed, and the cloud keeps running. */
export async function leaveStates(stack: Stack, state: string, out: NodeJS.WriteStream): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-demo-'));
  const stage: Stage = { stack, directory, run: Date.now().toString(36) };
  try {
    const ready = await readyOperator(stack, state);
    if (ready === undefined) return;
    out.write(
      '  Demo: the failures that are told from here on are meant: operators shall have something to look at.\n',
    );
    await Promise.all([leaveFailure(stage), leaveDeadLetters(stage), leaveRefusal(stage)]);
    const operator = await signIn(stack, ready.email, ready.password);
    const earner = await leaveReview(stage, operator);
    if (earner) await leavePayout(stage, operator, earner, readSecrets(state).StripeSecretKey);
    const buyer = await personOf(stage, 'eve');
    await leavePurchase(stage, buyer);
    await leaveRefund(stage, buyer);
    await discardOne(stage, operator);
    out.write(
      '  Demo: for operators there are an open review, a stopped execution, one that has failed within two minutes, a dead letter that waits and one that is settled, a refused export, a payout that waits for an account, a purchase that nobody pays, and one that was refunded.\n',
    );
  } catch (error) {
    out.write(`  The demo left less for operators: ${error instanceof Error ? error.message : error}\n`);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
