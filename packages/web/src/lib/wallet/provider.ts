/** The interface of a browser wallet: EIP-1193 requests, EIP-6963 announcements, the codes of its refusals. */
import { walletChainUnknown, walletRefused } from '@cgdx/core/specification/number.ts';

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
export const userRejected = walletRefused;
/** The wallet does not know the chain, so it must be added. */
export const chainUnknown = walletChainUnknown;
/** The wallet waits for its person's answer to an earlier question. */
const requestPending = -32002;

/** The person refused, as EIP-1193, ethers and WalletConnect say it. */
const refusalCodes: readonly unknown[] = [userRejected, String(userRejected), 'ACTION_REJECTED', 5000];
/** Some wallets have words alone. In other languages a refusal has a code. */
const refusalWords = /\buser (rejected|denied|declined|refused|cancell?ed)\b/i;

/** Where wallets, phones and ethers put the error that they wrap. */
const wraps = ['data', 'originalError', 'error', 'info', 'cause'] as const;

type Layer = { readonly code?: unknown; readonly message?: unknown };

/** Returns the error and all that it wraps. */
function layersOf(error: unknown): readonly Layer[] {
  const found = new Set<object>();
  const look = (at: unknown): void => {
    if (typeof at !== 'object' || at === null || found.has(at)) return;
    found.add(at);
    for (const key of wraps) look((at as Readonly<Record<string, unknown>>)[key]);
  };
  look(error);
  return [...found];
}

/** Whether the person declined it in the wallet, as the wallet or ethers says it. */
export const isDeclined = (error: unknown): boolean =>
  layersOf(error).some(
    ({ code, message }) =>
      refusalCodes.includes(code) || (typeof message === 'string' && refusalWords.test(message)),
  );

/** Whether the wallet asks its person something already, and asks nothing more until it is answered. */
export const isPending = (error: unknown): boolean =>
  layersOf(error).some(({ code }) => code === requestPending);

export const pendingSentence =
  'Your wallet waits for an answer to an earlier question. Answer it there, and try again.';
