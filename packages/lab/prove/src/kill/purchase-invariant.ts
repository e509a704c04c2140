/**
 * Invariants of purchases that must hold after every run of kills, checked in the tables, at the payment server and on
 * the chain.
 */
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { heldFaults } from '@cgdx/core/ledger/held-purchase.ts';
import { readSecrets } from '@cgdx/local/ground/secret.ts';
import { chainProvider } from '@cgdx/local/person/buy/buyer-wallet.ts';
import type { Cloud } from '@cgdx/stand/cloud/cloud.ts';
import { Contract, type EventLog } from 'ethers';
import Stripe from 'stripe';
import type { Check } from '../report/report.ts';
import type { Buyer, Payment } from './buy-upload.ts';
import { bookedRefunds, type ChainKill, forgettableRefunds } from './forgotten-refund.ts';
import type { Shop } from './shop.ts';

export interface PurchaseItem {
  readonly purchaseId: string;
  readonly userSub: string;
  readonly rail: 'card' | 'cgdx';
  readonly state: string;
  readonly transactionHash?: string;
  readonly captured?: { readonly pools: readonly { readonly amount: string }[] };
}
export interface Line {
  readonly entryId: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: string;
  readonly event: string;
  readonly createdAt: string;
}

export interface Bought {
  readonly purchases: readonly PurchaseItem[];
  readonly ledger: readonly Line[];
  readonly chainKills: readonly ChainKill[];
}

/** The Stripe client collects at most this many. */
const mostPayments = 10_000;

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
const paidOf = ({ captured }: PurchaseItem): bigint =>
  sum((captured?.pools ?? []).map(({ amount }) => BigInt(amount)));
const isOf = (state: string) => (purchase: PurchaseItem) => purchase.state === state;

const isFor =
  ({ buyer, rail, reference }: Payment) =>
  (purchase: PurchaseItem): boolean =>
    purchase.userSub === buyer.userSub &&
    (rail === 'card' ? purchase.purchaseId : purchase.transactionHash) === reference;

function everyPaymentEnded({ payments }: Shop, purchases: readonly PurchaseItem[]): Check {
  const found = payments.map((payment) => purchases.find(isFor(payment)));
  const lost = found.filter((purchase) => purchase === undefined).length;
  const count = (state: string) => found.filter((purchase) => purchase?.state === state).length;
  const [completed, refunded] = [count('completed'), count('refunded')];
  return {
    name: 'every payment has become access or a refund',
    ok: completed + refunded === payments.length,
    seen: `${payments.length} payments, ${completed} completed, ${refunded} refunded, ${lost} lost`,
  };
}

function nothingIsHeld({ ledger }: Bought): Check {
  const lines = ledger.map((line) => ({
    ...line,
    currency: line.currency as 'CGDX' | 'SGD',
    amount: BigInt(line.amount),
  }));
  const faults = heldFaults(lines, []);
  return {
    name: 'the ledger holds nothing of purchases that have ended',
    ok: faults.length === 0,
    seen: faults[0] ?? 'nothing is held',
  };
}

/**
 * Each payment at Stripe belongs to one purchase, and the unrefunded amount equals the price of the buyer's uploads.
 */
