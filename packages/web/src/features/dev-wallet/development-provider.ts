/** EIP-1193 for the development wallet: asks its owner, signs, and passes all other requests on to the local chain. */

import type { TypedDataDomain, TypedDataField } from 'ethers';
import { browserMemory } from '../../lib/browser-memory.ts';
import { requiredChainHex } from '../../lib/wallet/chain.ts';
import { chainUnknown, userRejected, type WalletProvider } from '../../lib/wallet/provider.ts';
import { confirmInWallet } from './confirm.ts';

/** The storage key of the connection, which survives reloads as in real wallets. */
const connectedKey = 'cgdx.development-wallet.connected';

class WalletError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

async function ask(title: string, details: string, confirm: string): Promise<void> {
  if (!(await confirmInWallet({ title, details, confirm }))) {
    throw new WalletError(userRejected, 'User rejected the request.');
  }
}

/** EIP-712 typed data, as a page sends it to a wallet. */
interface TypedData {
  readonly domain: TypedDataDomain;
  readonly types: Record<string, TypedDataField[]>;
  readonly message: Record<string, unknown>;
}

/** Loads ethers with the first request that needs it. */
const loadAccount = () => import('./account.ts');

type Method = (params: readonly unknown[]) => Promise<unknown>;

const methods: Record<string, Method> = {
  async eth_chainId() {
    return requiredChainHex;
  },
  async eth_accounts() {
    if (browserMemory.getItem(connectedKey) === null) return [];
    return [(await loadAccount()).developmentAccount().address];
  },
  async eth_requestAccounts() {
    const { address } = (await loadAccount()).developmentAccount();
    if (browserMemory.getItem(connectedKey) === null) {
      await ask('Connect to this site?', address, 'Connect');
      browserMemory.setItem(connectedKey, '1');
    }
    return [address];
  },
  async wallet_switchEthereumChain([wanted]) {
    const { chainId } = wanted as { chainId: string };
    if (chainId !== requiredChainHex) throw new WalletError(chainUnknown, `Unknown chain ${chainId}.`);
    return null;
  },
  async wallet_addEthereumChain() {
    return null;
  },
  async wallet_revokePermissions() {
    browserMemory.removeItem(connectedKey);
    return null;
  },
  async eth_getBalance(params) {
    // The balance is filled here, since the page asks for it before it asks for a payment.
    const account = await loadAccount();
    await account.topUp();
    return account.askChain('eth_getBalance', [...params]);
  },
  async personal_sign([text]) {
    const { getBytes, toUtf8String } = await import('ethers');
    const bytes = getBytes(String(text));
    await ask('Sign this message?', toUtf8String(bytes), 'Sign');
    return (await loadAccount()).developmentAccount().signMessage(bytes);
  },
  async eth_signTypedData_v4([, text]) {
    const { domain, types, message } = JSON.parse(String(text)) as TypedData;
    // ethers derives the type of the domain itself, and refuses it among the types.
    const { EIP712Domain: _, ...own } = types;
    await ask('Sign this permission?', JSON.stringify(message, null, 2), 'Sign');
    await (await loadAccount()).topUp();
    return (await loadAccount()).developmentAccount().signTypedData(domain, own, message);
  },
  async eth_sendTransaction([transaction]) {
    const { to, value, data, gas } = transaction as Record<string, string | undefined>;
    const call = `To ${to ?? 'a new contract'}\nValue ${value ?? '0x0'}\nData ${(data ?? '0x').slice(0, 74)}`;
    await ask('Send this transaction?', call, 'Send');
    await (await loadAccount()).topUp();
    const account = (await loadAccount()).developmentAccount();
    const sent = await account.sendTransaction({
      to: to ?? null,
      ...(value && { value }),
      ...(data && { data }),
      ...(gas && { gasLimit: gas }),
    });
    return sent.hash;
  },
};

export function createDevelopmentProvider(): WalletProvider {
  return {
    async request({ method, params = [] }) {
      const own = methods[method];
      return own ? own(params) : (await loadAccount()).askChain(method, params);
    },
    // This wallet has one chain and one account, so it never has an event to report.
    on() {},
    removeListener() {},
  };
}
