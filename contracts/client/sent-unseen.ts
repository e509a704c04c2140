/** The wallet has sent the payment, and the node did not show it: it may be paid. Apart from the rest, which loads ethers. */
export class SentUnseen extends Error {
  override readonly name = 'SentUnseen';
  readonly hash: string;
  constructor(hash: string, cause: unknown) {
    super(`The payment was sent as ${hash}, and could not be followed from there.`, { cause });
    this.hash = hash;
  }
}

/** Returns the hash that ethers notes on an error that came after the wallet had sent; undefined if nothing was sent. */
export function sentHashOf(error: unknown): string | undefined {
  const { info } = (error ?? {}) as { info?: { sendTransactionHash?: unknown } };
  return typeof info?.sendTransactionHash === 'string' ? info.sendTransactionHash : undefined;
}
