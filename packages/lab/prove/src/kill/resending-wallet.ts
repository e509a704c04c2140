/**
 * A buyer's wallet that stores its signed transactions and sends them again. A local chain that is killed loses its last second.
 * A public chain does not: if a reorganisation drops a transaction, its nodes put it into another block.
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

/** More than it can spend. */
const fundsWei = parseEther('100000');
const gasWei = parseEther('10');

interface Kept {
  readonly raw: string;
  readonly hash: string;
  /** What it pays for. */
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

  /** Pays, unless it has. @returns the transaction's hash; undefined if nothing is in a block yet: try again */
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

  /** Sends what the chain has forgotten, in the order in which it was signed. @returns how many it had */
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
