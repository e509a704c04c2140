/**
 * A buyer's wallet that stores its signed transactions and sends lost ones again. A killed local chain loses its last
 * second. A public chain does not: if a reorganization drops a transaction, its nodes include it in another block.
 */
import type { Basket } from '@cgdx/api/route/quote.ts';
import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { minter } from '@cgdx/local/ground/account.ts';
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import { chainProvider } from '@cgdx/local/person/buy/buyer-wallet.ts';
import { payBasket } from '@cgdx/local/person/buy/pay-cgdx.ts';
import {
  Contract,
  type JsonRpcProvider,
  keccak256,
  parseEther,
  type TransactionRequest,
  toQuantity,
  Wallet,
} from 'ethers';

/** More than the wallet can spend. */
const fundsWei = parseEther('100000');
const gasWei = parseEther('10');

interface Kept {
  readonly raw: string;
  readonly hash: string;
  /** The id of the offer that the transaction pays. */
  readonly offer: string;
}

class KeepingWallet extends Wallet {
  readonly #keep: (raw: string) => void;

  constructor(key: string, provider: JsonRpcProvider, keep: (raw: string) => void) {
    super(key, provider);
    this.#keep = keep;
  }

  override async signTransaction(transaction: TransactionRequest): Promise<string> {
    const raw = await super.signTransaction(transaction);
    this.#keep(raw);
    return raw;
  }
}

const nameOf = ({ dataPoolId, quote }: Basket): string => `${dataPoolId} ${quote?.nonce}`;

export class ResendingWallet {
  readonly #key = Wallet.createRandom().privateKey;
  readonly #kept: Kept[] = [];
  readonly address = new Wallet(this.#key).address;

  async signMessage(text: string): Promise<string> {
    return new Wallet(this.#key).signMessage(text);
  }

  get fundsWei(): bigint {
    return fundsWei;
  }

  async fund(stack: Stack): Promise<void> {
    await this.#ask(stack, async (provider) => {
      await provider.send('anvil_setBalance', [this.address, toQuantity(gasWei)]);
      const { cgdx } = stack.chain.contracts;
      const token = new Contract(cgdx, cgdxAbi, new Wallet(minter.privateKey, provider));
      await (await token.getFunction('mint')(this.address, fundsWei)).wait();
    });
  }

  /**
   * Pays the basket unless it is paid already.
   * @returns the transaction's hash; undefined if it is not in a block yet, so that the caller must try again
   */
  async pay(stack: Stack, basket: Basket): Promise<string | undefined> {
    const offer = nameOf(basket);
    const earlier = () => this.#kept.find((kept) => kept.offer === offer);
    await this.restore(stack);
    return this.#ask(stack, async (provider) => {
      const sent = earlier();
      if (sent) return (await provider.getTransactionReceipt(sent.hash)) ? sent.hash : undefined;
      const keep = (raw: string) => this.#kept.push({ raw, hash: keccak256(raw), offer });
      return payBasket(stack, new KeepingWallet(this.#key, provider, keep), basket);
    });
  }

  /**
   * Sends the transactions that the chain has lost, in the order of their nonces.
   * @returns the number of lost transactions
   */
  async restore(stack: Stack): Promise<number> {
    return this.#ask(stack, async (provider) => {
      let forgotten = 0;
      for (const { hash, raw } of this.#kept) {
        if (await provider.getTransactionReceipt(hash)) continue;
        await provider.broadcastTransaction(raw);
        forgotten += 1;
      }
      return forgotten;
    });
  }

  async #ask<T>(stack: Stack, question: (provider: JsonRpcProvider) => Promise<T>): Promise<T> {
    const provider = chainProvider(stack);
    try {
      return await question(provider);
    } finally {
      provider.destroy();
    }
  }
}
