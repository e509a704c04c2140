/** The development wallet's key: made in this browser, kept in its storage, worth nothing anywhere else. */
import { JsonRpcProvider, Network, Wallet } from 'ethers';
import { optionalConfig } from '../../lib/config/config.ts';
import { requiredChainId } from '../../lib/wallet/chain.ts';

const keyOfKey = 'cgdx.development-wallet.key';

function rpc(): JsonRpcProvider {
  const network = Network.from(requiredChainId);
  return new JsonRpcProvider(optionalConfig().rpcUrl, network, { staticNetwork: network });
}

/** Connected to the local chain; the same account after every reload. */
export function developmentAccount(): Wallet {
  let key = localStorage.getItem(keyOfKey);
  if (!key) {
    key = Wallet.createRandom().privateKey;
    localStorage.setItem(keyOfKey, key);
  }
  return new Wallet(key, rpc());
}

/** Whatever a wallet passes on to its node. */
export function askChain(method: string, params: unknown[]): Promise<unknown> {
  return rpc().send(method, params);
}
