/** `npm run payout`: claims rewards on a stack without a browser. Exits with 1 and the reason if they are not paid. */

import type { Payout } from '@cgdx/api/route/payout.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { formatSgd } from '@cgdx/core/pricing/pricing.ts';
import type { Stack } from '../../ground/endpoints.ts';
import { findStack } from '../../ground/running-stack.ts';
import { failureOf } from '../../ground/terminal/failure.ts';
import { complain, ownLines, print } from '../../ground/terminal/print.ts';
import { type PayoutEvent, payOut } from '../../person/claim/claim.ts';
import { type Person, signIn } from '../../person/person.ts';
import { formatCgdx, personText } from '../../person/show.ts';
import { newContributor } from './new-contributor.ts';
import { settledByHand, settledHelp } from './operator-flag.ts';
import { type PayoutFlags, parsePayoutFlags, payoutHelp } from './payout-flags.ts';
import { runSettled } from './settled-command.ts';

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  print(...ownLines(payoutHelp), '', ...ownLines(settledHelp));
  process.exit(0);
}
if (process.argv[2] === settledByHand) process.exit(await runSettled(process.argv.slice(2)));
const flags = parsePayoutFlags(process.argv.slice(2), process.env);
if (typeof flags === 'string') {
  complain(flags, '', ...ownLines(payoutHelp));
  process.exit(1);
}
process.exit(await run(flags));

async function contributorOf(stack: Stack, { email, password, poolId }: PayoutFlags): Promise<Person> {
  if (email === undefined || password === undefined) return newContributor(stack, poolId);
  return signIn(stack, email, password);
}

async function run(given: PayoutFlags): Promise<number> {
  const { json } = given;
  try {
    const stack = await findStack(given.stack);
    const person = await contributorOf(stack, given);
    const tell = (event: PayoutEvent): void => print(json ? JSON.stringify(event) : sentenceOf(event));
    const walletKey = process.env.CGDX_WALLET_KEY;
    const payouts = await payOut({ ...given, stack, person, walletKey, tell });
    const { totalWei, totalCents } = totalsOf(payouts);
    if (json) print(JSON.stringify(resultOf(payouts)));
    else
      print(
        '',
        `Paid: ${cgdx(BigInt(totalWei))}${totalCents > 0n ? `, of which ${formatSgd(totalCents)} to the bank` : ''}`,
      );
    return 0;
  } catch (error) {
    const { code, message, advice } = failureOf(error);
    if (json) print(JSON.stringify({ ok: false, reason: { code, message, advice } }));
    else complain('', message, ...(advice === undefined ? [] : [advice]));
    return 1;
  }
}

function totalsOf(payouts: readonly Payout[]): { totalWei: string; totalCents: bigint } {
  const wei = payouts.reduce((sum, { amountWei }) => sum + BigInt(amountWei), 0n);
  const totalCents = payouts.reduce((sum, { amountCents = '0' }) => sum + BigInt(amountCents), 0n);
  return { totalWei: String(wei), totalCents };
}

/** The last line of the output with `--json`. */
function resultOf(payouts: readonly Payout[]): object {
  const { totalWei, totalCents } = totalsOf(payouts);
  return {
    ok: true,
    payoutIds: payouts.map(({ payoutId }) => payoutId),
    uploadHashes: payouts.map(({ uploadHash }) => uploadHash),
    totalCgdx: formatCgdx(totalWei),
    totalCents: String(totalCents),
    transactionHashes: [...new Set(payouts.flatMap(({ transactionHash }) => transactionHash ?? []))],
    transferIds: payouts.flatMap(({ transferId }) => transferId ?? []),
  };
}

function sentenceOf(event: PayoutEvent): string {
  switch (event.event) {
    case 'signed-in':
      return `Signed in as ${personText(event)}`;
    case 'connected':
      return event.rail === 'bank' ? `Bank connected: ${event.to}` : `Wallet: ${event.to}`;
    case 'claimed':
      return `Claimed: ${event.payoutIds.length === 1 ? '1 reward' : `${event.payoutIds.length} rewards`}`;
    case 'payout':
      return `Payout ${event.payoutId} (${event.rail}): ${event.state}${event.reason === undefined ? '' : `. ${event.reason}`}`;
  }
}
