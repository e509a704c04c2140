/**
 * Fills the operators' pages with content of every kind, by real contributions, payments and failures instead of
 * writing to tables.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stack } from '../../ground/endpoints.ts';
import { readyOperator } from '../../ground/operator.ts';
import { readSecrets } from '../../ground/secret.ts';
import { signIn } from '../../person/person.ts';
import {
  discardOne,
  leaveDeadLetters,
  leaveFailure,
  leaveRefusal,
  leaveReview,
  leaveSharedWallet,
  leaveTimeout,
} from './executions.ts';
import { earner, leavePausedPayout, leaveRefusedPayout, leaveWaitingPayout } from './payout-states.ts';
import { leaveRefund, leaveRefused, leaveSubmitted, leaveUnpaid } from './purchase-states.ts';
import { personOf, type Stage } from './stage.ts';

const left = [
  'an open review and a wallet that two people link',
  'executions that were stopped, that timed out, and that fail within two minutes',
  'a dead letter that waits and one that is settled',
  'a refused export',
  'payouts that wait for an account, are paused until the next sweep, and were refused',
  'purchases that nobody pays, that the chain does not have, that were refused and refunded',
];

/** Makes payments in many states; only with the local Stripe, whose account and payment pages a program can use. */
async function leaveMoney(stage: Stage): Promise<void> {
  const buyer = await personOf(stage, 'eve');
  await leaveUnpaid(stage, buyer);
  await leaveSubmitted(stage, buyer);
  if (stage.stack.endpoints.stripe === undefined) return;
  await leaveRefused(stage, buyer);
  await Promise.all([
    leaveRefund(stage, buyer),
    earner(stage, 'gil').then((gil) => leavePausedPayout(stage, gil)),
    earner(stage, 'hana').then((hana) => leaveRefusedPayout(stage, hana)),
  ]);
}

/** Never throws: failures are printed, and the cloud continues. @returns whether the tools could be set up */
export async function leaveStates(stack: Stack, state: string, out: NodeJS.WriteStream): Promise<boolean> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-demo-'));
  try {
    const ready = await readyOperator(stack, state);
    if (ready === undefined) return false;
    out.write('  Demo: the failures that follow are intended, so that the console has content.\n');
    const stage: Stage = {
      ...{ stack, directory, run: Date.now().toString(36) },
      operator: await signIn(stack, ready.email, ready.password),
      stripeKey: readSecrets(state).StripeSecretKey,
    };
    await leaveTimeout(stage);
    await Promise.all([
      leaveFailure(stage),
      leaveDeadLetters(stage),
      leaveRefusal(stage),
      leaveSharedWallet(stage),
      leaveMoney(stage),
    ]);
    const ann = await leaveReview(stage);
    if (stack.endpoints.stripe !== undefined) await leaveWaitingPayout(stage, ann);
    await discardOne(stage);
    out.write(`  Demo: for operators there are ${left.join('; ')}.\n`);
  } catch (error) {
    out.write(
      `  Not all content for operators could be made: ${error instanceof Error ? error.message : error}\n`,
    );
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  return true;
}
