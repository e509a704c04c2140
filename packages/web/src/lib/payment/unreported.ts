/** Payments that have left the wallet and that the server does not know yet: stored in this browser until it does. */

import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { browserMemory } from '../browser-memory.ts';
import { listPurchases } from '../purchase/list-purchases.ts';
import { createStore, useStore } from '../store.ts';
import { storedJson } from '../stored-json.ts';

export interface Payment {
  /** The `sub` of the person who paid: another person in this browser must not report the payment. */
  readonly sub: string;
  readonly transactionHash: string;
  readonly clientAccountAddress: string;
}

const storageKey = 'cgdx.unreported-payments';
/** Counts the writes of this file, for components that watch them. */
const changes = createStore(0);

export function keepPayment(payment: Payment): void {
  write([...read(), payment]);
}

/** Stores the new hash of a payment that the wallet has sent again under another hash. */
export function replacePayment(before: Payment, after: Payment): void {
  write([...read().filter((one) => !isSame(one, before)), after]);
}

export function forgetPayment(payment: Payment): void {
  write(read().filter((one) => !isSame(one, payment)));
}

export const hasPayments = (sub: string): boolean => read().some((one) => one.sub === sub);

/** Returns the payments that have left this person's wallet and that the server does not know yet. */
export function usePayments(sub: string): readonly Payment[] {
  useStore(changes);
  return read().filter((one) => one.sub === sub);
}

/** Forgets a payment that can no longer succeed, so that it is not reported. */
export const forgetSent = (transactionHash: string): void =>
  write(read().filter((one) => one.transactionHash !== transactionHash));

/** @returns the id of the purchase @throws ApiError; the payment stays stored unless it was refused for good */
export async function reportPayment(payment: Payment): Promise<string> {
  const { transactionHash, clientAccountAddress } = payment;
  try {
    const { purchaseId } = await call('POST /transactions', {
      body: { transactionHash, clientAccountAddress },
    });
    forgetPayment(payment);
    return purchaseId;
  } catch (error) {
    if (isFinalRefusal(error)) forgetPayment(payment);
    const purchaseId = isUsed(error) ? await ownPurchaseId(transactionHash) : undefined;
    if (purchaseId === undefined) throw error;
    return purchaseId;
  }
}

/** Reports this person's stored payments to the server. Payments that it cannot accept now are reported again later. */
export async function reportPayments(sub: string): Promise<void> {
  for (const payment of read()) {
    if (payment.sub === sub) await reportPayment(payment).catch(() => undefined);
  }
}

const isUsed = (error: unknown): boolean => error instanceof ApiError && error.code === 'TransactionUsed';

/** Returns the person's purchase for a transaction that a sweep, or an earlier call whose response was lost, has already reported. */
async function ownPurchaseId(transactionHash: string): Promise<string | undefined> {
  const purchases = await listPurchases().catch(() => []);
  return purchases.find(
    (purchase) => purchase.transactionHash?.toLowerCase() === transactionHash.toLowerCase(),
  )?.purchaseId;
}

/** Returns whether the server refuses this payment for good, whoever reports it and however often. */
export const isFinalRefusal = (error: unknown): boolean =>
  isUsed(error) || (error instanceof ApiError && error.status === 422 && error.code !== 'WrongBuyer');

const isSame = (one: Payment, other: Payment): boolean => one.transactionHash === other.transactionHash;

function write(payments: readonly Payment[]): void {
  if (payments.length > 0) browserMemory.setItem(storageKey, JSON.stringify(payments));
  else browserMemory.removeItem(storageKey);
  changes.set(changes.get() + 1);
}

function read(): readonly Payment[] {
  const stored = storedJson(browserMemory, storageKey);
  return Array.isArray(stored) ? stored : [];
}
