/** Gives each function a credential with the permissions of the wiring, like its role in the cloud. */
import { createHmac } from 'node:crypto';
import type { Credential, FindCredential } from '@cgdx/aws/iam/credential.ts';
import { type FunctionLink, functionLinks, type LinkName } from '@cgdx/workflows/wiring/function/fn.ts';
import { type FunctionName, functions } from '@cgdx/workflows/wiring/function.ts';
import { callableBy, grantsOf } from '@cgdx/workflows/wiring/permission.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import {
  accountId,
  bucketNameOf,
  bucketNames,
  functionArnOf,
  functionNames,
  pushApiArn,
  tableNameOf,
  tableNames,
  userPoolId,
  workflowArnOf,
  workflowNames,
} from '../../ground/name.ts';

const idLength = 20;

/** @param secret the stage's secret, from which the keys are derived, so that they stay the same after a restart */
export function functionCredentials(secret: string): {
  of: (fn: FunctionName) => Credential;
  find: FindCredential;
} {
  const credentials = new Map(functionNames.map((name) => [name, credentialOf(name, secret)]));
  const byId = new Map([...credentials.values()].map((credential) => [credential.accessKeyId, credential]));
  return {
    of: (fn) => credentials.get(fn) ?? credentialOf(fn, secret),
    find: (id) => byId.get(id),
  };
}

function credentialOf(fn: FunctionName, secret: string): Credential {
  const derive = (what: string): string =>
    createHmac('sha256', secret).update(`${what} of ${fn}`).digest('hex');
  return {
    accessKeyId: `CGDXFN${derive('key id').toUpperCase()}`.slice(0, idLength),
    secretAccessKey: derive('secret key'),
    statements: [
      ...grantsOf(functions[fn]).map(({ actions, resources, isOfExecutions }) => ({
        effect: 'Allow' as const,
        actions,
        resources: actions.some((action) => lessExact.test(action))
          ? ['*']
          : resources.map(fillArns).map((arn) => (isOfExecutions ? executionsOf(arn) : arn)),
      })),
      ...callableBy(functions[fn]).map((called) => ({
        effect: 'Allow' as const,
        actions: ['lambda:InvokeFunction'],
        resources: [functionArnOf(called)],
      })),
    ],
    tags: {},
  };
}

/** Actions whose request does not name the resource, so that local services cannot compare it as AWS does. */
const lessExact = /^(states:SendTask|events:)/;

const fillArns = (resource: string): string =>
  resource.replace(/\{\{(\w+)\}\}/g, (_all, link: LinkName) => arnOf(link));

/** @param arn the ARN of a workflow */
const executionsOf = (arn: string): string => `${arn.replace(':stateMachine:', ':execution:')}:*`;

function arnOf(link: LinkName): string {
  const table = tableNames.find((name) => name === link);
  if (table !== undefined) return `arn:aws:dynamodb:${region}:${accountId}:table/${tableNameOf(table)}`;
  const bucket = bucketNames.find((name) => name === link);
  if (bucket !== undefined) return `arn:aws:s3:::${bucketNameOf(bucket)}`;
  const workflow = workflowNames.find((name) => name === link);
  if (workflow !== undefined) return workflowArnOf(workflow);
  if (link === 'PushApi') return pushApiArn;
  if (link === 'UserPool') return `arn:aws:cognito-idp:${region}:${accountId}:userpool/${userPoolId}`;
  if (Object.hasOwn(functionLinks, link)) return functionArnOf(functionLinks[link as FunctionLink]);
  // A key of KMS, which the local cloud does not have.
  return `arn:aws:cgdx:${region}:${accountId}:${link}`;
}
