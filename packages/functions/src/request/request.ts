/** Requests of people to operators: one item each. A decision is final. */
import { createHash } from 'node:crypto';
import { type Request, requestSchema as shownSchema } from '@cgdx/api/route/request.ts';
import { z } from 'zod';
import { is } from '../ground/table/expression.ts';
import { addOnce, change, findItem, tryChange } from '../ground/table/item.ts';
import { listItems, listPage, type Page, type Position } from '../ground/table/query.ts';

const storedSchema = shownSchema.extend({
  userSub: z.string(),
  /** `refunding`: accepted, and a sweep still has to order the refund. */
  state: z.enum(['open', 'refunding', 'accepted', 'refused']),
  decidedBy: z.string().optional(),
});
export type StoredRequest = z.infer<typeof storedSchema>;

/** Leaves out who asked and who answered; shows `refunding` as accepted. */
export const withoutPeople = ({
  userSub: _who,
  decidedBy: _operator,
  state,
  ...request
}: StoredRequest): Request => ({
  ...request,
  state: state === 'refunding' ? 'accepted' : state,
});

const table = 'RequestTable';

type Asked = Pick<StoredRequest, 'kind' | 'about' | 'text'>;

/**
 * A purchase has one refund request, and a refused contribution one appeal. Each text is a complaint of its
 * own.
 */
const requestIdOf = (userSub: string, { kind, about = '', text }: Asked): string =>
  createHash('sha256')
    .update([userSub, kind, about, ...(kind === 'complaint' ? [text] : [])].join('\n'))
    .digest('hex')
    .slice(0, 40);

export const findRequest = (requestId: string): Promise<StoredRequest | undefined> =>
  findItem(table, { requestId }, storedSchema);

export const findAsked = (userSub: string, asked: Asked): Promise<StoredRequest | undefined> =>
  findRequest(requestIdOf(userSub, asked));

/** Stores the request once. */
export async function openRequest(userSub: string, asked: Asked): Promise<StoredRequest> {
  const requestId = requestIdOf(userSub, asked);
  const request = {
    ...{ ...asked, requestId, userSub, state: 'open' as const },
    createdAt: new Date().toISOString(),
  };
  await addOnce(table, request);
  return (await findRequest(requestId)) ?? request;
}

/** Returns requests of a person, newest first. */
export const requestsOfPerson = (userSub: string): Promise<StoredRequest[]> =>
  listItems(table, { userSub }, { index: 'byUser', schema: storedSchema, newestFirst: true });

/** Returns one page of the requests that wait for operators, oldest first. */
export const openRequests = (most: number, after?: Position): Promise<Page<StoredRequest>> =>
  listPage(
    table,
    { state: 'open' },
    { index: 'byState', schema: storedSchema, most, ...(after && { after }) },
  );

/** Returns at most `most` accepted requests whose refund is still to be ordered, oldest first. */
export const refundingRequests = (most: number): Promise<StoredRequest[]> =>
  listItems(table, { state: 'refunding' }, { index: 'byState', schema: storedSchema, most });

/** Answers once. @returns false if it was answered before or does not exist */
export const answerRequest = (
  { requestId, kind }: StoredRequest,
  decision: 'accepted' | 'refused',
  answer: string,
  decidedBy: string,
): Promise<boolean> =>
  tryChange(
    change(
      table,
      { requestId },
      {
        set: {
          state: decision === 'accepted' && kind === 'refund' ? 'refunding' : decision,
          ...{ answer, decidedBy, decidedAt: new Date().toISOString() },
        },
        onlyIf: { state: is('open') },
      },
    ),
  );

/** Records that the refund of an accepted request is ordered, and continues automatically. */
export const closeRefunding = (requestId: string): Promise<boolean> =>
  tryChange(change(table, { requestId }, { set: { state: 'accepted' }, onlyIf: { state: is('refunding') } }));
