/**
 * For tests of tasks: functions that succeed, throw or return too large a result; events, tokens, and a job that never
 * ends.
 */

import type { JsonObject } from './ground/json.ts';
import { eventsIntegrations } from './integration/events.ts';
import type { Integrations, TaskCall } from './integration/integration.ts';
import { lambdaIntegrations } from './integration/lambda.ts';
import { TaskError } from './integration/task-error.ts';

export const lambdaArn = 'arn:aws:lambda:ap-southeast-1:000000000000:function:f';
export const sent: JsonObject[] = [];
export const pending: TaskCall[] = [];
export const integrations: Integrations = {
  ...lambdaIntegrations(async ({ functionName, payload }) => {
    if (functionName === 'missing') {
      throw new TaskError('Lambda.ResourceNotFoundException', 'Function not found: missing');
    }
    if (payload.includes('boom')) {
      const thrown = { errorMessage: 'Some exception was raised.', errorType: 'Exception', stackTrace: [] };
      return {
        statusCode: 200,
        functionError: 'Unhandled',
        payload: JSON.stringify(thrown),
        requestId: 'r-1',
      };
    }
    if (payload.includes('huge')) return { statusCode: 200, payload: JSON.stringify('é'.repeat(140_000)) };
    return { statusCode: 200, payload, requestId: 'r-2' };
  }),
  ...eventsIntegrations(async (entries) => {
    sent.push(...entries);
    const bad = entries.some((entry) => entry.Source === undefined);
    return bad
      ? { FailedEntryCount: 1, Entries: [{ ErrorCode: 'InvalidArgument', ErrorMessage: 'Source' }] }
      : { FailedEntryCount: 0, Entries: entries.map(() => ({ EventId: 'id' })) };
  }),
  'arn:aws:states:::sqs:sendMessage*': async () => ({ MessageId: 'm' }),
  'arn:aws:states:::batch:submitJob': (call) =>
    new Promise((_resolve, reject) => {
      pending.push(call);
      call.signal.addEventListener('abort', () => reject(new Error('aborted')));
    }),
};
