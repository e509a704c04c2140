/** Switches a wallet to the one chain we accept, adding it if the wallet does not know it. */
import { chainUnknown, type WalletProvider, walletCode } from './provider.ts';

export const requiredChainId = 1287;
export const requiredChainHex = `0x${requiredChainId.toString(16)}`;

const publicRpcUrl = 'https://rpc.api.moonbase.moonbeam.network';
const publicExplorerUrl = 'https://moonbase.moonscan.io';

/** Its message is for the person; the wallet stays disconnected. */
export class ChainError extends Error {}

export const isRequiredChain = (chainId: unknown): boolean =>
  (typeof chainId === 'string' || typeof chainId === 'number') && Number(chainId) === requiredChainId;

/**
 * @param rpcUrl the chain's node, given to wallets that do not know the chain
 * @throws ChainError with the catalogue's sentence
 */
export async function ensureChain(provider: WalletProvider, rpcUrl = publicRpcUrl): Promise<void> {
  if (await isSwitched(provider)) return;
  try {
    await switchChain(provider);
  } catch (error) {
    if (walletCode(error) !== chainUnknown) throw cannotSwitch();
    await addChain(provider, rpcUrl);
    // Most wallets switch to a chain as they add it; some have to be asked again.
    if (!(await isSwitched(provider)))
      await switchChain(provider).catch(() => {
        throw cannotSwitch();
      });
  }
  if (!(await isSwitched(provider))) {
    throw new ChainError('Please switch to the required test network in the browser wallet.');
  }
}

const cannotSwitch = () =>
  new ChainError('An error occurred while switching networks. Please switch manually.');

const isSwitched = async (provider: WalletProvider): Promise<boolean> =>
  isRequiredChain(await provider.request({ method: 'eth_chainId' }));

const switchChain = (provider: WalletProvider) =>
  provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: requiredChainHex }] });

async function addChain(provider: WalletProvider, rpcUrl: string): Promise<void> {
  const chain = {
    chainId: requiredChainHex,
    chainName: 'Moonbase Alpha',
    nativeCurrency: { name: 'DEV', symbol: 'DEV', decimals: 18 },
    rpcUrls: [rpcUrl],
    ...(rpcUrl === publicRpcUrl && { blockExplorerUrls: [publicExplorerUrl] }),
  };
  try {
    await provider.request({ method: 'wallet_addEthereumChain', params: [chain] });
  } catch {
    throw new ChainError(
      'Failed to add the required test network. Please add it manually in the browser wallet.',
    );
  }
}
