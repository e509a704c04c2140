/** Answers the program's calls to AWS: the region, the account, the text of a policy. */
import { region } from '@cgdx/workflows/wiring/region.ts';
import { accountId, partition } from './account.ts';

type Given = Readonly<Record<string, unknown>>;

/** A secp256k1 public key in DER as KMS returns it; an example that belongs to nobody. */
const publicKey = Buffer.concat([
  Buffer.from('3056301006072a8648ce3d020106052b8104000a03420004', 'hex'),
  Buffer.alloc(64, 7),
]).toString('base64');

const answers: Readonly<Record<string, (given: Given) => Given>> = {
  'aws:index/getRegion:getRegion': () => ({ region, name: region, id: region }),
  'aws:index/getPartition:getPartition': () => ({ partition, id: partition, dnsSuffix: 'amazonaws.com' }),
  'aws:index/getCallerIdentity:getCallerIdentity': () => ({
    accountId,
    id: accountId,
    userId: 'planner',
    arn: `arn:${partition}:iam::${accountId}:role/deploy`,
  }),
  'aws:iam/getPolicyDocument:getPolicyDocument': (given) => ({ ...given, json: policyJson(given) }),
  'aws:kms/getPublicKey:getPublicKey': () => ({ publicKey }),
  'aws:route53/getZone:getZone': (given) => ({ ...given, zoneId: 'Z000000000000000000000' }),
};

/** @throws Error for a call that the app has not made before, as a guessed answer would plan a different app */
export function answerCall(token: string, given: Given): Given {
  const answer = answers[token];
  if (answer === undefined)
    throw new Error(`The program asks AWS "${token}", which the planner does not know how to answer yet.`);
  return answer(given);
}

interface Statement {
  readonly sid?: string;
  readonly effect?: string;
  readonly actions?: readonly string[];
  readonly resources?: readonly string[];
  readonly principals?: readonly { type: string; identifiers: readonly string[] }[];
  readonly conditions?: readonly { test: string; variable: string; values: readonly string[] }[];
}

/** Returns a policy document as AWS's provider writes it. */
function policyJson(given: Given): string {
  const statements = (given.statements ?? []) as readonly Statement[];
  return JSON.stringify({
    Version: '2012-10-17',
    Statement: statements.map(({ sid, effect, actions, resources, principals, conditions }) => ({
      ...(sid ? { Sid: sid } : {}),
      Effect: effect ?? 'Allow',
      ...(actions ? { Action: actions } : {}),
      ...(resources ? { Resource: resources } : {}),
      ...(principals
        ? { Principal: Object.fromEntries(principals.map(({ type, identifiers }) => [type, identifiers])) }
        : {}),
      ...(conditions?.length
        ? {
            Condition: Object.fromEntries(
              conditions.map(({ test, variable, values }) => [test, { [variable]: values }]),
            ),
          }
        : {}),
    })),
  });
}
