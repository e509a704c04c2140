/** The development wallet's key: made in this browser, kept in its storage, worthless anywhere else. */
import { JsonRpcProvider, Network, Wallet } from 'ethers';
import { optionalConfig } from '../../lib/config/config.ts';
import { requiredChainId } from '../../lib/wallet/chain.ts';

const keyOfKey = 'cgdx.development-wallet.key';

function rpc(): JsonRpcProvider {
  const network = Network.from(requiredChainId);
  return new JsonRpcProvider(optionalConfig().rpcUrl, network, { staticNetwork: network });
}

/** Returns the account connected to the local chain; the same one after every reload. */
export function developmentAccount(): Wallet {
  let key = localStorage.getItem(keyOfKey);
  if (!key) {
    key = Wallet.createRandom().privateKey;
    localStorage.setItem(keyOfKey, key);
  }
  return new Wallet(key, rpc());
}

/** Passes a request on to the local chain's node. */
export function askChain(method: string, params: unknown[]): Promise<unknown> {
  return rpc().send(method, params);
}
