/** Updates the stored sums every quarter of an hour, so that showing the balances reads few items. */
import { ownAccounts } from '@cgdx/core/ledger/own-account.ts';
import type { Context, ScheduledEvent } from 'aws-lambda';
import { handled } from '../ground/handler/handled.ts';
import { updateBalance } from './balance.ts';

/** The time reserved for the last page and its write. */
const reserveMs = 20_000;

export const handler = handled(async (_event: ScheduledEvent, context: Context): Promise<void> => {
  const deadline = Date.now() + context.getRemainingTimeInMillis() - reserveMs;
  for (const account of ownAccounts) await updateBalance(account, deadline);
});
