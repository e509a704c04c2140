/** Ids of purchases: one payment is one purchase, however often it is reported. */
import { createHash } from 'node:crypto';

const idOf = (...words: readonly string[]): string =>
  createHash('sha256')
    .update(['purchase', ...words].join('\n'))
    .digest('hex');

/** 64 hex digits, derived from the quote: a quote is paid by card at most once. */
export const cardPurchaseId = (quoteId: string): string => idOf('card', quoteId);

/**
 * 64 hex digits. If another person claims the same transaction, that is a purchase of its own, which is
 * refused.
 */
export const chainPurchaseId = (userSub: string, transactionHash: string): string =>
  idOf('cgdx', userSub, transactionHash.toLowerCase());

/** Returns the name of the execution for a purchase's attempt. */
export const purchaseExecution = (about: { readonly purchaseId: string; readonly attempt: number }): string =>
  `${about.purchaseId}-${about.attempt}`;

/** Returns the attempt that an execution of this name works on. */
export const attemptOf = (executionName: string): number => Number(executionName.split('-').at(-1));
