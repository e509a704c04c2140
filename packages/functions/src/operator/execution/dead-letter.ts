/** Dead letters as operators see them: the references in the event, and the name of the error. */
import type { DeadLetterState, DeadLetter as Shown } from '@cgdx/api/route/operator/dead-letter.ts';
import { mostOnPage } from '@cgdx/api/route/operator/field.ts';
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { eventSource, marketEvents } from '@cgdx/workflows/wiring/event.ts';
import { type DeadLetter, listDeadLetters } from '../page/dead-letter.ts';
import { pageToken, readPageToken } from '../page/page-token.ts';
import { errorNameIn, referencesIn } from '../page/reference.ts';

/** The patterns of our rules and schedules. */
const sources: readonly string[] = ['aws.s3', 'aws.states', 'aws.events', eventSource];
const eventTypes: readonly string[] = [
  ...['Object Created', 'Step Functions Execution Status Change', 'Scheduled Event'],
  ...Object.keys(marketEvents),
];
const known = (words: readonly string[], text: string): string => (words.includes(text) ? text : 'unknown');

export const toShown = ({
  targetArn: _arn,
  messageId: _message,
  payload,
  event,
  error,
  source,
  eventType,
  ...letter
}: DeadLetter): Shown => ({
  ...letter,
  source: known(sources, source),
  eventType: known(eventTypes, eventType),
  event: event ?? referencesIn(payload),
  error: errorNameIn(error) ?? 'UnknownError',
});

export async function deadLetters(query: {
  readonly state?: DeadLetterState | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}): Promise<AnswerBodyOf<'GET /operator/dead-letters'>> {
  const { state = 'waiting', cursor, limit = mostOnPage } = query;
  const list = `dead letters ${state}`;
  const after = cursor === undefined ? undefined : readPageToken(cursor, list);
  const { items, last } = await listDeadLetters(state, { most: limit, after });
  return {
    deadLetters: items.map(toShown),
    ...(last !== undefined && { cursor: pageToken(last, list) }),
  };
}