async function cardsPaidOnce(
  { stack, directory }: Cloud,
  purchases: readonly PurchaseItem[],
): Promise<Check> {
  const { hostname: host, port } = new URL(stack.endpoints.stripe ?? '');
  const { StripeSecretKey } = readSecrets(directory);
  const stripe = new Stripe(StripeSecretKey, { host, port, protocol: 'http', telemetry: false });
  const all = { limit: mostPayments };
  const intents = (await stripe.paymentIntents.list({ limit: 100 }).autoPagingToArray(all)).filter(
    ({ status }) => status === 'succeeded',
  );
  const refunds = await stripe.refunds.list({ limit: 100 }).autoPagingToArray(all);
  const backOf = (id: string) =>
    refunds.filter((refund) => refund.payment_intent === id).reduce((cents, { amount }) => cents + amount, 0);
  const known = new Map(purchases.map((purchase) => [purchase.purchaseId, purchase]));
  const wrong = intents.filter(({ id, metadata, amount_received }) => {
    const purchase = known.get(metadata.purchaseId ?? '');
    if (!purchase || paidOf(purchase) !== BigInt(amount_received)) return true;
    return backOf(id) !== (purchase.state === 'refunded' ? amount_received : 0);
  }).length;
  const captured = purchases.filter((purchase) => purchase.rail === 'card' && purchase.captured).length;
  const twice = intents.length - new Set(intents.map(({ metadata }) => metadata.purchaseId)).size;
  return {
    name: 'each card was charged once for its purchases, and all else was refunded, to the cent',
    ok: wrong === 0 && twice === 0 && captured === intents.length,
    double: twice,
    seen: `${intents.length} payments for ${captured} purchases, ${refunds.length} refunds; ${wrong} wrong, ${twice} twice`,
  };
}

interface Moved {
  readonly paid: bigint;
  readonly back: bigint;
  readonly spent: bigint;
}

/** A wallet's movements, from the market's events and the token's balance. */
async function movedBy({ stack }: Cloud, { wallet }: Buyer): Promise<Moved> {
  const provider = chainProvider(stack);
  try {
    const { marketplace, cgdx } = stack.chain.contracts;
    const market = new Contract(marketplace, marketplaceAbi, provider);
    const token = new Contract(cgdx, ['function balanceOf(address) view returns (uint256)'], provider);
    const amounts = async (name: string, field: string) =>
      sum(
        ((await market.queryFilter(name, 0)) as EventLog[])
          .filter(({ args }) => args.buyer === wallet.address)
          .map(({ args }) => BigInt(args[field])),
      );
    return {
      paid: await amounts('DataSetPurchased', 'price'),
      back: await amounts('PurchaseRefunded', 'amount'),
      spent: wallet.fundsWei - BigInt(await token.getFunction('balanceOf')(wallet.address)),
    };
  } finally {
    provider.destroy();
  }
}

async function walletsPaidOnce(cloud: Cloud, { buyers }: Shop, bought: Bought): Promise<Check> {
  const forgettable = forgettableRefunds(bookedRefunds(bought.ledger), bought.chainKills);
  let wrong = 0;
  let forgotten = 0n;
  let totalWei = 0n;
  for (const buyer of buyers) {
    const own = bought.purchases.filter(({ userSub, rail }) => userSub === buyer.userSub && rail === 'cgdx');
    const [kept, due] = ['completed', 'refunded'].map((state) =>
      sum(own.filter(isOf(state)).map(paidOf)),
    ) as [bigint, bigint];
    const { paid, back, spent } = await movedBy(cloud, buyer);
    const mayLack = sum(
      own
        .filter(isOf('refunded'))
        .filter(({ purchaseId }) => forgettable.has(purchaseId))
        .map(paidOf),
    );
    if (paid !== kept + due || back > due || due - back > mayLack || spent !== paid - back) wrong += 1;
    forgotten += due - back;
    totalWei += spent;
  }
  return {
    name: 'each wallet has paid for its uploads, to the wei',
    ok: wrong === 0,
    seen: `${buyers.length} wallets spent ${totalWei / 10n ** 18n} CGDX, ${wrong} of them a wrong amount; the chain lost refunds of ${forgotten / 10n ** 18n} CGDX in ${bought.chainKills.length} kills`,
  };
}

export async function checkPurchases(cloud: Cloud, shop: Shop, bought: Bought): Promise<Check[]> {
  for (const { wallet } of shop.buyers) await wallet.restore(cloud.stack);
  return [
    everyPaymentEnded(shop, bought.purchases),
    nothingIsHeld(bought),
    await cardsPaidOnce(cloud, bought.purchases),
    await walletsPaidOnce(cloud, shop, bought),
  ];
}
