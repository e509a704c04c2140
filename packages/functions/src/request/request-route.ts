/** Requests of people to operators, and the answers to them. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { isRefundAskable, refundRule } from '@cgdx/core/purchase/refund-rule.ts';
import { findContribution } from '../contribution/record/contribution.ts';
import { api, notFound, ok, type Request } from '../ground/caller/api.ts';
import { findPurchase, isPaidFor } from '../purchase/record/purchase.ts';
import { findAsked, openRequest, requestsOfPerson, withoutPeople } from './request.ts';

/** The most open requests of one person: an operator reads each. */
const mostOpen = 10;

async function assertRefundDue(userSub: string, purchaseId: string | undefined): Promise<void> {
  const purchase = purchaseId === undefined ? undefined : await findPurchase(purchaseId);
  if (purchase?.userSub !== userSub) throw notFound('This purchase');
  const { state, completedAt = '' } = purchase;
  if (state === 'completed' && isPaidFor(purchase) && isRefundAskable(completedAt, Date.now())) return;
  throw new MarketError('conflict', 'RefundNotDue', 'No refund can be asked for here.', {
    advice:
      state === 'completed'
        ? refundRule
        : 'A purchase that cannot be delivered is refunded automatically: see its state under Transactions.',
  });
}

async function assertRefused(userSub: string, contributionId: string | undefined): Promise<void> {
  const contribution =
    contributionId === undefined ? undefined : await findContribution({ userSub, contributionId });
  if (!contribution) throw notFound('This contribution');
  if (contribution.state !== 'rejected')
    throw new MarketError('conflict', 'NothingToAppeal', 'This contribution was not refused.');
}

async function assertAskable(userSub: string, { kind, about }: Request<'POST /requests'>['body']) {
  if (kind === 'refund') await assertRefundDue(userSub, about);
  else if (kind === 'appeal') await assertRefused(userSub, about);
  else if (about !== undefined && (await findPurchase(about))?.userSub !== userSub)
    throw notFound('This purchase');
  const open = (await requestsOfPerson(userSub)).filter(({ state }) => state === 'open');
  if (open.length >= mostOpen)
    throw new MarketError('busy', 'TooManyOpen', 'Many of your requests wait for an answer already.', {
      advice: 'We answer each of them. Ask again once we have.',
      retryAfterSeconds: 86_400,
    });
}

export const handler = api({
  'GET /requests': async ({ person }) =>
    ok({ requests: (await requestsOfPerson(person.sub)).map(withoutPeople) }),
  'POST /requests': async ({ person, body }) => {
    const before = await findAsked(person.sub, body);
    if (before) return ok(withoutPeople(before));
    await assertAskable(person.sub, body);
    return ok(withoutPeople(await openRequest(person.sub, body)));
  },
});
