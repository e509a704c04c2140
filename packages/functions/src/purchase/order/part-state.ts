/** Decides the state of a part of an order: bought, may still be paid, or can no longer be paid. */
import type { OrderPart } from '@cgdx/api/route/order.ts';
import { quotedHashes } from '@cgdx/core/purchase/quote.ts';
import { blockTime } from '../../chain/node/chain-query.ts';
import { chainUnavailable } from '../../chain/node/rpc.ts';
import { chain } from '../../ground/links.ts';
import { findAccess } from '../../pool/access.ts';
import { findPosition } from '../on-chain/chain-position.ts';
import { findPurchase, type Purchase, purchasesOfPerson } from '../record/purchase.ts';
import { cardPurchaseId } from '../record/purchase-id.ts';
import type { StoredQuote } from '../record/quote.ts';

type Standing = Pick<OrderPart, 'state' | 'purchaseId' | 'failure'>;

/** A call that began before a quote expired may end after it. */
const slackSeconds = 120;

const isPast = ({ deadline }: StoredQuote, seconds = 0): boolean => deadline + seconds <= Date.now() / 1_000;

function cardStanding(quote: StoredQuote, { purchaseId, state, failure, cardId }: Purchase): Standing {
  switch (state) {
    case 'awaiting-payment':
      // A page may be paid until Stripe says that it has closed.
      return { state: cardId === undefined && !isPast(quote) ? 'payable' : 'under-way', purchaseId };
    case 'submitted':
    case 'paid':
      return { state: 'under-way', purchaseId };
    case 'granted':
    case 'completed':
      return { state: 'bought', purchaseId };
    case 'refused':
      return { state: 'unpaid', ...(failure && { failure }) };
    case 'to-refund':
    case 'refunded':
      return { state: 'refunded', purchaseId, ...(failure && { failure }) };
    default:
      return state satisfies never;
  }
}

/** Whether every block in which a quote could have been paid was read, so that its purchase would be known. */
async function isReadPast({ deadline }: StoredQuote): Promise<boolean> {
  const position = await findPosition(chain().marketplace);
  if (!position) return false;
  const time = await blockTime(position.block);
  if (time === null) throw chainUnavailable(new Error('the node lacks a block that was read'));
  return time > deadline;
}

const submitted = ({ rail, state }: Purchase): boolean => rail === 'cgdx' && state === 'submitted';

/** @param mine the purchases that the person has made or begun since, newest first */
async function walletStanding(quote: StoredQuote, mine: readonly Purchase[]): Promise<Standing> {
  const hashes = new Set(quotedHashes(quote));
  const own = mine.find(({ uploads = [] }) => uploads.some(({ uploadHash }) => hashes.has(uploadHash)));
  if (own) {
    const { purchaseId, state, failure } = own;
    if (state === 'refunded' || state === 'to-refund')
      return { state: 'refunded', purchaseId, ...(failure && { failure }) };
    if (state !== 'refused') return { state: 'under-way', purchaseId };
  }
  if (!isPast(quote)) return { state: 'payable' };
  // A transaction that is not verified yet may have bought any uploads.
  return { state: mine.some(submitted) || !(await isReadPast(quote)) ? 'under-way' : 'unpaid' };
}

async function partStateOf(
  quote: StoredQuote,
  accessOf: ReadonlyMap<string, string>,
  mine: readonly Purchase[],
): Promise<Standing> {
  const hashes = quotedHashes(quote);
  const purchaseId = accessOf.get(hashes[0] ?? '');
  if (purchaseId !== undefined && hashes.every((hash) => accessOf.has(hash)))
    return { state: 'bought', purchaseId };
  const card = await findPurchase(cardPurchaseId(quote.quoteId));
  if (card && (card.state !== 'refused' || quote.wallet === undefined)) return cardStanding(quote, card);
  if (quote.wallet !== undefined) return walletStanding(quote, mine);
  if (!isPast(quote)) return { state: 'payable' };
  return { state: isPast(quote, slackSeconds) ? 'unpaid' : 'under-way' };
}

/**
 * @param quotes of one person's order
 * @returns the state of each, in their order
 */
export async function partStatesOf(
  userSub: string,
  quotes: readonly StoredQuote[],
): Promise<(Standing & { readonly quote: StoredQuote })[]> {
  const access = await findAccess(userSub, quotes.flatMap(quotedHashes));
  const accessOf = new Map(access.map(({ uploadHash, purchaseId }) => [uploadHash, purchaseId]));
  const since = quotes[0]?.createdAt ?? '';
  const needsWallet = quotes.some(({ wallet }) => wallet !== undefined);
  const mine = needsWallet
    ? (await purchasesOfPerson(userSub)).filter(
        ({ rail, createdAt }) => rail === 'cgdx' && createdAt >= since,
      )
    : [];
  return Promise.all(quotes.map(async (quote) => ({ quote, ...(await partStateOf(quote, accessOf, mine)) })));
}
