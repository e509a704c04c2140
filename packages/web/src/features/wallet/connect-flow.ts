/** The states from the list of wallets to a linked wallet, and the sentence for each refusal. Pure. */
import { connectFailed } from '@cgdx/core/specification/message.ts';
import { ApiError, explain } from '../../lib/api/api-error.ts';
import { ChainError } from '../../lib/wallet/chain.ts';
import { isDeclined, isPending, pendingSentence } from '../../lib/wallet/provider.ts';

export type ConnectFlow =
  /** `needsNetwork`: the person may have to add the network to the wallet by hand. */
  | { readonly kind: 'choosing'; readonly problem?: string; readonly needsNetwork?: boolean }
  /** The wallet asks its owner for an account. `isSlow`: the wallet may never answer, so another can be chosen. */
  | { readonly kind: 'connecting'; readonly uuid: string; readonly name: string; readonly isSlow?: boolean }
  /** Connected; the wallet asks its owner for a signature. `isSlow`: the person may ask for it again. */
  | { readonly kind: 'linking'; readonly isSlow?: boolean }
  /** Connected, but not linked. */
  | { readonly kind: 'unlinked'; readonly problem: string };

export const choosing: ConnectFlow = { kind: 'choosing' };

/** Returns a sentence that says why no wallet is connected. */
export function connectProblem(error: unknown): string {
  if (error instanceof ChainError) return error.message;
  if (isDeclined(error)) return 'You refused the connection in your wallet.';
  if (isPending(error)) return pendingSentence;
  return `${connectFailed} Unlock it and try again.`;
}

/** Returns a sentence that says why the connected wallet is not linked. */
export function linkProblem(error: unknown): string {
  if (isDeclined(error)) {
    return 'You refused to sign. Without the signature we cannot know that the wallet is yours.';
  }
  if (isPending(error)) return pendingSentence;
  if (error instanceof ApiError) return explain(error);
  return 'The wallet could not sign the message. Unlock it and try again.';
}

/** Returns the state after a wallet has not answered for some time: its answer still counts, and the buttons are enabled. */
export const slowFlow = (flow: ConnectFlow): ConnectFlow =>
  flow.kind === 'connecting' || flow.kind === 'linking' ? { ...flow, isSlow: true } : flow;

/** Returns the state to show: a wallet that was disconnected cannot sign, so it has to be chosen again. */
export const shownFlow = (flow: ConnectFlow, isConnected: boolean): ConnectFlow =>
  flow.kind === 'unlinked' && !isConnected
    ? { kind: 'choosing', problem: 'The wallet was disconnected before it was linked. Choose it again.' }
    : flow;
