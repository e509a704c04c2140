/** Payments that left the wallet and are not known to the server yet: kept in this browser until they are. */
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';

export interface Payment {
  readonly transactionHash: string;
  readonly clientAccountAddress: string;
}

const storageKey = 'cgdx.unreported-payments';

export function keepPayment(payment: Payment): void {
  write([...read(), payment]);
}

/** @returns the id of the purchase @throws ApiError; the payment stays kept unless it was refused for good */
export async function reportPayment(payment: Payment): Promise<string> {
  try {
    const { purchaseId } = await call('POST /transactions', { body: payment });
    forget(payment);
    return purchaseId;
  } catch (error) {
    if (error instanceof ApiError && isFinal(error.status)) forget(payment);
    throw error;
  }
}

/** After a reload: tells the server of what was kept. What it does not hear now is told the next time. */
export async function reportPayments(): Promise<void> {
  for (const payment of read()) await reportPayment(payment).catch(() => undefined);
}

const forget = (payment: Payment): void =>
  write(read().filter(({ transactionHash }) => transactionHash !== payment.transactionHash));

/** A refusal of this very payment, not of this moment or this session. */
const isFinal = (status: number): boolean => [400, 404, 409, 422].includes(status);

const write = (payments: readonly Payment[]): void => {
  if (payments.length > 0) localStorage.setItem(storageKey, JSON.stringify(payments));
  else localStorage.removeItem(storageKey);
};

function read(): readonly Payment[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
