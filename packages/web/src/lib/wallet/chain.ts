/** Switches a wallet to the only chain that we accept, and adds the chain if the wallet does not know it. */

import {
  addNetworkByHand,
  addNetworkFailed,
  switchFailed,
  switchNetwork,
} from '@cgdx/core/specification/message.ts';
import { chainCurrency, chainId, tokenDecimals } from '@cgdx/core/specification/number.ts';
import { isDeclined, type WalletProvider } from './provider.ts';

export const requiredChainId = chainId;
export const requiredChainHex = `0x${requiredChainId.toString(16)}`;

const chainName = 'Moonbase Alpha';
const publicRpcUrl = 'https://rpc.api.moonbase.moonbeam.network';
const publicExplorerUrl = 'https://moonbase.moonscan.io';

/** The time limit for requests that a wallet answers without its owner. */
const lookWithinMs = 5_000;
/** The time limit for requests that a wallet passes on to its owner. */
const answerWithinMs = 20_000;
/** Some wallets report the switch a moment before it has happened. */
const settleMs = 500;

/** An error whose message is shown to the person; the wallet stays disconnected. */
export class ChainError extends Error {}

/** Returns an error that includes the network's details, for people who have to add it by hand. */
const chainError = (sentence: string, rpcUrl: string): ChainError =>
  new ChainError(
    `${sentence} The network is ${chainName}: chain ID ${requiredChainId}, RPC URL ${rpcUrl}, currency ${chainCurrency}.`,
  );

/** The network's details to copy into a wallet, in the order in which wallets ask for them. */
export const networkData = (rpcUrl = publicRpcUrl): readonly (readonly [string, string])[] => [
  ['Network name', chainName],
  ['RPC URL', rpcUrl],
  ['Chain ID', String(requiredChainId)],
  ['Currency', chainCurrency],
];

export const isRequiredChain = (id: unknown): boolean =>
  (typeof id === 'string' || typeof id === 'number') && Number(id) === requiredChainId;

/**
 * Unless the person refused, the network is added after any failed switch: wallets have many different codes for a chain that
 * they do not know.
 *
 * @param rpcUrl the chain's node, for wallets that do not know the chain
 * @throws ChainError with the sentence of the catalogue of messages
 */
export async function ensureChain(provider: WalletProvider, rpcUrl = publicRpcUrl): Promise<void> {
  try {
    if ((await isSwitched(provider)) || (await switchChain(provider, rpcUrl)) === 'switched') return;
    await addChain(provider, rpcUrl);
    // Most wallets also switch to a chain when they add it; others have to be asked again.
    if (await isSwitched(provider)) return;
    const again = await switchChain(provider, rpcUrl);
    if (again === 'switched') return;
    if (again === 'failed') throw chainError(switchFailed, rpcUrl);
  } catch (error) {
    if (!(error instanceof WalletSilent)) throw error;
    const sentence = 'Your wallet does not answer. Open it, answer its question, and try again.';
    throw chainError(sentence, rpcUrl);
  }
  throw chainError(switchNetwork, rpcUrl);
}

const isSwitched = async (provider: WalletProvider): Promise<boolean> =>
  isRequiredChain(await ask(provider, { method: 'eth_chainId' }, lookWithinMs));

/** @throws ChainError if the person refused, or WalletSilent */
async function switchChain(
  provider: WalletProvider,
  rpcUrl: string,
): Promise<'switched' | 'stayed' | 'failed'> {
  const params = [{ chainId: requiredChainHex }];
  try {
    await ask(provider, { method: 'wallet_switchEthereumChain', params });
  } catch (error) {
    if (error instanceof WalletSilent) throw error;
    if (!isDeclined(error)) return 'failed';
    throw chainError('You refused to switch networks in your wallet. Please switch manually.', rpcUrl);
  }
  if (await isSwitched(provider)) return 'switched';
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  return (await isSwitched(provider)) ? 'switched' : 'stayed';
}

async function addChain(provider: WalletProvider, rpcUrl: string): Promise<void> {
  const chain = {
    chainId: requiredChainHex,
    chainName,
    nativeCurrency: { name: chainCurrency, symbol: chainCurrency, decimals: tokenDecimals },
    rpcUrls: [rpcUrl],
    ...(rpcUrl === publicRpcUrl && { blockExplorerUrls: [publicExplorerUrl] }),
  };
  try {
    await ask(provider, { method: 'wallet_addEthereumChain', params: [chain] });
  } catch (error) {
    if (error instanceof WalletSilent) throw error;
    const what = isDeclined(error) ? 'You refused to add' : addNetworkFailed;
    throw chainError(`${what}${addNetworkByHand}, or choose another wallet if it cannot.`, rpcUrl);
  }
}

/** The wallet has not answered in time. It may still show a question to its owner. */
class WalletSilent extends Error {}

async function ask(
  provider: WalletProvider,
  call: { method: string; params?: unknown[] },
  withinMs = answerWithinMs,
): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WalletSilent(`No answer to ${call.method}.`)), withinMs);
  });
  try {
    return await Promise.race([provider.request(call), silence]);
  } finally {
    clearTimeout(timer);
  }
}
