/** Pays for signed offers from a wallet: one transaction a pool, with a permit in it, or approved beforehand. */
import type { Basket } from '@cgdx/api/route/quote.ts';
import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { Contract, Interface, isError, Signature, type Wallet } from 'ethers';
import type { Stack } from '../start/endpoints.ts';

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

/** How a wallet lets the market take the money. */
export type Approval = 'permit' | 'approve';

async function permitOf(
  { chain }: Stack,
  wallet: Wallet,
  value: string,
  deadline: string,
): Promise<Signature> {
  const token = new Contract(chain.contracts.cgdx, cgdxAbi, wallet);
  const domain = {
    name: await token.getFunction('name')(),
    version: '1',
    chainId: chain.chainId,
    verifyingContract: chain.contracts.cgdx,
  };
  const message = {
    owner: wallet.address,
    spender: chain.contracts.marketplace,
    value,
    nonce: await token.getFunction('nonces')(wallet.address),
    deadline,
  };
  return Signature.from(await wallet.signTypedData(domain, permitTypes, message));
}

/** The contract's no has a name. */
function refusalOf(error: unknown): unknown {
  if (!isError(error, 'CALL_EXCEPTION') || !error.data) return error;
  const data = error.data;
  const named = errors.map((each) => each.parseError(data)).find((found) => found !== null);
  return new MarketError(
    'conflict',
    named?.name ?? 'PurchaseReverted',
    'The contract did not take this purchase.',
    {
      cause: error,
    },
  );
}

/** @returns the transaction's hash, once it is in a block */
export async function payBasket(
  stack: Stack,
  wallet: Wallet,
  { quote, signature }: Basket,
  approval: Approval = 'permit',
): Promise<string> {
  if (!quote || !signature)
    throw new MarketError('bug', 'OfferNotSigned', 'The market did not sign its offer for this wallet.');
  const { contracts } = stack.chain;
  const market = new Contract(contracts.marketplace, marketplaceAbi, wallet);
  try {
    if (approval === 'approve') {
      const token = new Contract(contracts.cgdx, cgdxAbi, wallet);
      await (await token.getFunction('approve')(contracts.marketplace, quote.total)).wait();
      const sent = await market.getFunction('purchaseWithQuote')(quote, signature);
      await sent.wait();
      return sent.hash;
    }
    const { v, r, s } = await permitOf(stack, wallet, quote.total, quote.deadline);
    const sent = await market.getFunction('purchaseWithQuoteAndPermit')(
      quote,
      signature,
      quote.deadline,
      v,
      r,
      s,
    );
    await sent.wait();
    return sent.hash;
  } catch (error) {
    throw refusalOf(error);
  }
}
