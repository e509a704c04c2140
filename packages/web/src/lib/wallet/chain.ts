/** Switches a wallet to the one chain we accept, adding it if the wallet does not know it. */

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

/** Time for questions that a wallet answers by itself. */
const lookWithinMs = 5_000;
/** Time for questions that the wallet puts to its person. */
const answerWithinMs = 20_000;
/** Some wallets answer that they have switched a moment before they have. */
const settleMs = 500;

/** An error whose message is shown to the person; the wallet stays disconnected. */
export class ChainError extends Error {}

/** Names the network's data too, for who has to add it by hand. */
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
 * Whatever else a wallet says than that its person refused, it is offered the network: wallets have many codes for one
 * that they do not know.
 *
 * @param rpcUrl the chain's node, given to wallets that do not know the chain
 * @throws ChainError with the catalogue's sentence
 */
export async function ensureChain(provider: WalletProvider, rpcUrl = publicRpcUrl): Promise<void> {
  try {
    if ((await isSwitched(provider)) || (await switchChain(provider, rpcUrl)) === 'switched') return;
    await addChain(provider, rpcUrl);
    // Most wallets switch to a chain as they add it; some have to be asked again.
    if (await isSwitched(provider)) return;
    const again = await switchChain(provider, rpcUrl);
    if (again === 'switched') return;
    if (again === 'failed') throw chainError(switchFailed, rpcUrl);
  } catch (error) {
    if (!(error instanceof WalletSilent)) throw error;
    const sentence = 'Your wallet does not answer. Open it, answer what it asks, and try again.';
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

/** The wallet has not answered in time. It may still ask its person. */
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
