/** Invokes functions: those of this cloud directly, those of another Lambda through its API. */
import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import type { InvokeOptions, LambdaAnswer } from '@cgdx/aws/lambda/invocation/answer.ts';

/** `payload` is JSON text. Throws errors that carry AWS's names. */
export type Invoke = (nameOrArn: string, payload: string, options?: InvokeOptions) => Promise<LambdaAnswer>;

export const invokeOver =
  (client: LambdaClient): Invoke =>
  async (nameOrArn, payload, { type = 'RequestResponse', onReady } = {}) => {
    // Lambda's API does not report when it has loaded the function.
    onReady?.();
    const answer = await client.send(
      new InvokeCommand({ FunctionName: nameOrArn, Payload: Buffer.from(payload), InvocationType: type }),
    );
    return {
      statusCode: answer.StatusCode ?? 200,
      requestId: answer.$metadata.requestId ?? '',
      payload: Buffer.from(answer.Payload ?? []).toString('utf8'),
      ...(answer.FunctionError !== undefined && { functionError: 'Unhandled' as const }),
    };
  };
