/** The development wallet's key: generated in this browser, stored in its local storage, and worthless on any real chain. */

import { Contract, JsonRpcProvider, Network, parseEther, toQuantity, Wallet } from 'ethers';
import { browserMemory } from '../../lib/browser-memory.ts';
import { optionalConfig } from '../../lib/config/config.ts';
import { requiredChainId } from '../../lib/wallet/chain.ts';

const keyOfKey = 'cgdx.development-wallet.key';

function rpc(): JsonRpcProvider {
  const network = Network.from(requiredChainId);
  return new JsonRpcProvider(optionalConfig().rpcUrl, network, { staticNetwork: network });
}

/** Returns the account connected to the local chain; the same one after every reload. */
export function developmentAccount(): Wallet {
  let key = browserMemory.getItem(keyOfKey);
  if (!key) {
    key = Wallet.createRandom().privateKey;
    browserMemory.setItem(keyOfKey, key);
  }
  return new Wallet(key, rpc());
}

/** Passes a request on to the local chain's node. */
export function askChain(method: string, params: unknown[]): Promise<unknown> {
  return rpc().send(method, params);
}

const token = [
  'function balanceOf(address) view returns (uint256)',
  'function mint(address to, uint256 amount)',
] as const;
const leastWei = parseEther('10000');
const gasWei = parseEther('10');

/** Gives the account DEV and CGDX for payments on the local chain, whose minter mints for everybody. */
export async function topUp(): Promise<void> {
  const { cgdxAddress, developmentMinter } = optionalConfig();
  if (!cgdxAddress || !developmentMinter) return;
  const provider = rpc();
  const { address } = developmentAccount();
  const contract = new Contract(cgdxAddress, token, provider);
  if ((await provider.getBalance(address)) < gasWei) {
    await provider.send('anvil_setBalance', [address, toQuantity(gasWei)]);
  }
  if ((await contract.getFunction('balanceOf')(address)) >= leastWei) return;
  const data = contract.interface.encodeFunctionData('mint', [address, leastWei]);
  const hash = await provider.send('eth_sendTransaction', [
    { from: developmentMinter, to: cgdxAddress, data },
  ]);
  await provider.waitForTransaction(hash);
}
