/** Every quarter of an hour: adds up what was booked, so that a look at the balances reads little. */
import { ownAccounts } from '@cgdx/core/ledger/own-account.ts';
import type { Context, ScheduledEvent } from 'aws-lambda';
import { handled } from '../handled.ts';
import { keepBalance } from '../store/balance.ts';

/** What is left for the last page and its write. */
const reserveMs = 20_000;

export const handler = handled(async (_event: ScheduledEvent, context: Context): Promise<void> => {
  const deadline = Date.now() + context.getRemainingTimeInMillis() - reserveMs;
  for (const account of ownAccounts) await keepBalance(account, deadline);
});
