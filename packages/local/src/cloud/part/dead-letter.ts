/** Passes dead letters to the function that records them, in the same form as messages of AWS's queues. */
import type { DeadLetter } from '@cgdx/aws/events/delivery/delivery-store.ts';
import type { FailedInvocation } from '@cgdx/aws/lambda/invocation/async-store.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { z } from 'zod';
import { accountId, functionNameOf } from '../../ground/name.ts';
import type { Invoke } from '../context/invoke.ts';

const collector = functionNameOf('on-dead-letter');

/** @param messageId the same at every attempt */
function messageOf(
  messageId: string,
  body: string,
  sentAt: number,
  attributes: Readonly<Record<string, string>>,
): SQSRecord {
  return {
    messageId,
    receiptHandle: '',
    body,
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: String(sentAt),
      SenderId: accountId,
      ApproximateFirstReceiveTimestamp: String(sentAt),
    },
    messageAttributes: Object.fromEntries(
      Object.entries(attributes).map(([name, stringValue]) => [name, { dataType: 'String', stringValue }]),
    ),
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: `arn:aws:sqs:${region}:${accountId}:dead-letters`,
    awsRegion: region,
  };
}

/** @returns EventBridge's message: the event itself, with the failure in its attributes */
export const ofDelivery = ({
  id,
  input,
  reason,
  ruleArn,
  targetArn,
  attempts,
  failedAt,
}: DeadLetter): SQSRecord =>
  messageOf(`delivery-${id}-${failedAt}`, input, failedAt, {
    RULE_ARN: ruleArn,
    TARGET_ARN: targetArn,
    ERROR_CODE: reason.split(':')[0] ?? '',
    ERROR_MESSAGE: reason,
    RETRY_ATTEMPTS: String(attempts - 1),
  });

/** JSON text, or any other text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** @returns Lambda's message: the invocation's payload and its last answer */
export const ofInvocation = ({
  requestId,
  functionName,
  payload,
  attempts,
  reason,
  failedAt,
}: FailedInvocation): SQSRecord =>
  messageOf(
    `invocation-${requestId}-${failedAt}`,
    JSON.stringify({
      version: '1.0',
      timestamp: new Date(failedAt).toISOString(),
      requestContext: {
        requestId,
        functionArn: `arn:aws:lambda:${region}:${accountId}:function:${functionName}:$LATEST`,
        condition: 'RetriesExhausted',
        approximateInvokeCount: attempts,
      },
      requestPayload: parsed(payload),
      responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
      responsePayload: parsed(reason),
    }),
    failedAt,
    {},
  );

const answerSchema = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })),
}) satisfies z.ZodType<SQSBatchResponse>;

/** @throws Error if the function did not record it; the letter is then passed on again */
export async function collect(invoke: Invoke, record: SQSRecord): Promise<void> {
  const event: SQSEvent = { Records: [record] };
  const { payload, functionError } = await invoke(collector, JSON.stringify(event));
  if (functionError !== undefined) throw new Error('the dead letter was not recorded');
  const { batchItemFailures } = answerSchema.parse(JSON.parse(payload));
  if (batchItemFailures.length > 0) throw new Error('the dead letter was not recorded');
}
