/** Makes executions that failed, timed out, were stopped or wait, and events that no function could handle. */
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

/** Starts an execution for a contribution that does not exist: its first step fails after two minutes of retries. */
const startWithoutContribution = (client: SFNClient, stateMachineArn: string | undefined) => {
  const key = { userSub: randomUUID(), contributionId: randomUUID() };
  const input = JSON.stringify({ ...key, dataPoolId: 'spotify', sizeBytes: 1 });
  return client.send(new StartExecutionCommand({ stateMachineArn, name: executionName(key), input }));
};

export async function leaveFailure({ stack }: Stage): Promise<void> {
  const client = new SFNClient(clientOptions(stack, 'stepfunctions'));
  await startWithoutContribution(client, stack.stateMachines.ContributionWorkflow?.arn);
  client.destroy();
}

/**
 * Makes an execution that times out after a second. The workflows limit only their states, so the definition gets a
 * timeout until this execution has started, and an execution keeps the definition with which it started. An upload that
 * somebody else starts at that moment times out as well, even if it is redriven; it must be sent again.
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
    await startWithoutContribution(client, stateMachineArn);
  } finally {
    await define(definition);
    client.destroy();
  }
}

/** @returns the name of the execution that waits for a review */
const untilReviewed = ({ stack, operator }: Stage, of: Person, contributionId: string): Promise<string> => {
  const name = executionName({ userSub: of.userSub, contributionId });
  return untilFound('A review', async () => {
    const { reviews } = await callRoute(stack, operator, 'GET /operator/reviews', { query: {} });
    return reviews.some(({ reviewId }) => reviewId === name) ? name : undefined;
  });
};

/**
 * Two people send exports of the same account: the second upload waits for a review. The operator stops a third
 * person's execution.
 * @returns the first person, who has earned a reward
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

/** Two people link the same wallet, which is allowed; operators see it beside the reviews. */
export async function leaveSharedWallet(stage: Stage): Promise<void> {
  const wallet = Wallet.createRandom();
  for (const name of ['ian', 'jil']) await linkWallet(stage.stack, await personOf(stage, name), wallet);
}

/** An export of one platform is sent to another platform's pool, and refused. */
export async function leaveRefusal(stage: Stage): Promise<void> {
  const person = await personOf(stage, 'dan');
  await follow(stage.stack, person, await send(stage, person, { owner: 'dan', to: 'x' }), quietly);
}

/** Ids of payouts that do not exist. */
const discardedPayout = 'a1'.repeat(32);
const waitingPayout = 'b2'.repeat(32);

/** Requests two claims without the data that their function needs: each fails three times and becomes a dead letter. */
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

/** The operator discards one of these two dead letters, and no other. */
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
