/** A queue of dead letters has messages: stores each of them for operators. */
import { createHash } from 'node:crypto';
import { triggered } from '@cgdx/workflows/wiring/event.ts';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { z } from 'zod';
import { discreetError } from '../ground/handler/discreet-error.ts';
import { failureOf, handled } from '../ground/handler/handled.ts';
import { fail } from '../ground/log/log.ts';
import { noteDeadLetter } from './page/dead-letter.ts';

/** The message that Lambda sends after an asynchronous call has failed three times. */
const notHandledSchema = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  requestPayload: z.unknown(),
  responseContext: z.object({ functionError: z.string().optional() }).optional(),
  responsePayload: z.object({ errorType: z.string().optional() }).nullish(),
});

const eventSchema = z.object({
  id: z.string().optional(),
  source: z.string().default('unknown'),
  'detail-type': z.string().default('unknown'),
  resources: z.array(z.string()).default([]),
});
type Event = z.infer<typeof eventSchema>;

interface Failed {
  readonly kind: 'not-delivered' | 'not-handled';
  readonly targetArn: string;
  readonly event: unknown;
  readonly error: string | undefined;
}

/** EventBridge puts the event itself into the queue, and what went wrong into the message's attributes. */
function readRecord({ body, messageAttributes }: SQSRecord): Failed {
  const parsed: unknown = JSON.parse(body);
  const lambda = notHandledSchema.safeParse(parsed).data;
  if (lambda === undefined) {
    const attribute = (name: string) => messageAttributes[name]?.stringValue;
    return {
      kind: 'not-delivered',
      targetArn: attribute('TARGET_ARN') ?? '',
      event: parsed,
      error: attribute('ERROR_CODE'),
    };
  }
  return {
    kind: 'not-handled',
    // The name of the function without the version that was called.
    targetArn: lambda.requestContext.functionArn.replace(/:\$LATEST$/, ''),
    event: lambda.requestPayload,
    error: lambda.responsePayload?.errorType ?? lambda.responseContext?.functionError,
  };
}

/** Returns the function's name in the wiring. */
const handlerOf = (arn: string): string => triggered.find((name) => arn.endsWith(`-${name}`)) ?? 'unknown';

/**
 * Returns whether a schedule sent the event. Events of one schedule differ only in time, so the failures of its
 * function are one letter, which counts them.
 */
const isScheduled = ({ source, 'detail-type': type }: Event): boolean =>
  source === 'aws.events' && type === 'Scheduled Event';

/** Returns a key that identifies an event among those of its function. */
const identityOf = (event: Event, payload: string): string =>
  isScheduled(event) ? `schedule ${event.resources.join()}` : (event.id ?? payload);

async function note(record: SQSRecord): Promise<void> {
  const { kind, targetArn, event, error } = readRecord(record);
  const payload = JSON.stringify(event ?? null);
  const about = eventSchema
    .catch({ source: 'unknown', 'detail-type': 'unknown', resources: [] })
    .parse(event);
  const { source, 'detail-type': eventType } = about;
  const handler = handlerOf(targetArn);
  await noteDeadLetter(
    {
      letterId: createHash('sha256')
        .update(`${handler}\n${identityOf(about, payload)}`)
        .digest('hex'),
      handler,
      kind,
      source,
      eventType,
      targetArn,
      payload,
      ...(error !== undefined && { error }),
      messageId: record.messageId,
    },
    new Date(Number(record.attributes.SentTimestamp)).toISOString(),
  );
}

/** @returns the messages that stay in their queue, to be tried again */
export const handler = handled(async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
  const failed: string[] = [];
  for (const record of Records) {
    try {
      await note(record);
    } catch (error) {
      fail('dead-letter.not-noted', failureOf(discreetError(error)));
      failed.push(record.messageId);
    }
  }
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
});
