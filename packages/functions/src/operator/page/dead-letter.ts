/** Events that were not delivered or not handled: one item for each event, or schedule, and function. */
import {
  type DeadLetterState,
  deadLetterSchema as shownSchema,
} from '@cgdx/api/route/operator/dead-letter.ts';
import { z } from 'zod';
import { is, isNoneOf } from '../../ground/table/expression.ts';
import { change, changeItem, findItem, tryChange } from '../../ground/table/item.ts';
import { listPage, type Page, type Position } from '../../ground/table/query.ts';
import { isConditionFailure } from '../../ground/table/table.ts';

const letterSchema = shownSchema.omit({ error: true }).extend({
  /** The function's ARN. */
  targetArn: z.string(),
  /** The event as JSON text while the letter waits; `reference.ts` picks what is shown of it. */
  payload: z.string().optional(),
  /** Removed when the letter is decided: the shown parts of the event, which may name a person. */
  event: shownSchema.shape.event.optional(),
  error: z.string().optional(),
  /** The message that brought the event here last: a queue may deliver one twice. */
  messageId: z.string(),
});
export type DeadLetter = z.infer<typeof letterSchema>;

const table = 'DeadLetterTable';
const keptSeconds = 90 * 86_400;

/** Stores that an event failed. A known letter waits for an operator again. */
export async function noteDeadLetter(
  {
    letterId,
    ...about
  }: Pick<
    DeadLetter,
    'letterId' | 'handler' | 'kind' | 'source' | 'eventType' | 'targetArn' | 'error' | 'messageId'
  > & { readonly payload: string },
  at: string,
): Promise<void> {
  const expiresAt = Math.floor(Date.parse(at) / 1000) + keptSeconds;
  try {
    await changeItem(
      table,
      { letterId },
      {
        set: { ...about, state: 'waiting', lastFailedAt: at, expiresAt },
        setOnce: { firstFailedAt: at, replays: 0 },
        unset: ['decidedAt', 'decidedBy', 'event'],
        count: { failures: 1 },
        onlyIf: { messageId: isNoneOf(about.messageId) },
      },
      z.unknown(),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/** Reads consistently, so that it sees every earlier write. */
export const findDeadLetter = (letterId: string): Promise<DeadLetter | undefined> =>
  findItem(table, { letterId }, letterSchema);

/**
 * Records an operator's decision about a letter that waits, and deletes its event.
 * @returns false if it was decided before, or has failed again since it was read
 */
export const decideDeadLetter = (
  { letterId, failures, replays }: Pick<DeadLetter, 'letterId' | 'failures' | 'replays'>,
  state: Exclude<DeadLetterState, 'waiting'>,
  { by, event }: { readonly by: string; readonly event: DeadLetter['event'] },
): Promise<boolean> =>
  tryChange(
    change(
      table,
      { letterId },
      {
        set: {
          state,
          decidedAt: new Date().toISOString(),
          decidedBy: by,
          event,
          ...(state === 'replayed' && { replays: replays + 1 }),
        },
        unset: ['payload'],
        onlyIf: { state: is('waiting'), failures: is(failures) },
      },
    ),
  );

/** Returns one page, latest first. */
export const listDeadLetters = (
  state: DeadLetterState,
  { most, after }: { most: number; after?: Position | undefined },
): Promise<Page<DeadLetter>> => {
  const about = { schema: letterSchema, index: 'byState', newestFirst: true, most };
  return listPage(table, { state }, { ...about, ...(after && { after }) });
};
