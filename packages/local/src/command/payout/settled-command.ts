/**
 * `npm run payout -- settled-by-hand`, for operators. Returns the exit code: 1 if nothing was recorded, with the
 * reason.
 */

import { formatSgd } from '@cgdx/core/pricing/pricing.ts';
import { isLinked, linkToLocal } from '../../cloud/link/link-local.ts';
import { findStack } from '../../ground/running-stack.ts';
import { failureOf } from '../../ground/terminal/failure.ts';
import { complain, ownLines, print } from '../../ground/terminal/print.ts';
import { auditedCommand } from '../operator-view/audited-command.ts';
import { parseSettledFlags, settledHelp } from './operator-flag.ts';

export async function runSettled(args: readonly string[]): Promise<number> {
  const flags = parseSettledFlags(args);
  if (typeof flags === 'string') {
    complain(flags, '', ...ownLines(settledHelp));
    return 1;
  }
  const { payoutId, reference, reason, json } = flags;
  try {
    if (!isLinked()) linkToLocal(await findStack(undefined));
    const { settleByHand } = await import('@cgdx/functions/reward/bank/settle-by-hand.ts');
    const { isNew, transferId, backCents } = await auditedCommand(
      { action: 'payout.settled-by-hand', target: `payout/${payoutId}`, reason },
      () => settleByHand(payoutId, reference),
    );
    if (json) print(JSON.stringify({ ok: true, payoutId, isNew, transferId, backCents: String(backCents) }));
    else
      print(
        isNew
          ? `Settled: the upload is claimed, and it is booked. ${transferId === undefined ? `Stripe has paid nothing of ${formatSgd(backCents)}` : `Stripe took back ${formatSgd(backCents)} of ${transferId}`}: the person must have got as much with "${reference}".`
          : `It was settled with "${reference}" before: nothing was changed.`,
      );
    return 0;
  } catch (error) {
    const { code, message, advice } = failureOf(error);
    if (json) print(JSON.stringify({ ok: false, reason: { code, message, advice } }));
    else complain(message, ...(advice === undefined ? [] : [advice]));
    return 1;
  }
}
