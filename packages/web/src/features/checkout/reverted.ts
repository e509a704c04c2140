/** Recognises, by what ethers throws, that a contract turned a call down: before it was sent, or in a block. */

/** Reads the code by which ethers tells its errors apart, or a wallet its own; undefined if there is none. */
export const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null | undefined)?.code;

const isRefused = (error: unknown): boolean => codeOf(error) === 'CALL_EXCEPTION';
/** Of what is in a block, ethers notes the receipt. */
const hasReceipt = (error: unknown): boolean => !!(error as { receipt?: unknown }).receipt;

/** Returns whether the transaction is in a block that turned it down: its fee is spent, and nothing else. */
export const isReverted = (error: unknown): boolean => isRefused(error) && hasReceipt(error);

/** Returns whether the contract was asked, and would turn the transaction down: nothing was sent. */
export const isRefusedUnsent = (error: unknown): boolean => isRefused(error) && !hasReceipt(error);
