/** Calls functions: those of this cloud directly, those of another Lambda over the wire. */
import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import type { InvokeOptions, LambdaAnswer } from '@cgdx/aws/lambda/invocation/answer.ts';

/** `payload` is JSON text. Throws errors that carry AWS's names. */
export type Invoke = (nameOrArn: string, payload: string, options?: InvokeOptions) => Promise<LambdaAnswer>;

export const invokeOver =
  (client: LambdaClient): Invoke =>
  async (nameOrArn, payload, { type = 'RequestResponse', onReady } = {}) => {
    // A Lambda over the wire does not say when it has loaded the function.
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
