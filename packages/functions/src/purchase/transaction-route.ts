/** Purchases: their state, the address of their data, and a buyer's report that one was paid in CGDX. */
import { mostPurchases } from '@cgdx/api/route/purchase.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { linkedWallet } from '../account/wallet.ts';
import { accepted, api, notFound, ok, type Request } from '../ground/caller/api.ts';
import { parseId } from '../ground/caller/id.ts';
import { sendEvents } from '../ground/handler/event.ts';
import { chainVerdict } from './on-chain/chain-payment.ts';
import { purchaseAnswer, wholePurchaseAnswer } from './purchase-answer.ts';
import {
  beginPurchase,
  findPurchase,
  type Purchase,
  purchasesAfter,
  purchasesOfPerson,
  submitAgain,
} from './record/purchase.ts';
import { chainPurchaseId } from './record/purchase-id.ts';
import type { Verdict } from './record/verdict.ts';

interface Claim {
  readonly userSub: string;
  readonly wallet: string;
  readonly transactionHash: string;
}

const used = () =>
  new MarketError('conflict', 'TransactionUsed', 'This transaction has been used for a purchase already.', {
    advice: 'Look for it under Transactions.',
  });

/** Looks the transaction up at once; if the chain cannot be reached, the workflow looks later. */
async function lookUp(claim: Claim): Promise<Verdict> {
  try {
    return await chainVerdict(claim);
  } catch (error) {
    if (!(error instanceof MarketError) || error.kind !== 'unavailable') throw error;
    return { kind: 'unknown', failure: { code: error.code, message: error.message } };
  }
}

/** The most transactions of one person that are looked for at a time; a cart pays one transaction for each pool. */
const mostSubmitted = 20;

/**
 * A transaction that the chain does not know yet has a workflow that looks for it for half an hour, so their
 * number is limited.
 */
async function assertFewSubmitted(userSub: string): Promise<void> {
  const submitted = (await purchasesOfPerson(userSub)).filter(
    ({ state, rail }) => state === 'submitted' && rail === 'cgdx',
  );
  if (submitted.length < mostSubmitted) return;
  throw new MarketError(
    'busy',
    'TooManySubmitted',
    'The chain is being asked about many transactions of yours already.',
    { advice: 'Nothing is lost: submit this one again once it is confirmed.', retryAfterSeconds: 60 },
  );
}

/**
 * Never reveals whether somebody else has submitted the transaction: who paid for data is confidential.
 * @throws MarketError for a transaction that is not this buyer's purchase
 */
async function assertPossible(claim: Claim): Promise<void> {
  const verdict = await lookUp(claim);
  if (verdict.kind === 'refused')
    throw new MarketError('input', verdict.failure.code, verdict.failure.message);
  if (verdict.kind !== 'unknown') return;
  const wallet = await linkedWallet(claim.userSub);
  if (wallet?.toLowerCase() !== claim.wallet.toLowerCase())
    throw new MarketError('auth', 'WalletNotLinked', 'This wallet is not linked to your account.', {
      advice: 'Connect the wallet that paid, and sign the message that links it.',
    });
  await assertFewSubmitted(claim.userSub);
}

async function submit({ person, body }: Request<'POST /transactions' | 'POST /v1/purchases'>) {
  const { transactionHash, clientAccountAddress } = body;
  const claim = { userSub: person.sub, wallet: clientAccountAddress, transactionHash };
  const purchaseId = chainPurchaseId(person.sub, transactionHash);
  const before = await findPurchase(purchaseId);
  if (before && ['completed', 'refunded'].includes(before.state)) throw used();
  if (!before || before.state === 'refused') await assertPossible(claim);
  const begun = before ?? (await beginPurchase({ ...claim, purchaseId, rail: 'cgdx', state: 'submitted' }));
  const purchase = begun.state === 'refused' ? await submitAgain(begun, clientAccountAddress) : begun;
  // Sent even if the purchase existed: an earlier call may have stopped before its event reached the bus.
  await sendEvents([
    { type: 'purchase.submitted', detail: { purchaseId, transactionHash, attempt: purchase.attempt } },
  ]);
  return accepted({ purchaseId, status: purchase.state });
}

/**
 * Returns false for a payment page that is unpaid or expired. A program's charge counts as a transaction even
 * while it is undecided.
 */
const isTransaction = ({ state, failure, paymentIntentId }: Purchase): boolean =>
  (state !== 'awaiting-payment' || paymentIntentId !== undefined) && failure?.code !== 'CheckoutExpired';

async function list({ person, query }: Request<'GET /transactions' | 'GET /v1/purchases'>) {
  const { clientAccountAddress: wallet, after } = query;
  const last = after === undefined ? undefined : await findPurchase(after);
  if (after !== undefined && last?.userSub !== person.sub) throw notFound('The purchase named by “after”');
  const isOf = (address: string | undefined) =>
    wallet === undefined || address?.toLowerCase() === wallet.toLowerCase();
  const isWanted = (purchase: Purchase) => isTransaction(purchase) && isOf(purchase.wallet);
  const found = await purchasesAfter(person.sub, mostPurchases, isWanted, last);
  const isNone = wallet !== undefined && last === undefined && found.length === 0;
  if (isNone && !isOf(await linkedWallet(person.sub)))
    throw new MarketError('auth', 'NotYours', 'You can only do this for your own account.');
  return ok(await Promise.all(found.map(purchaseAnswer)));
}

async function findOwn({ person, path }: Pick<Request<'GET /transactions/{purchaseId}'>, 'person' | 'path'>) {
  const purchase = await findPurchase(parseId(path.purchaseId, 'This purchase'));
  if (purchase?.userSub !== person.sub) throw notFound('This purchase');
  return ok(await wholePurchaseAnswer(purchase));
}

export const handler = api({
  'GET /transactions': list,
  'POST /transactions': submit,
  'GET /transactions/{purchaseId}': findOwn,
  'GET /v1/purchases': list,
  'POST /v1/purchases': submit,
  'GET /v1/purchases/{purchaseId}': findOwn,
});
