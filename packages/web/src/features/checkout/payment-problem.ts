/** Explains why a payment from the wallet failed, and whether anything was paid. */
import { purchaseFailed } from '@cgdx/core/specification/message.ts';
import { ApiError, explain } from '../../lib/api/api-error.ts';
import { ChainError } from '../../lib/wallet/chain.ts';
import { isDeclined, isPending, pendingSentence } from '../../lib/wallet/provider.ts';
import { PartlyPaid } from './pay-baskets.ts';

export interface PaymentProblem {
  readonly message: string;
  readonly cause: string;
}

export const failed = purchaseFailed.text;
const partlyPaid =
  'Some of the pools are paid, and their data is on its way. The others were not paid and are still in your cart.';
const nothingPaid = 'Nothing was paid.';
const notTaken = 'The market did not take this payment.';

/** Sentences by the name of the contract's error. The transaction that it reverted paid nothing. */
const refusals: Readonly<Record<string, string>> = {
  ERC20InsufficientBalance: 'Your wallet has too little CGDX for this.',
  ERC20InsufficientAllowance:
    'The market may not take enough CGDX from your wallet. Try again, and approve the whole price.',
  TransactionCancelled: 'You cancelled the transaction in your wallet.',
  QuoteExpired: 'The offer has expired. Close this and check out again.',
  IsPaused: 'The market is paused for the moment. Please try again later.',
  PoolNotForSale: 'This pool does not sell at the moment.',
  PurchaseReverted: notTaken,
};

/** Sentences by the name of an error after which another payment may have succeeded. */
const others: Readonly<Record<string, string>> = {
  QuoteUsed: 'This offer is paid already: look under Transactions.',
  PaymentUnderWay:
    'An earlier payment is not over. Confirm or decline it in your wallet, or wait until it is on the blockchain.',
};

/** Sentences by ethers' error codes, whose own messages are for programs. They claim no more than the code says. */
const breakdowns: Readonly<Record<string, string>> = {
  NETWORK_ERROR: 'The blockchain could not be reached. Check which network your wallet is on, and try again.',
  SERVER_ERROR: 'The blockchain could not be reached. Please try again in a minute.',
  TIMEOUT: 'The blockchain did not answer in time. Look at your wallet’s activity before you try again.',
};
const unexplained =
  'Your wallet reported an error without a reason. Look at its activity before you try again.';

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | undefined)?.code;
/** Returns whether the transaction failed in a block: only then ethers adds the receipt to the error. */
const isUndone = (error: unknown): boolean =>
  codeOf(error) === 'CALL_EXCEPTION' && !!(error as { receipt?: unknown }).receipt;

/** @returns a sentence if certainly nothing was paid; else undefined */
function refusalOf(error: unknown): string | undefined {
  if (isDeclined(error)) return 'You declined it in your wallet.';
  if (error instanceof ChainError) return error.message;
  if (codeOf(error) === 'INSUFFICIENT_FUNDS')
    return 'Your wallet has too little DEV for the network fee. Top it up and try again.';
  // The contract refused the simulated call, so no transaction was sent.
  if (codeOf(error) === 'CALL_EXCEPTION' && !isUndone(error)) return notTaken;
  if (isPending(error)) return pendingSentence;
  return error instanceof Error && Object.hasOwn(refusals, error.name) ? refusals[error.name] : undefined;
}

function causeOf(error: unknown): string {
  if (error instanceof ApiError) return explain(error);
  if (error instanceof Error && Object.hasOwn(others, error.name)) return others[error.name] ?? '';
  if (isUndone(error))
    return 'The blockchain turned the transaction down. You paid the network’s fee for it, and nothing else.';
  const code = codeOf(error);
  if (typeof code === 'string') return breakdowns[code] ?? unexplained;
  return typeof code === 'number' ? unexplained : explain(error);
}

export function paymentProblem(error: unknown): PaymentProblem {
  if (error instanceof PartlyPaid)
    return { message: partlyPaid, cause: refusalOf(error.cause) ?? causeOf(error.cause) };
  const refusal = refusalOf(error);
  return { message: failed, cause: refusal === undefined ? causeOf(error) : `${refusal} ${nothingPaid}` };
}
