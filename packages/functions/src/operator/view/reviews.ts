/** Pages of what waits for operators: three lists, with one cursor for all of them. */
import { mostOnPage } from '@cgdx/api/route/operator/field.ts';
import type { AnswerBodyOf, QueryOf } from '@cgdx/api/routes.ts';
import { sharedWallets } from '../../account/shared-wallet.ts';
import { openReviews } from '../../contribution/novelty/review.ts';
import type { Page, Position } from '../../ground/table/query.ts';
import { openRequests } from '../../request/request.ts';
import { pageToken, readPageToken } from '../page/page-token.ts';
import { toAsked } from './listed-request.ts';
import { toListed } from './listed-review.ts';
import { toListedWallet } from './listed-wallet.ts';

const list = 'reviews';
const ended: Page<never> = { items: [], last: undefined };

/** Prefixes the keys with the list's name, so that one cursor holds the positions of all lists. */
const under = (name: string, position: Position | undefined): Position =>
  Object.fromEntries(Object.entries(position ?? {}).map(([key, value]) => [`${name}.${key}`, value]));

/** @returns undefined if the list had ended */
function positionIn(name: string, all: Position): Position | undefined {
  const own = Object.entries(all).filter(([key]) => key.startsWith(`${name}.`));
  return own.length === 0
    ? undefined
    : Object.fromEntries(own.map(([key, value]) => [key.slice(name.length + 1), value]));
}

export async function waitingReviews({
  cursor,
  limit = mostOnPage,
}: QueryOf<'GET /operator/reviews'>): Promise<AnswerBodyOf<'GET /operator/reviews'>> {
  const all = cursor === undefined ? undefined : readPageToken(cursor, list);
  const pageOf = <T>(name: string, read: (most: number, after?: Position) => Promise<Page<T>>) => {
    if (all === undefined) return read(limit);
    const after = positionIn(name, all);
    return after === undefined ? ended : read(limit, after);
  };
  const [reviews, requests, wallets] = await Promise.all([
    pageOf('review', openReviews),
    pageOf('request', openRequests),
    pageOf('wallet', sharedWallets),
  ]);
  const last = {
    ...under('review', reviews.last),
    ...under('request', requests.last),
    ...under('wallet', wallets.last),
  };
  return {
    reviews: reviews.items.map(toListed),
    requests: requests.items.map(toAsked),
    sharedWallets: wallets.items.map(toListedWallet),
    ...(Object.keys(last).length > 0 && { cursor: pageToken(last, list) }),
  };
}
