/** Says what a step waits for. */
import type { ExecutionStep } from '@cgdx/api/route/operator/execution.ts';

/** States that wait for a task token, and who answers it. */
const waits: Readonly<Record<string, string>> = {
  RequestReview: 'It waits for an operator’s decision: see the reviews.',
  UpdateRootOnChain: 'It waits until a confirmed root on the chain covers its leaf: see the chain lane.',
  PayRewardOnChain: 'It waits until the chain has paid the reward: see the chain lane.',
  SettleOffChain: 'It waits until the chain has marked the reward as paid: see the chain lane.',
};

/** @param code of the reason for which the payout or purchase itself waits */
export function waitOf({ state, outcome, attempts, type }: ExecutionStep, code?: string): string | undefined {
  if (outcome !== 'running') return undefined;
  const last = attempts.at(-1);
  if (last !== undefined && last.outcome !== 'running') {
    const times = attempts.length === 1 ? 'once' : `${attempts.length} times`;
    return `It failed ${times}, the last time with ${last.error ?? 'an error'}, and is tried again soon.`;
  }
  const known = waits[state];
  if (known !== undefined) return code === undefined ? known : `${known} The payout says ${code}.`;
  if (type === 'Map') return 'It waits until all of its items are done.';
  return undefined;
}
