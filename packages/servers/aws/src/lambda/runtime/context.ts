/** Builds the second argument of a handler. */
import type { InvokeMessage } from './message.ts';

export interface LambdaContext {
  callbackWaitsForEmptyEventLoop: boolean;
  readonly functionName: string;
  readonly functionVersion: string;
  readonly invokedFunctionArn: string;
  readonly memoryLimitInMB: string;
  readonly awsRequestId: string;
  readonly logGroupName: string;
  readonly logStreamName: string;
  getRemainingTimeInMillis(): number;
}

export function lambdaContext(
  { requestId, arn, deadline }: InvokeMessage,
  variables: Readonly<Record<string, string | undefined>>,
): LambdaContext {
  const of = (name: string): string => variables[name] ?? '';
  return {
    callbackWaitsForEmptyEventLoop: true,
    functionName: of('AWS_LAMBDA_FUNCTION_NAME'),
    functionVersion: of('AWS_LAMBDA_FUNCTION_VERSION'),
    invokedFunctionArn: arn,
    memoryLimitInMB: of('AWS_LAMBDA_FUNCTION_MEMORY_SIZE'),
    awsRequestId: requestId,
    logGroupName: of('AWS_LAMBDA_LOG_GROUP_NAME'),
    logStreamName: of('AWS_LAMBDA_LOG_STREAM_NAME'),
    getRemainingTimeInMillis: () => deadline - Date.now(),
  };
}
