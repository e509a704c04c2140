/**
 * A browser wallet that is on another chain and does not know the market's chain, like that of a new buyer. It cannot
 * sign typed data, and agrees to all other requests.
 */
import { getBytes, type JsonRpcProvider, Transaction, toQuantity, type Wallet } from 'ethers';
import type { Page } from 'playwright-core';

export const strangerName = 'Stranger wallet';
/** EIP-3085. */
const chainUnknown = 4902;
/** JSON-RPC's code for an internal error of a wallet, whatever the cause. */
const internalError = -32603;

const changing: readonly string[] = ['eth_signTypedData_v4', 'eth_sendTransaction'];

/** The answer to the page's script: an error has a code, which an error thrown by an exposed function would lose. */
type Answer = { readonly result: unknown } | { readonly error: { readonly code: number } };

interface Sending {
  /** The number of the transaction, from 1, that its owner leaves unanswered in the wallet. */
  readonly unanswered?: number;
  /** The number of the transaction that is reported as sent but never mined, as if its gas price were too low. */
  readonly stuck?: number;
}

type Chained = readonly { readonly chainId: string }[];

/**
 * Installs the wallet before the pages' own scripts run.
 * @param wallet its only account, connected to the market's chain
 * @returns the methods requested so far that its owner was asked about
 */
export async function installStrangerWallet(
  page: Page,
  wallet: Wallet,
  { unanswered, stuck }: Sending,
): Promise<readonly string[]> {
  const asked: string[] = [];
  const known = new Set(['0x1']);
  let current = '0x1';
  const provider = wallet.provider as JsonRpcProvider;

  const pending = new Map<unknown, Record<string, unknown>>();

  async function holdBack(request: object): Promise<string> {
    const signed = Transaction.from(await wallet.signTransaction(await wallet.populateTransaction(request)));
    const { hash, from, to, data, type, nonce, gasLimit, value, chainId, signature } = signed;
    const [maxFeePerGas, maxPriorityFeePerGas] = [
      signed.maxFeePerGas ?? 0n,
      signed.maxPriorityFeePerGas ?? 0n,
    ];
    pending.set(hash, {
      ...{ hash, from, to, input: data, type: toQuantity(type ?? 2), nonce: toQuantity(nonce) },
      ...{ gas: toQuantity(gasLimit), value: toQuantity(value), chainId: toQuantity(chainId) },
      ...{ gasPrice: toQuantity(maxFeePerGas), maxFeePerGas: toQuantity(maxFeePerGas) },
      ...{ maxPriorityFeePerGas: toQuantity(maxPriorityFeePerGas), accessList: [] },
      ...{ r: signature?.r, s: signature?.s, v: toQuantity(signature?.yParity ?? 0) },
      ...{ blockHash: null, blockNumber: null, transactionIndex: null },
    });
    return hash ?? '';
  }

  async function answer(method: string, params: readonly unknown[]): Promise<Answer> {
    if (method.startsWith('wallet_') || changing.includes(method)) asked.push(method);
    const [first] = params;
    switch (method) {
      case 'eth_chainId':
        return { result: current };
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return { result: [wallet.address] };
      case 'wallet_addEthereumChain':
        known.add((params as Chained)[0]?.chainId ?? '');
        return { result: null };
      case 'wallet_switchEthereumChain': {
        const wanted = (params as Chained)[0]?.chainId ?? '';
        if (!known.has(wanted)) return { error: { code: chainUnknown } };
        current = wanted;
        return { result: null };
      }
      case 'personal_sign':
        return { result: await wallet.signMessage(getBytes(String(first))) };
      case 'eth_signTypedData_v4':
        return { error: { code: internalError } };
      case 'eth_sendTransaction': {
        const count = asked.filter((each) => each === method).length;
        if (count === unanswered) return new Promise<Answer>(() => undefined);
        const { to, data, gas } = first as Record<string, string>;
        const request = { to, data, ...(gas && { gasLimit: gas }) } as object;
        if (count === stuck) return { result: await holdBack(request) };
        return { result: (await wallet.sendTransaction(request)).hash };
      }
      case 'eth_getTransactionByHash':
        return { result: pending.get(first) ?? (await provider.send(method, [first])) };
      default:
        return { result: await provider.send(method, [...params]) };
    }
  }

  await page.exposeFunction('askStrangerWallet', answer);
  await page.addInitScript((name) => {
    const own = globalThis as unknown as EventTarget & { askStrangerWallet: typeof answer };
    const detail = {
      info: {
        uuid: 'stranger',
        name,
        icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
        rdns: 'example.stranger',
      },
      provider: {
        async request({ method, params = [] }: { method: string; params?: unknown[] }) {
          const said = await own.askStrangerWallet(method, params);
          if ('error' in said) throw Object.assign(new Error('refused'), said.error);
          return said.result;
        },
        on() {},
        removeListener() {},
      },
    };
    const announce = () => own.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    own.addEventListener('eip6963:requestProvider', announce);
    announce();
  }, strangerName);
  return asked;
}
