/** A program pays a quote with the card that its owner saved. The payment is written to the audit log, checked against the cap, then charged. */
import { invariant } from '@cgdx/core/error/market-error.ts';
import { formatSgd } from '@cgdx/core/pricing/pricing.ts';
import { accepted, api, type Request } from '../ground/caller/api.ts';
import { parseId } from '../ground/caller/id.ts';
import { userHashOf } from '../ground/caller/user-hash.ts';
import { sendEvents } from '../ground/handler/event.ts';
import { audited } from '../operator/audit/audited.ts';
import { recorderLog } from '../operator/audit/recorder-log.ts';
import type { Purchase } from '../purchase/record/purchase.ts';
import type { StoredQuote } from '../purchase/record/quote.ts';
import { centsOfQuote } from '../purchase/saved-card/charge.ts';
import { isAsked } from '../purchase/saved-card/look-at-charge.ts';
import { type Program, payOnce, payQuote, quoteOfKey } from '../purchase/saved-card/pay-quote.ts';

/** Charges the card only after the audit log has an entry for it; a repeated call adds no second entry. */
function payAudited(program: Program, quote: StoredQuote): Promise<Purchase> {
  const action = {
    actor: { id: userHashOf(program.userSub), by: 'sign-in' as const },
    action: 'key.charge' as const,
    target: `key/${program.key.keyId}`,
    reason: 'A program bought by the card that its owner saved.',
  };
  const described = ({ purchaseId, state }: Purchase) =>
    `Purchase ${purchaseId} of ${formatSgd(BigInt(centsOfQuote(quote)))}: ${state}.`;
  return audited(recorderLog, action, () => payQuote(program, quote), described);
}

async function pay({ person, key, path }: Request<'POST /v1/quotes/{quoteId}/payment'>) {
  invariant(key, 'this route takes a key alone');
  const program = { userSub: person.sub, key };
  const quote = await quoteOfKey(program, parseId(path.quoteId, 'This quote'));
  const purchase = await payOnce(quote, () => payAudited(program, quote));
  const { purchaseId, state } = purchase;
  // A repeated call sends the event again: the earlier call may have stopped before the event reached the bus.
  if (state === 'submitted' || isAsked(purchase))
    await sendEvents([{ type: 'charge.changed', detail: { purchaseId } }]);
  return accepted({
    ...{ purchaseId, status: state, amountCents: String(centsOfQuote(quote)) },
    failure: state === 'refused' ? purchase.failure : undefined,
    authenticateBy: isAsked(purchase) ? purchase.authenticateBy : undefined,
  });
}

export const handler = api({ 'POST /v1/quotes/{quoteId}/payment': pay });
