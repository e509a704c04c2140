/** The wallet that pays: a given one, or on a local chain a new one that is funded. */
import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { Contract, JsonRpcProvider, parseEther, toQuantity, Wallet } from 'ethers';
import { minter } from '../../ground/account.ts';
import type { Stack } from '../../ground/endpoints.ts';

/** Gas for many purchases. */
const gasWei = parseEther('10');

/** The caller must destroy the provider. */
export function chainProvider({ chain }: Stack): JsonRpcProvider {
  return new JsonRpcProvider(chain.rpcUrl, chain.chainId, {
    staticNetwork: true,
    cacheTimeout: -1,
    pollingInterval: 500,
  });
}

/** @throws MarketError if this chain is not a local one */
async function fund({ chain }: Stack, wallet: Wallet, wei: bigint): Promise<void> {
  const provider = wallet.provider as JsonRpcProvider;
  try {
    await provider.send('anvil_setBalance', [wallet.address, toQuantity(gasWei)]);
  } catch (cause) {
    throw new MarketError(
      'input',
      'WalletNeeded',
      'This is not a local chain: a wallet with CGDX is needed.',
      {
        advice: 'Put its private key into CGDX_WALLET_KEY.',
        cause,
      },
    );
  }
  const token = new Contract(chain.contracts.cgdx, cgdxAbi, new Wallet(minter.privateKey, provider));
  await (await token.getFunction('mint')(wallet.address, wei)).wait();
}

/** @param wei the CGDX that the wallet must have, in base units */
export async function buyerWallet(
  stack: Stack,
  provider: JsonRpcProvider,
  wei: bigint,
  privateKey: string | undefined,
): Promise<Wallet> {
  if (privateKey) return new Wallet(privateKey, provider);
  const wallet = new Wallet(Wallet.createRandom().privateKey, provider);
  await fund(stack, wallet, wei);
  return wallet;
}
