/** Reads all payouts, captured payments and books, and reports contradictions. Tests of money call it at their end. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Money, moneyFaults } from '@cgdx/core/ledger/money-fault.ts';
import { capturedAmount, isAllLost } from '@cgdx/core/purchase/captured.ts';
import type { TableName } from '@cgdx/workflows/wiring/resource/table.ts';
import { z } from 'zod';
import type { Stack } from '../ground/endpoints.ts';
import { lineSchema, scanStack } from './stack-books.ts';

const uploadSchema = z.object({
  uploadHash: z.string(),
  rewardState: z.string(),
  payoutId: z.string().optional(),
});
/** Other kinds of transactions in the table are ignored. */
const transactionSchema = z.object({
  transactionId: z.string(),
  kind: z.string().optional(),
  uploadHash: z.string().optional(),
  state: z.string().optional(),
  rail: z.enum(['cgdx', 'bank']).optional(),
  transactionHash: z.string().optional(),
  transferId: z.string().optional(),
  settledByHand: z.string().optional(),
});
const purchaseSchema = z.object({
  purchaseId: z.string(),
  userSub: z.string(),
  state: z.string(),
  uploads: z.array(z.object({ uploadHash: z.string() })).optional(),
  captured: z
    .object({
      currency: z.enum(['CGDX', 'SGD']),
      pools: z.array(z.object({ amount: z.string(), isFinal: z.boolean().optional() })),
    })
    .optional(),
  disputes: z.record(z.string(), z.string()).optional(),
  disputedCents: z.record(z.string(), z.string()).optional(),
});
const accessSchema = z.object({ userSub: z.string(), uploadHash: z.string(), purchaseId: z.string() });

type Scan = <T>(table: TableName, schema: z.ZodType<T>) => Promise<T[]>;

async function readMoney(scan: Scan): Promise<Money> {
  const [uploads, transactions, purchases, access, lines] = await Promise.all([
    scan('UploadTable', uploadSchema),
    scan('TransactionTable', transactionSchema),
    scan('PurchaseTable', purchaseSchema),
    scan('AccessTable', accessSchema),
    scan('LedgerTable', lineSchema),
  ]);
  return {
    uploads,
    payouts: transactions.flatMap(
      ({ kind, transactionId: payoutId, uploadHash = '', state = '', rail = 'cgdx', ...rest }) =>
        kind === 'payout' ? [{ payoutId, uploadHash, state, rail, ...rest }] : [],
    ),
    purchases: purchases.map(({ uploads: bought = [], captured, disputes, disputedCents, ...rest }) => ({
      ...rest,
      uploadHashes: bought.map(({ uploadHash }) => uploadHash),
      captured: captured && {
        currency: captured.currency,
        amount: capturedAmount(captured),
      },
      isFinal: captured?.pools.some(({ isFinal }) => isFinal === true) ?? false,
      isLost: isAllLost({ captured, disputes, disputedCents }),
    })),
    access,
    lines,
  };
}

/**
 * Tables are read one after the other, so a transaction that ends in between appears as a contradiction in one read.
 */
const mostReads = 5;
const readAgainMs = 1_000;

async function faultsOf(scan: Scan): Promise<readonly string[]> {
  for (let reads = 1; ; reads += 1) {
    const faults = moneyFaults(await readMoney(scan));
    if (faults.length === 0 || reads === mostReads) return faults;
    await sleep(readAgainMs);
  }
}

const scanOf =
  (stack: Stack): Scan =>
  (table, schema) =>
    scanStack(stack, stack.tables[table], schema);

export const stackMoney = (stack: Stack): Promise<Money> => readMoney(scanOf(stack));

/** @returns a sentence for each contradiction in a running stack */
export const stackMoneyFaults = (stack: Stack): Promise<readonly string[]> => faultsOf(scanOf(stack));

/** Checks the tables to which this process is linked. Nothing else may write to them meanwhile. */
export async function linkedMoneyFaults(): Promise<readonly string[]> {
  const { scanAll } = await import('@cgdx/functions/ground/table/query.ts');
  return moneyFaults(await readMoney(scanAll));
}
