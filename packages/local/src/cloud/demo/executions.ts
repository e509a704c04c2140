/** Leaves executions that failed, timed out, were stopped or wait, and events that nobody could handle. */
import { randomUUID } from 'node:crypto';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import {
  DescribeStateMachineCommand,
  SFNClient,
  StartExecutionCommand,
  UpdateStateMachineCommand,
} from '@aws-sdk/client-sfn';
import { executionName } from '@cgdx/functions/ground/execution-name.ts';
import { eventSource } from '@cgdx/workflows/wiring/event.ts';
import { Wallet } from 'ethers';
import { follow } from '../../person/contribute.ts';
import { callRoute } from '../../person/market-api.ts';
import type { Person } from '../../person/person.ts';
import { linkWallet } from '../../person/wallet.ts';
import { clientOptions, personOf, quietly, type Stage, send, stop, untilFound } from './stage.ts';

/** An execution about a contribution that there is not: its first step finds that out, and gives up after two minutes of retries. */
const beginInVain = (client: SFNClient, stateMachineArn: string | undefined) => {
  const key = { userSub: randomUUID(), contributionId: randomUUID() };
  const input = JSON.stringify({ ...key, dataPoolId: 'spotify', sizeBytes: 1 });
  return client.send(new StartExecutionCommand({ stateMachineArn, name: executionName(key), input }));
};

export async function leaveFailure({ stack }: Stage): Promise<void> {
  const client = new SFNClient(clientOptions(stack, 'stepfunctions'));
  await beginInVain(client, stack.stateMachines.ContributionWorkflow?.arn);
  client.destroy();
}

/**
 * An execution whose workflow gives it a second. Ours give none a limit, only their states: so the definition has one for as long
 * as it takes to begin, and an execution keeps the definition that it began with. An upload that somebody else begins in that moment
 * ends with it, since a redrive keeps the definition, too: it is to be sent again.
 */
export async function leaveTimeout({ stack }: Stage): Promise<void> {
  const client = new SFNClient(clientOptions(stack, 'stepfunctions'));
  const stateMachineArn = stack.stateMachines.ContributionWorkflow?.arn;
  const { definition = '{}' } = await client.send(new DescribeStateMachineCommand({ stateMachineArn }));
  const hurried = JSON.stringify({ ...JSON.parse(definition), TimeoutSeconds: 1 });
  const define = (text: string) =>
    client.send(new UpdateStateMachineCommand({ stateMachineArn, definition: text }));
  await define(hurried);
  try {
    await beginInVain(client, stateMachineArn);
  } finally {
    await define(definition);
    client.destroy();
  }
}

/** @returns the name of the execution that waits */
const untilReviewed = ({ stack, operator }: Stage, of: Person, contributionId: string): Promise<string> => {
  const name = executionName({ userSub: of.userSub, contributionId });
  return untilFound('A review', async () => {
    const { reviews } = await callRoute(stack, operator, 'GET /operator/reviews', { query: {} });
    return reviews.some(({ reviewId }) => reviewId === name) ? name : undefined;
  });
};

/**
 * Two people send one account: the second waits for a decision, and a third’s execution is stopped by the operator.
 * @returns who has earned a reward
 */
export async function leaveReview(stage: Stage): Promise<Person> {
  const [ann, ben, cleo] = await Promise.all([
    personOf(stage, 'ann'),
    personOf(stage, 'ben'),
    personOf(stage, 'cleo'),
  ]);
  await follow(stage.stack, ann, await send(stage, ann, { owner: 'shared' }), quietly);
  await untilReviewed(stage, ben, await send(stage, ben, { owner: 'shared' }));
  const stopped = await untilReviewed(stage, cleo, await send(stage, cleo, { owner: 'shared' }));
  await stop(stage, 'contribution', stopped);
  return ann;
}

/** Two people link one wallet, which they may: operators see it beside the reviews. */
export async function leaveSharedWallet(stage: Stage): Promise<void> {
  const wallet = Wallet.createRandom();
  for (const name of ['ian', 'jil']) await linkWallet(stage.stack, await personOf(stage, name), wallet);
}

/** An export of one platform is sent to another's pool. */
export async function leaveRefusal(stage: Stage): Promise<void> {
  const person = await personOf(stage, 'dan');
  await follow(stage.stack, person, await send(stage, person, { owner: 'dan', to: 'x' }), quietly);
}

/** Payouts that do not exist. */
const discardedPayout = 'a1'.repeat(32);
const waitingPayout = 'b2'.repeat(32);

/** Two claims that lack what their function needs: each fails three times, and is a dead letter. */
export async function leaveDeadLetters({ stack }: Stage): Promise<void> {
  const client = new EventBridgeClient(clientOptions(stack, 'events'));
  await client.send(
    new PutEventsCommand({
      Entries: [discardedPayout, waitingPayout].map((payoutId) => ({
        EventBusName: stack.eventBus.name,
        Source: eventSource,
        DetailType: 'reward.claim-requested',
        Detail: JSON.stringify({ payoutId, dataPoolId: 'spotify' }),
      })),
    }),
  );
  client.destroy();
}

/** The operator settles one of the two, and no event that somebody else's work has left. */
export async function discardOne({ stack, operator }: Stage): Promise<void> {
  const letterId = await untilFound('A dead letter', async () => {
    const { deadLetters } = await callRoute(stack, operator, 'GET /operator/dead-letters', {
      query: { state: 'waiting' },
    });
    return deadLetters.find(({ event }) => event.some(({ value }) => value === discardedPayout))?.letterId;
  });
  await callRoute(stack, operator, 'POST /operator/dead-letters/{letterId}/discard', {
    path: { letterId },
    body: { reason: 'The demo shows what a settled event looks like.' },
  });
}
