/** The wallet has sent the payment, and the node did not show it: it may be paid. In a file of its own, without ethers. */
export class SentUnseen extends Error {
  override readonly name = 'SentUnseen';
  readonly hash: string;
  constructor(hash: string, cause: unknown) {
    super(`The payment was sent as ${hash}, and the node did not show it.`, { cause });
    this.hash = hash;
  }
}

/** Returns the hash in an error that came after the wallet had sent, where ethers stores it; undefined if nothing was sent. */
export function sentHashOf(error: unknown): string | undefined {
  const { info } = (error ?? {}) as { info?: { sendTransactionHash?: unknown } };
  return typeof info?.sendTransactionHash === 'string' ? info.sendTransactionHash : undefined;
}
