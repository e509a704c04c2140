/** `npm run pool`: manages the data pools, for operators. Exits with 1 and the reason if something was not done. */

import { MarketError } from '@cgdx/core/error/market-error.ts';
import { readBooks } from '@cgdx/core/ledger/check-ledger.ts';
import type { Entry } from '@cgdx/core/ledger/entry.ts';
import { poolName } from '@cgdx/core/pool/pool.ts';
import { cgdx, weiOfCgdx } from '@cgdx/core/pricing/amount.ts';
import { formatSgd } from '@cgdx/core/pricing/pricing.ts';
import { isLinked, linkToLocal } from '../../cloud/link/link-local.ts';
import { findStack } from '../../ground/running-stack.ts';
import { type Failure, failureOf } from '../../ground/terminal/failure.ts';
import { readReason, takeReason } from '../../ground/terminal/flag.ts';
import { complain, ownLines, print } from '../../ground/terminal/print.ts';
import { auditedCommand } from '../operator-view/audited-command.ts';
import { type PoolFlags, parsePoolFlags, poolHelp } from './pool-flags.ts';
import { poolKeys } from './pool-key.ts';

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  print(...ownLines(poolHelp));
  process.exit(0);
}
const { rest, reason } = takeReason(process.argv.slice(2));
const flags = parsePoolFlags(rest);
if (typeof flags === 'string') quit(flags);
const why = flags.action === 'list' ? { reason: '' } : readReason(reason);
if (typeof why === 'string') quit(why);
process.exit(await run(flags, why.reason));

function quit(sentence: string): never {
  complain(sentence, '', ...ownLines(poolHelp));
  process.exit(1);
}

/** The result as JSON for programs, and as sentences for people. */
interface Outcome {
  readonly result: object;
  readonly sentences: readonly string[];
}

async function run(given: PoolFlags, because: string): Promise<number> {
  let sent: string | undefined;
  try {
    const isLocal = !isLinked();
    if (isLocal) linkToLocal(await findStack(undefined));
    const { PoolOffice } = await import('./pool-office.ts');
    const office = new PoolOffice(poolKeys(isLocal), (hash) => {
      sent = hash;
      if (!given.json) print(`Sent ${hash}`);
    });
    try {
      const { result, sentences } = await auditedOutcome(given, because, office);
      if (given.json) print(JSON.stringify({ ok: true, ...result }));
      else for (const sentence of sentences) print(sentence);
      return 0;
    } finally {
      office.close();
    }
  } catch (error) {
    const { code, message, ...words } = await chainFailure(error);
    const advice = sent === undefined ? words.advice : adviceAfter(sent);
    const reason = { code, message, advice, transactionHash: sent };
    if (given.json) print(JSON.stringify({ ok: false, reason }));
    else complain(message, ...(advice === undefined ? [] : [advice]));
    return 1;
  }
}

/** After a failure the transaction may still be mined; sending it again would move the money twice. */
function adviceAfter(hash: string): string {
  return `It was sent as ${hash}: do not send it again. Once the chain has it: npm run pool -- book ${hash}`;
}

type Office = InstanceType<typeof import('./pool-office.ts').PoolOffice>;

async function auditedOutcome(given: PoolFlags, because: string, office: Office): Promise<Outcome> {
  // Reading is not entered in the audit log.
  if (given.action === 'list') return outcomeOf(given, office);
  const target = given.action === 'book' ? given.movement : `pool/${given.poolId}`;
  const about = { action: `pool.${given.action}`, target, reason: because } as const;
  return auditedCommand(about, () => outcomeOf(given, office));
}

