/** Answers a request that a person sent to operators. */
import type { AskedRequest, Decision } from '@cgdx/api/route/operator/review.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { notFound } from '../../ground/caller/api.ts';
import { parseId } from '../../ground/caller/id.ts';
import { answerRequest, findRequest } from '../../request/request.ts';
import { actAs, type Order } from '../execution/operator-action.ts';
import { toAsked } from './listed-request.ts';

async function answer(
  { person, reason }: Order,
  requestId: string,
  decision: Decision,
): Promise<AskedRequest> {
  const asked = await findRequest(requestId);
  if (!asked) throw notFound('This request');
  await answerRequest(asked, decision, reason, person.sub);
  const answered = toAsked((await findRequest(requestId)) ?? asked);
  if (answered.state === decision) return answered;
  throw new MarketError('conflict', 'AlreadyDecided', 'This request was already answered the other way.');
}

export const answerOne = (order: Order, id: string, decision: Decision): Promise<AskedRequest> => {
  const requestId = parseId(id, 'This request');
  const action = decision === 'accepted' ? 'request.accept' : 'request.refuse';
  return actAs(order, action, `request/${requestId}`, () => answer(order, requestId, decision));
};
