/**
 * The card payments of a pool: the amount that can be withdrawn from Stripe, the payout that withdraws it, and
 * its entries.
 */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { type Books, balanceOf, readBooks } from '@cgdx/core/ledger/check-ledger.ts';
import type { Entry } from '@cgdx/core/ledger/entry.ts';
import { bankAccount } from '@cgdx/core/ledger/payout-entry.ts';
import { proceedsReturned, proceedsWithdrawn } from '@cgdx/core/ledger/pool-entry.ts';
import { proceedsAccount } from '@cgdx/core/ledger/purchase-entry.ts';
import { type PoolId, parsePoolId, poolIds } from '@cgdx/core/pool/pool.ts';
import { formatSgd } from '@cgdx/core/pricing/pricing.ts';
import Stripe from 'stripe';
import { didHold, writeTogether } from '../../ground/table/item.ts';
import { allLines, ledgerPuts } from '../../ledger/ledger.ts';
import { currency } from '../../stripe/purchase-tag.ts';
import { stripe } from '../../stripe/stripe.ts';
import type { Payout } from '../record/payout.ts';
import { balanceCents, centsOf, heldCents, promisedPayouts } from './free-balance.ts';

/** The tag by which a payout at Stripe names its pool. */
const poolTag = 'dataPoolId';

const books = async (): Promise<Books> =>
  readBooks((await allLines()).map((line) => ({ ...line, amount: BigInt(line.amount) })));

function least(amounts: readonly [bigint, ...bigint[]]): bigint {
  let [found] = amounts;
  for (const amount of amounts) if (amount < found) found = amount;
  return found;
}

/** A pool's earnings from cards, less the rewards that are on their way from it to banks. */
function ownCents(read: Books, promised: readonly Payout[], poolId: string): bigint {
  const rewards = promised.filter(({ dataPoolId }) => dataPoolId === poolId);
  return balanceOf(read, proceedsAccount(poolId), 'SGD') - centsOf(rewards);
}

/**
 * Returns the amount that a pool's owner can withdraw now, the least of three: what the pool has earned, what
 * Stripe can pay out and is owed to neither buyers nor contributors, and what leaves the other pools their
 * share.
 */
export async function withdrawableCents(poolId: PoolId): Promise<bigint> {
  const [read, promised, held, { available, pending }] = await Promise.all([
    books(),
    promisedPayouts(),
    heldCents(),
    balanceCents(),
  ]);
  const owed = held + centsOf(promised);
  const ofOthers = poolIds
    .filter((id) => id !== poolId)
    .map((id) => ownCents(read, promised, id))
    .reduce((sum, cents) => (cents > 0n ? sum + cents : sum), 0n);
  const most = least([
    ownCents(read, promised, poolId),
    available - owed,
    available + pending - owed - ofOthers,
  ]);
  return most > 0n ? most : 0n;
}

const didNotArrive = ({ status }: Stripe.Payout): boolean => status === 'failed' || status === 'canceled';

/** Stores an entry once. @returns whether it is new */
const book = (entry: Entry): Promise<boolean> => didHold(writeTogether(ledgerPuts(entry)));

/**
 * Books a payout of a pool's card money, and its return if the bank did not accept it. A repetition changes
 * nothing.
 * @returns the entries that are new
 */
async function bookPayout(payout: Stripe.Payout): Promise<Entry[]> {
  const poolId = parsePoolId(payout.metadata?.[poolTag] ?? '');
  if (!poolId || payout.currency !== currency)
    throw new MarketError('input', 'NothingToBook', 'This payout is not of a data pool’s card money.', {
      advice: 'Payouts of a pool are made by npm run pool -- withdraw POOL --card.',
    });
  const money = { currency: 'SGD' as const, amount: BigInt(payout.amount) };
  const entries = [
    proceedsWithdrawn(payout.id, poolId, bankAccount, money),
    ...(didNotArrive(payout) ? [proceedsReturned(payout.id, poolId, bankAccount, money)] : []),
  ];
  const made: Entry[] = [];
  for (const entry of entries) if (await book(entry)) made.push(entry);
  return made;
}

/** @throws MarketError if Stripe has no such payout, or it is not of a pool */
export async function bookCardPayout(payoutId: string): Promise<readonly Entry[]> {
  try {
    return await bookPayout(await stripe().payouts.retrieve(payoutId));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_missing') throw error;
    throw new MarketError('input', 'PayoutUnknown', 'Stripe has no such payout.');
  }
}

/** Returns all of a pool's payouts, the newest first. */
async function payoutsOf(poolId: PoolId): Promise<Stripe.Payout[]> {
  const found: Stripe.Payout[] = [];
  for await (const payout of stripe().payouts.list({ limit: 100 }))
    if (payout.metadata?.[poolTag] === poolId) found.push(payout);
  return found;
}

function assertEnough(amountCents: bigint, most: bigint): void {
  if (amountCents <= most) return;
  throw new MarketError(
    'conflict',
    'TooMuch',
    `${formatSgd(most)} can be withdrawn now: the rest is not earned, not at Stripe yet, or held for others.`,
    { advice: 'Nothing was paid out.' },
  );
}

async function payOut(poolId: PoolId, amountCents: bigint, made: number): Promise<Stripe.Payout> {
  try {
    return await stripe().payouts.create(
      { amount: Number(amountCents), currency, metadata: { [poolTag]: poolId } },
      // A repeated command, and two at the same moment, get the same payout. Stripe repeats a refusal under its
      // key for a day, so the key changes every hour.
      { idempotencyKey: `proceeds-${poolId}-${made}-${Math.floor(Date.now() / 3_600_000)}` },
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw error;
    throw new MarketError(
      'conflict',
      'WithdrawalUnderWay',
      'Another withdrawal of this pool, of another amount, was asked for in the last hour.',
      {
        advice:
          'Look at Stripe’s payouts: ask again once it is listed there, or in an hour if it was refused.',
      },
    );
  }
}

/**
 * Pays a pool's card payments out to the market's bank, and books the payout. If an earlier payout was not
 * booked, it is booked and no other is made.
 * @param amountCents everything that can be withdrawn if left out
 * @returns the entries that are new; none if there is nothing to withdraw
 */
export async function withdrawCardProceeds(
  poolId: PoolId,
  amountCents: bigint | undefined,
): Promise<readonly Entry[]> {
  const made = await payoutsOf(poolId);
  const late: Entry[] = [];
  for (const payout of made) late.push(...(await bookPayout(payout)));
  if (late.length > 0) return late;
  const most = await withdrawableCents(poolId);
  const wanted = amountCents ?? most;
  assertEnough(wanted, most);
  return wanted === 0n ? [] : bookPayout(await payOut(poolId, wanted, made.length));
}
