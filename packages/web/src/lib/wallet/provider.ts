/** The interface of a browser wallet: EIP-1193 requests, EIP-6963 announcements, the codes of its refusals. */

export interface WalletProvider {
  request(call: { method: string; params?: unknown[] }): Promise<unknown>;
  on?(event: string, listener: (value: unknown) => void): void;
  removeListener?(event: string, listener: (value: unknown) => void): void;
}

export interface AnnouncedWallet {
  readonly info: {
    readonly uuid: string;
    readonly name: string;
    /** A data: image. */
    readonly icon: string;
    readonly rdns: string;
  };
  readonly provider: WalletProvider;
}

/** The person refused. */
export const userRejected = 4001;
/** The wallet does not know the chain, so it must be added. */
export const chainUnknown = 4902;

/** @returns the wallet's code, even if it is wrapped as mobile wallets do; undefined for other errors */
export function walletCode(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, data } = error as { code?: unknown; data?: { originalError?: { code?: unknown } } };
  const inner = data?.originalError?.code;
  if (typeof inner === 'number') return inner;
  return typeof code === 'number' ? code : undefined;
}

/** ethers wraps what the wallet said. */
export function innermost(error: unknown): unknown {
  const { info, error: inner } = (error ?? {}) as { info?: { error?: unknown }; error?: unknown };
  return info?.error ?? inner ?? error;
}

/** Whether the person declined it in the wallet, as the wallet or ethers says it. */
export const isDeclined = (error: unknown): boolean =>
  walletCode(innermost(error)) === userRejected || walletCode(error) === userRejected;
