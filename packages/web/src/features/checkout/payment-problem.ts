/** Says what stopped a payment from the wallet, and whether anything was paid. */
import { explain } from '../../lib/api/api-error.ts';
import { ChainError } from '../../lib/wallet/chain.ts';
import { isDeclined } from '../../lib/wallet/provider.ts';
import { PartlyPaid } from './pay-baskets.ts';

export interface PaymentProblem {
  readonly message: string;
  readonly cause: string;
}

export const failed = 'There was an error while purchasing the uploads. Please try again.';
const partlyPaid =
  'Some of the pools are paid, and their data is on its way. The others were not paid and are still in your cart.';
const nothingPaid = 'Nothing was paid.';

/** By the name of the contract's error: nothing was paid by the transaction that it stopped. */
const refusals: Readonly<Record<string, string>> = {
  ERC20InsufficientBalance: 'Your wallet has too little CGDX for this.',
  ERC20InsufficientAllowance:
    'The market may not take enough CGDX from your wallet. Try again, and approve the whole price.',
  TransactionCancelled: 'You cancelled the transaction in your wallet.',
  QuoteExpired: 'The offer has expired. Close this and check out again.',
  IsPaused: 'The market is paused for the moment. Please try again later.',
  PoolNotForSale: 'This pool does not sell at the moment.',
};

/** @returns undefined if it is not known that the transaction paid nothing */
function refusalOf(error: unknown): string | undefined {
  if (isDeclined(error)) return 'You declined it in your wallet.';
  if (error instanceof ChainError) return error.message;
  if ((error as { code?: unknown } | undefined)?.code === 'INSUFFICIENT_FUNDS')
    return 'Your wallet has too little DEV for the network fee. Top it up and try again.';
  return error instanceof Error && Object.hasOwn(refusals, error.name) ? refusals[error.name] : undefined;
}

const causeOf = (error: unknown): string =>
  error instanceof Error && error.name === 'QuoteUsed'
    ? 'This offer is paid already: look under Transactions.'
    : explain(error);

export function paymentProblem(error: unknown): PaymentProblem {
  if (error instanceof PartlyPaid)
    return { message: partlyPaid, cause: refusalOf(error.cause) ?? causeOf(error.cause) };
  const refusal = refusalOf(error);
  return { message: failed, cause: refusal === undefined ? causeOf(error) : `${refusal} ${nothingPaid}` };
}
