/** The interface of a browser wallet: EIP-1193 requests, EIP-6963 announcements, and error codes. */
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
    /** A `data:` URL of an image. */
    readonly icon: string;
    readonly rdns: string;
  };
  readonly provider: WalletProvider;
}

/** Error code: the person refused. */
export const userRejected = walletRefused;
/** Error code: the wallet does not know the chain, so it must be added. */
export const chainUnknown = walletChainUnknown;
/** Error code: the wallet still waits for its owner's answer to an earlier question. */
const requestPending = -32002;

/** The codes of a refusal, as EIP-1193, ethers and WalletConnect have them. */
const refusalCodes: readonly unknown[] = [userRejected, String(userRejected), 'ACTION_REJECTED', 5000];
/** Some wallets report a refusal only in words; in other languages than English they also have a code. */
const refusalWords = /\buser (rejected|denied|declined|refused|cancell?ed)\b/i;

/** The fields in which wallets, phones and ethers put the original error. */
const wraps = ['data', 'originalError', 'error', 'info', 'cause'] as const;

type Layer = { readonly code?: unknown; readonly message?: unknown };

/** Returns the error and all errors that it wraps. */
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

/** Returns whether the person declined in the wallet, however the wallet or ethers reports it. */
export const isDeclined = (error: unknown): boolean =>
  layersOf(error).some(
    ({ code, message }) =>
      refusalCodes.includes(code) || (typeof message === 'string' && refusalWords.test(message)),
  );

/** Returns whether the wallet still shows an earlier question, and shows no other until that one is answered. */
export const isPending = (error: unknown): boolean =>
  layersOf(error).some(({ code }) => code === requestPending);

export const pendingSentence =
  'Your wallet waits for an answer to an earlier question. Answer it there, and try again.';