async function outcomeOf(given: PoolFlags, office: Office): Promise<Outcome> {
  switch (given.action) {
    case 'list':
      return list();
    case 'add': {
      const { poolId, price, maxIncentive } = given;
      const figures = {
        ...(price !== undefined && { price }),
        ...(maxIncentive !== undefined && { maxIncentive }),
      };
      const done = await office.add(poolId, figures);
      return {
        result: { poolId, changes: done },
        sentences: done.length > 0 ? done : [`${poolName(poolId)} existed already: nothing was changed.`],
      };
    }
    case 'set': {
      const { poolId, price, isForSale } = given;
      await office.set(poolId, {
        ...(price !== undefined && { price }),
        ...(isForSale !== undefined && { isForSale }),
      });
      return { result: { poolId, price, isForSale }, sentences: setSentences(given) };
    }
    case 'top-up': {
      const { poolId, amountWei } = given;
      const entries = await office.topUp(poolId, amountWei);
      const { poolMoney } = await import('@cgdx/functions/chain/node/pool-query.ts');
      const { escrowWei } = await poolMoney(poolId);
      return {
        result: { poolId, booked: entryIds(entries), escrowWei: String(escrowWei) },
        sentences: [`The escrow of ${poolName(poolId)} has ${cgdx(escrowWei)} now. It is booked.`],
      };
    }
    case 'withdraw': {
      if (given.by === 'card') return withdrawByCard(given);
      const entries = await office.withdraw(given.poolId);
      return {
        result: { poolId: given.poolId, booked: entryIds(entries), amountWei: String(creditOf(entries)) },
        sentences: [
          entries.length === 0
            ? 'There is nothing to withdraw: payments can be refunded until their data has been delivered.'
            : `${cgdx(creditOf(entries))} went to the owner of ${poolName(given.poolId)}. It is booked.`,
        ],
      };
    }
    case 'book': {
      const booked = entryIds(await bookMovement(given.movement));
      const sentences = booked.length === 0 ? ['It was booked before.'] : booked.map((id) => `Booked: ${id}`);
      return { result: { booked }, sentences };
    }
    default:
      return given satisfies never;
  }
}

async function bookMovement(movement: string): Promise<readonly Entry[]> {
  if (movement.startsWith('po_')) {
    const { bookCardPayout } = await import('@cgdx/functions/reward/bank/card-proceeds.ts');
    return bookCardPayout(movement);
  }
  const { bookTransaction } = await import('@cgdx/functions/pool/pool-movement.ts');
  return bookTransaction(movement);
}

async function withdrawByCard({ poolId, amountCents }: Extract<PoolFlags, { by: 'card' }>): Promise<Outcome> {
  const { withdrawCardProceeds } = await import('@cgdx/functions/reward/bank/card-proceeds.ts');
  const entries = await withdrawCardProceeds(poolId, amountCents);
  const cents = creditOf(entries.filter(({ event }) => event === 'proceeds.withdrawn'));
  return {
    result: { poolId, booked: entryIds(entries), amountCents: String(cents) },
    sentences:
      entries.length === 0
        ? [
            'There is nothing to withdraw: payments by card have not settled at Stripe yet, or are held for others.',
          ]
        : entries.map(({ entryId, event }) =>
            event === 'proceeds.returned'
              ? `The bank did not take a payout of ${poolName(poolId)}: it is booked as returned (${entryId}).`
              : `${formatSgd(cents)} of ${poolName(poolId)} are on their way from Stripe to the market’s bank. It is booked (${entryId}).`,
          ),
  };
}

async function list(): Promise<Outcome> {
  const { listPools } = await import('@cgdx/functions/pool/pool.ts');
  const { allLines } = await import('@cgdx/functions/ledger/ledger.ts');
  const { linesOf, listedPool } = await import('./pool-list.ts');
  const books = readBooks((await allLines()).map((line) => ({ ...line, amount: BigInt(line.amount) })));
  const pools = await Promise.all((await listPools()).map((pool) => listedPool(pool, books)));
  return { result: { pools }, sentences: linesOf(pools) };
}

function setSentences({ poolId, price, isForSale }: Extract<PoolFlags, { action: 'set' }>): string[] {
  const name = poolName(poolId);
  return [
    ...(price === undefined
      ? []
      : [
          `${name}: new quotes cost ${cgdx(weiOfCgdx(price))} for a quality point; quotes made before keep their price for their hour.`,
        ]),
    ...(isForSale === undefined
      ? []
      : [
          isForSale
            ? `${name} sells, by card and in CGDX.`
            : `${name} sells nothing any more, by card or in CGDX. Payments on card pages that are still open are refunded.`,
        ]),
  ];
}

function entryIds(entries: readonly Entry[]): string[] {
  return entries.map(({ entryId }) => entryId);
}

function creditOf(entries: readonly Entry[]): bigint {
  return entries
    .flatMap(({ lines }) => lines)
    .reduce((sum, { amount }) => (amount > 0n ? sum + amount : sum), 0n);
}

/** The market's errors have names, which ethers wraps. */
async function chainFailure(error: unknown): Promise<Failure> {
  const { data, shortMessage } = (error ?? {}) as { data?: unknown; shortMessage?: unknown };
  if (error instanceof MarketError) return error;
  const { parseRevert } = await import('@cgdx/functions/chain/node/marketplace.ts');
  const revert = typeof data === 'string' ? parseRevert(data) : undefined;
  if (revert)
    return {
      code: revert.name,
      message: `The contract refused it: ${revert.name}(${revert.args.join(', ')}).`,
    };
  const failure = failureOf(error);
  return typeof shortMessage === 'string' ? { ...failure, message: shortMessage } : failure;
}
