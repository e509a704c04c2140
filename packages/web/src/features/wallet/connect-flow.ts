/** The states from a list of wallets to a linked one, and the sentence for each refusal. Pure. */
import { ApiError, explain } from '../../lib/api/api-error.ts';
import { ChainError } from '../../lib/wallet/chain.ts';
import { userRejected, walletCode } from '../../lib/wallet/provider.ts';

export type ConnectFlow =
  | { readonly kind: 'choosing'; readonly problem?: string }
  /** The wallet asks its owner for an account. */
  | { readonly kind: 'connecting'; readonly uuid: string; readonly name: string }
  /** Connected; the wallet asks its owner for a signature. */
  | { readonly kind: 'linking' }
  /** Connected, but not linked. */
  | { readonly kind: 'unlinked'; readonly problem: string };

export const choosing: ConnectFlow = { kind: 'choosing' };

/** Returns a sentence that says why no wallet is connected. */
export function connectProblem(error: unknown): string {
  if (walletCode(error) === userRejected) return 'You refused the connection in your wallet.';
  if (error instanceof ChainError) return error.message;
  return 'Failed to connect to the browser wallet. Unlock it and try again.';
}

/** Returns a sentence that says why the connected wallet is not linked. */
export function linkProblem(error: unknown): string {
  if (walletCode(error) === userRejected) {
    return 'You refused to sign. Without the signature we cannot know that the wallet is yours.';
  }
  if (error instanceof ApiError) return explain(error);
  return 'The wallet could not sign the message. Unlock it and try again.';
}

/** Returns what to show: a wallet that was disconnected meanwhile cannot sign, so it has to be chosen again. */
export const shownFlow = (flow: ConnectFlow, isConnected: boolean): ConnectFlow =>
  flow.kind === 'unlinked' && !isConnected
    ? { kind: 'choosing', problem: 'The wallet was disconnected before it was linked. Choose it again.' }
    : flow;
