/** Describes the planned cloud from its resources alone. */
import { isSigningKey } from '@cgdx/workflows/wiring/resource/signing-key.ts';
import { entriesOf } from '../read/entry.ts';
import { plannedFunctions } from '../read/planned-function.ts';
import { allStatements } from '../read/policy.ts';
import { listOf, ofType, recordOf, textOf } from '../read/resource.ts';
import type { Plan } from '../run/plan.ts';
import type { Resource } from '../run/program.ts';
import type { BucketShape, FunctionShape, RouteShape, Shape, TableShape } from './shape.ts';
import { inSharedWords } from './shape.ts';

const present = (...names: unknown[]): string[] => names.map(textOf).filter((name) => name !== '');
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function tableShape({ inputs }: Resource): TableShape {
  const indexes = listOf(inputs.globalSecondaryIndexes).map(recordOf);
  const attributes = listOf(inputs.attributes).map(recordOf);
  return {
    key: present(inputs.hashKey, inputs.rangeKey),
    indexes: Object.fromEntries(
      indexes.map(({ name, hashKey, rangeKey }) => [textOf(name), present(hashKey, rangeKey)]),
    ),
    fields: Object.fromEntries(attributes.map(({ name, type }) => [textOf(name), textOf(type)])),
    ttl: textOf(recordOf(inputs.ttl).attributeName) || null,
  };
}

function bucketShape(plan: Plan, bucket: unknown): BucketShape {
  const of = (type: string) => ofType(plan, type).filter(({ inputs }) => inputs.bucket === bucket);
  const rules = of('aws:s3/bucketLifecycleConfiguration:BucketLifecycleConfiguration').flatMap(({ inputs }) =>
    listOf(inputs.rules).map(recordOf),
  );
  const [abort] = rules.flatMap(
    (rule) => numberOf(recordOf(rule.abortIncompleteMultipartUpload).daysAfterInitiation) ?? [],
  );
  const [expire] = rules.flatMap((rule) => numberOf(recordOf(rule.expiration).days) ?? []);
  return {
    versioned: of('aws:s3/bucketVersioning:BucketVersioning').some(
      ({ inputs }) => recordOf(inputs.versioningConfiguration).status === 'Enabled',
    ),
    sendsEvents: of('aws:s3/bucketNotification:BucketNotification').some(
      ({ inputs }) => inputs.eventbridge === true,
    ),
    abortIncompleteUploadsAfterDays: abort ?? null,
    expireAfterDays: expire ?? null,
  };
}

function functionShapes(plan: Plan): Record<string, FunctionShape> {
  const lambdas = ofType(plan, 'aws:lambda/function:Function');
  const streaming = ofType(plan, 'aws:lambda/functionUrl:FunctionUrl').flatMap(({ inputs }) =>
    inputs.invokeMode === 'RESPONSE_STREAM' ? [inputs.functionName] : [],
  );
  return Object.fromEntries(
    plannedFunctions(plan).map(({ name, id, handler, links }): [string, FunctionShape] => {
      const inputs = lambdas.find((each) => each.name === `${id}Function`)?.inputs ?? {};
      return [
        name,
        {
          handler,
          timeoutSeconds: numberOf(inputs.timeout) ?? 0,
          memoryMb: numberOf(inputs.memorySize) ?? 0,
          reserved: numberOf(inputs.reservedConcurrentExecutions),
          streams: streaming.includes(inputs.name),
          links: Object.fromEntries(
            Object.entries(links).map(([link, value]) => {
              const fields = Object.keys(recordOf(value)).filter((field) => field !== 'type');
              return [link, isSigningKey(link) ? 'a key' : fields.sort().join(', ')];
            }),
          ),
        },
      ];
    }),
  );
}

/** Returns the link for SST's own name of a resource: `UploadTableTable`, `UnverifiedBucketBucket`. */
const linkOf = ({ name }: Resource, ending: string): string => name.slice(0, -ending.length);

/** Returns shared words by name or ARN in the planned cloud. */
function plannedWords(plan: Plan): Record<string, string> {
  return Object.fromEntries([
    ...ofType(plan, 'aws:s3/bucket:Bucket').map(
      (bucket) => [textOf(bucket.inputs.bucket), `{{${linkOf(bucket, 'Bucket')}}}`] as const,
    ),
    ...ofType(plan, 'aws:sfn/stateMachine:StateMachine').map(
      ({ name, outputs }) => [textOf(outputs.arn), `{{${name}}}`] as const,
    ),
    ...ofType(plan, 'aws:lambda/function:Function').map(
      ({ inputs, outputs }) =>
        [textOf(outputs.arn), `fn ${textOf(inputs.name).replace(`cgdx-${plan.stage}-`, '')}`] as const,
    ),
  ]);
}

