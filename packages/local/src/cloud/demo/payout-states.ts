/** Makes a payout that waits, one that is paused, and one that was refused. */

import { connectBank } from '../../person/claim/connect-bank.ts';
import { follow } from '../../person/contribute.ts';
import { callRoute } from '../../person/market-api.ts';
import type { Person } from '../../person/person.ts';
import { callStripe, personOf, quietly, type Stage, send, stop, untilFound } from './stage.ts';

/** @returns a person who has earned a reward */
export async function earner(stage: Stage, name: string): Promise<Person> {
  const person = await personOf(stage, name);
  await follow(stage.stack, person, await send(stage, person, { owner: name }), quietly);
  return person;
}

interface Claimed {
  readonly payoutId: string;
  /** Closes the person's Stripe account, to which the reward would be paid. */
  readonly closeAccount: () => Promise<void>;
}

async function claimToBank(stage: Stage, person: Person): Promise<Claimed> {
  const { stack } = stage;
  const stripeAccountId = await connectBank(stack, person);
  const { payoutIds } = await callRoute(stack, person, 'POST /smart-contract/upload-incentive-stripe', {
    body: { userId: person.userSub, dataPoolId: 'spotify', stripeAccountId },
  });
  return {
    payoutId: payoutIds[0] ?? '',
    closeAccount: () => callStripe(stage, 'DELETE', `/v1/accounts/${stripeAccountId}`),
  };
}

const untilAt = ({ stack, operator }: Stage, executionId: string, state: string): Promise<true> =>
  untilFound(`A payout at ${state}`, async () => {
    const path = { workflow: 'payout', executionId };
    const { path: taken } = await callRoute(
      stack,
      operator,
      'GET /operator/executions/{workflow}/{executionId}',
      { path },
    );
    return taken.includes(state) || undefined;
  });

/**
 * Closes the Stripe account once the claim is on the chain, so that the payout waits until another account is
 * connected.
 * @returns the payout's id
 */
export async function leaveWaitingPayout(stage: Stage, person: Person): Promise<string> {
  const { payoutId, closeAccount } = await claimToBank(stage, person);
  await untilAt(stage, payoutId, 'SettleOffChain');
  await closeAccount();
  return payoutId;
}

/** The operator stops a payout that waits. A sweep resumes it, and it waits again. */
export async function leavePausedPayout(stage: Stage, person: Person): Promise<void> {
  const payoutId = await leaveWaitingPayout(stage, person);
  await untilAt(stage, payoutId, 'TransferReward');
  await stop(stage, 'payout', payoutId);
}

/** Closes the account before the payout checks it. */
export async function leaveRefusedPayout(stage: Stage, person: Person): Promise<void> {
  const { payoutId, closeAccount } = await claimToBank(stage, person);
  await closeAccount();
  await untilFound('A refused payout', async () => {
    const { state } = await callRoute(stage.stack, person, 'GET /payouts/{payoutId}', { path: { payoutId } });
    return state === 'refused' || undefined;
  });
}
