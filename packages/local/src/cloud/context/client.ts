/** AWS clients for this cloud, which the start itself uses. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { SFNClient } from '@aws-sdk/client-sfn';
import type { Credential } from '@cgdx/aws/iam/credential.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';

export const clientsOf = ({ accessKeyId, secretAccessKey, sessionToken }: Credential) => {
  const credentials = { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) };
  return {
    dynamodb: (endpoint: string) => new DynamoDBClient({ region, credentials, endpoint }),
    events: (endpoint: string) => new EventBridgeClient({ region, credentials, endpoint }),
    lambda: (endpoint: string) => new LambdaClient({ region, credentials, endpoint }),
    s3: (endpoint: string) => new S3Client({ region, credentials, endpoint, forcePathStyle: true }),
    stepfunctions: (endpoint: string) => new SFNClient({ region, credentials, endpoint }),
  };
};
export type Clients = ReturnType<typeof clientsOf>;
