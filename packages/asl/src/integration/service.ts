/** Any other AWS service, over one function of the host: `aws-sdk:*` and the optimized `dynamodb:*`. */

import { parseResource } from '../definition/resource.ts';
import { isJsonObject, type Json } from '../json.ts';
import type { Integration, Integrations } from './integration.ts';

export interface ServiceCall {
  /** `dynamodb`, `s3`: as in the ARN. */
  readonly service: string;
  /** `putItem`: as in the ARN. */
  readonly action: string;
  readonly arguments: { readonly [name: string]: Json };
  readonly signal: AbortSignal;
}

/** Answers the API's output. Throws TaskError(`DynamoDb.ConditionalCheckFailedException`, cause). */
export type CallService = (call: ServiceCall) => Promise<Json>;

export function serviceIntegrations(callService: CallService): Integrations {
  const run: Integration = (call) => {
    const resource = parseResource(call.resource);
    if (resource?.kind !== 'service') throw new Error(`No service in ${call.resource}`);
    return callService({
      service: resource.type.replace(/^aws-sdk:/, ''),
      action: resource.action.replace(/\..*$/, ''),
      arguments: isJsonObject(call.arguments) ? call.arguments : {},
      signal: call.signal,
    });
  };
  return { 'arn:aws:states:::aws-sdk:*': run, 'arn:aws:states:::dynamodb:*': run };
}
