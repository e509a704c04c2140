/** Pays a signed quote from any wallet that ethers supports: in a browser or on the command line. */
import {
  Contract,
  Interface,
  isError,
  Signature,
  type Signer,
  type TransactionResponse,
  verifyTypedData,
} from 'ethers';
import { cgdxAbi } from '../abi/cgdx.ts';
import { marketplaceAbi } from '../abi/marketplace.ts';
import { minedHash } from './mined-hash.ts';
import { PermitUnsigned } from './permit-unsigned.ts';
import { sendSeen } from './send-seen.ts';

/** The two contracts and their chain. */
export interface Market {
  readonly chainId: number;
  readonly marketplace: string;
  readonly cgdx: string;
}

/** A quote as the quoter signed it; numbers are decimal digits. */
export interface Offer {
  readonly quote: {
    readonly buyer: string;
    readonly dataPoolId: string;
    readonly basketRoot: string;
    readonly basketSize: string;
    /** Base units of CGDX. */
    readonly total: string;
    readonly nonce: string;
    /** Unix seconds. */
    readonly deadline: string;
  };
  /** 65 bytes, 0x hex. */
  readonly signature: string;
}

/** The questions to the wallet, in the order in which they can come. */
export type BuyingStep = 'permit' | 'approve' | 'simulate' | 'purchase';

export interface BuyOptions {
  /** False if the wallet cannot sign typed data: the price is then approved in a separate transaction. */
  readonly canPermit?: boolean;
  /** `gasWei`: the highest network fee of the purchase, in base units of the chain's own currency; known from `purchase` on. */
  readonly onStep?: (step: BuyingStep, gasWei?: bigint) => void;
}

/** The contract refused the purchase; `name` is the name of its error, for example `QuoteExpired`. */
export class PurchaseRefused extends Error {
  override readonly name: string;
  constructor(name: string, cause: unknown) {
    super(`The contract refused this purchase: ${name}.`, { cause });
    this.name = name;
  }
}

const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
};

const errors = [new Interface(marketplaceAbi), new Interface(cgdxAbi)];
/** A margin on the gas estimate, which is for the current state: another purchase in between may raise the gas a little. */
const gasReserve = { times: 12n, of: 10n };
const lookEveryMs = 1_000;

/**
 * Simulates the purchase first, so that nobody pays a fee for a refusal.
 * @returns the transaction as soon as the wallet has sent it; it is not in a block yet
 * @throws PurchaseRefused, PermitUnsigned, SentUnseen, or the wallet's own error (code 4001 if the person declined)
 */
export async function buyOffer(
  signer: Signer,
  market: Market,
  { quote, signature }: Offer,
  { canPermit = true, onStep = () => undefined }: BuyOptions = {},
): Promise<TransactionResponse> {
  const contract = new Contract(market.marketplace, marketplaceAbi, signer);
  const token = new Contract(market.cgdx, cgdxAbi, signer);
  const owner = await signer.getAddress();
  try {
    const allowed: bigint = await token.getFunction('allowance')(owner, market.marketplace);
    const args: unknown[] = [quote, signature];
    let name = 'purchaseWithQuote';
    if (allowed < BigInt(quote.total)) {
      if (canPermit && !isWalletCode((await signer.provider?.getCode(owner)) ?? '0x')) {
        onStep('permit');
        const { v, r, s } = await signPermit(signer, token, market, owner, quote);
        args.push(quote.deadline, v, r, s);
        name = 'purchaseWithQuoteAndPermit';
      } else {
        onStep('approve');
        await approve(token, owner, market.marketplace, quote.total);
      }
    }
    onStep('simulate');
    const purchase = contract.getFunction(name);
    const gas = ((await purchase.estimateGas(...args)) * gasReserve.times) / gasReserve.of;
    onStep('purchase', await costOf(signer, gas));
    return await sendSeen(signer, {
      to: market.marketplace,
      data: contract.interface.encodeFunctionData(name, args),
      gasLimit: gas,
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * Returns whether an account is a contract wallet, whose permit the token refuses. An account with delegated code (EIP-7702)
 * is not: its key signs as before. Code that begins with STOP is not a wallet either.
 */
const isWalletCode = (code: string): boolean => /^0x(?!00|ef0100)./i.test(code);

/** Approves the price. Done once the allowance covers it: a contract wallet may answer with a hash that no transaction has. */
async function approve(token: Contract, owner: string, spender: string, total: string): Promise<void> {
  let isOver = false;
  const allowed = async (): Promise<void> => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      // The node may be unavailable for a moment.
      const now: bigint = await token
        .getFunction('allowance')(owner, spender)
        .catch(() => 0n);
      if (now >= BigInt(total)) return;
    }
  };
  const mined = async (): Promise<unknown> => minedHash(await token.getFunction('approve')(spender, total));
  try {
    await Promise.race([mined(), allowed()]);
  } finally {
    isOver = true;
  }
}

/** @throws PermitUnsigned if the wallet cannot sign, or if its signature is not that of the owner's key (a contract wallet's) */
async function signPermit(
  signer: Signer,
  token: Contract,
  { chainId, marketplace, cgdx }: Market,
  owner: string,
  { total, deadline }: Offer['quote'],
): Promise<Signature> {
  const domain = {
    name: await token.getFunction('name')(),
    version: '1',
    chainId,
    verifyingContract: cgdx,
  };
  const nonce = await token.getFunction('nonces')(owner);
  const message = { owner, spender: marketplace, value: total, nonce, deadline };
  try {
    const signature = Signature.from(await signer.signTypedData(domain, permitTypes, message));
    if (verifyTypedData(domain, permitTypes, message, signature) !== owner)
      throw new Error('The permit is not signed by the key of the wallet.');
    return signature;
  } catch (cause) {
    throw new PermitUnsigned(cause);
  }
}

async function costOf(signer: Signer, gas: bigint): Promise<bigint | undefined> {
  const fees = await signer.provider?.getFeeData();
  const price = fees?.maxFeePerGas ?? fees?.gasPrice;
  return price == null ? undefined : gas * price;
}

/** Returns the contract's own error by name; any other error is returned unchanged. */
export function refusalOf(error: unknown): unknown {
  if (!isError(error, 'CALL_EXCEPTION') || !error.data) return error;
  const { data } = error;
  const named = errors.map((each) => each.parseError(data)).find((found) => found !== null);
  return new PurchaseRefused(named?.name ?? 'PurchaseReverted', error);
}