function identityShape(plan: Plan, words: Readonly<Record<string, string>>): Shape['identity'] {
  const pool = ofType(plan, 'aws:cognito/userPool:UserPool')[0]?.inputs ?? {};
  const client = ofType(plan, 'aws:cognito/userPoolClient:UserPoolClient')[0]?.inputs ?? {};
  const tags = ofType(
    plan,
    'aws:cognito/identityPoolProviderPrincipalTag:IdentityPoolProviderPrincipalTag',
  )[0];
  const custom = listOf(pool.schemas).map((schema) => `custom:${textOf(recordOf(schema).name)}`);
  const writable = listOf(client.writeAttributes);
  const signedIn = allStatements(plan).filter(
    ({ owner, kind }) => kind === 'identity' && owner.endsWith('signed-in-browser'),
  );
  return {
    passwordMinLength: recordOf(pool.passwordPolicy).minimumLength,
    tokens: [client.idTokenValidity, client.accessTokenValidity, client.refreshTokenValidity],
    signInFlows: listOf(client.explicitAuthFlows).map(textOf).sort(),
    readOnlyAttributes: custom.filter((attribute) => !writable.includes(attribute)),
    groups: ofType(plan, 'aws:cognito/userGroup:UserGroup').map(({ inputs }) => inputs.name),
    principalTags: recordOf(tags?.inputs.principalTags),
    signedIn: signedIn.map(({ effect, actions, resources }) => ({
      effect,
      actions,
      resources: resources.map((resource) => inSharedWords(resource, words)),
    })),
  };
}

/** Returns the route's own throttle in the stage's settings, or the default one. */
function throttleIn(plan: Plan, routeKey: string): RouteShape['throttle'] {
  const stage = ofType(plan, 'aws:apigatewayv2/stage:Stage')[0]?.inputs ?? {};
  const own = listOf(stage.routeSettings)
    .map(recordOf)
    .find((settings) => settings.routeKey === routeKey);
  const { throttlingRateLimit, throttlingBurstLimit } = own ?? recordOf(stage.defaultRouteSettings);
  return [throttlingRateLimit, throttlingBurstLimit];
}

export function plannedShape(plan: Plan): Shape {
  const prefix = `cgdx-${plan.stage}-`;
  const words = plannedWords(plan);
  const shared = (json: string): unknown => JSON.parse(inSharedWords(json, words));
  const targets = ofType(plan, 'aws:cloudwatch/eventTarget:EventTarget');
  return {
    table: Object.fromEntries(
      ofType(plan, 'aws:dynamodb/table:Table').map((table) => [linkOf(table, 'Table'), tableShape(table)]),
    ),
    bucket: Object.fromEntries(
      ofType(plan, 'aws:s3/bucket:Bucket')
        .filter(({ name }) => !name.startsWith('Pages'))
        .map((bucket) => [linkOf(bucket, 'Bucket'), bucketShape(plan, bucket.inputs.bucket)]),
    ),
    function: functionShapes(plan),
    route: Object.fromEntries(
      entriesOf(plan)
        .filter(({ name }) => !name.startsWith('URL '))
        .map(({ name, access, functionName }) => [
          name,
          { fn: functionName.replace(prefix, ''), access, throttle: throttleIn(plan, name) },
        ]),
    ),
    rule: Object.fromEntries(
      ofType(plan, 'aws:cloudwatch/eventRule:EventRule').map(({ inputs }) => {
        const target = targets.find((each) => each.inputs.rule === inputs.name);
        const when = inputs.scheduleExpression ?? shared(textOf(inputs.eventPattern));
        const fn = textOf(target?.inputs.arn).split(':').at(-1) ?? '';
        return [textOf(inputs.name).replace(prefix, ''), { when, target: fn.replace(prefix, '') }];
      }),
    ),
    workflow: Object.fromEntries(
      ofType(plan, 'aws:sfn/stateMachine:StateMachine').map(({ inputs }) => [
        textOf(inputs.name).replace(prefix, ''),
        shared(textOf(inputs.definition)),
      ]),
    ),
    identity: identityShape(plan, words),
  };
}
