/** Passes a request to the database only if its caller's policy allows all of its accesses. */
import type { IncomingMessage } from 'node:http';
import { authorizeEach } from '@cgdx/aws/iam/authorize-json.ts';
import type { FindCredential } from '@cgdx/aws/iam/credential.ts';
import type { Refusal } from '@cgdx/aws/process/guarded-proxy.ts';
import { accessesOf } from './access.ts';

const target = /^DynamoDB_\d+\.(\w+)$/;

export interface Callers {
  readonly find: FindCredential;
  readonly region: string;
  readonly accountId: string;
}

export function checkCaller({ find, region, accountId }: Callers) {
  const authorize = authorizeEach(find, Date.now);
  const arnOf = (name: string): string => `arn:aws:dynamodb:${region}:${accountId}:table/${name}`;
  return ({ method = 'POST', url = '/', headers }: IncomingMessage, body: Buffer): Refusal | undefined => {
    const operation = target.exec(String(headers['x-amz-target'] ?? ''))?.[1];
    // A request without an operation is allowed only to the root credential, which gets the database's own answer.
    const accesses = accessesOf(operation ?? 'Unknown', body.toString(), arnOf);
    const fault = authorize({ method, url, headers, body }, accesses);
    if (fault === undefined) return undefined;
    return {
      status: fault.status,
      type: 'application/x-amz-json-1.0',
      body: JSON.stringify({
        __type: `com.amazon.coral.service#${fault.type}`,
        message: fault.message,
      }),
    };
  };
}
