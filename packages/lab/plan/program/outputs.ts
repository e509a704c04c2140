/** AWS's answers about a new resource: its id and ARN, and other outputs that the app reads. */
import { region } from '@cgdx/workflows/wiring/region.ts';
import { accountId, partition } from './account.ts';

type Given = Readonly<Record<string, unknown>>;
interface Made {
  readonly id: string;
  readonly outputs: Readonly<Record<string, unknown>>;
}

const arn = (service: string, resource: string): string =>
  `arn:${partition}:${service}:${region}:${accountId}:${resource}`;

/** Returns the ARN of a `name`, by type. */
const arns: Readonly<Record<string, (name: string) => string>> = {
  'aws:dynamodb/table:Table': (name) => arn('dynamodb', `table/${name}`),
  'aws:lambda/function:Function': (name) => arn('lambda', `function:${name}`),
  'aws:sqs/queue:Queue': (name) => arn('sqs', name),
  'aws:sns/topic:Topic': (name) => arn('sns', name),
  'aws:sfn/stateMachine:StateMachine': (name) => arn('states', `stateMachine:${name}`),
  'aws:cloudwatch/eventRule:EventRule': (name) => arn('events', `rule/${name}`),
  'aws:cloudwatch/logGroup:LogGroup': (name) => arn('logs', `log-group:${name}`),
  'aws:cloudwatch/metricAlarm:MetricAlarm': (name) => arn('cloudwatch', `alarm:${name}`),
  'aws:kms/key:Key': (name) => arn('kms', `key/${name}`),
  'aws:cognito/userPool:UserPool': (name) => arn('cognito-idp', `userpool/${region}_${name}`),
  'aws:iam/role:Role': (name) => `arn:${partition}:iam::${accountId}:role/${name}`,
  'aws:s3/bucket:Bucket': (name) => `arn:${partition}:s3:::${name}`,
};

const nameOf = (name: string, given: Given): string => {
  for (const field of ['name', 'bucket', 'dashboardName']) {
    const value = given[field];
    if (typeof value === 'string') return value;
  }
  return name;
};

/** Returns the outputs that only some types have. */
const extras: Readonly<Record<string, (name: string) => Given>> = {
  'aws:s3/bucket:Bucket': (name) => ({
    bucket: name,
    bucketDomainName: `${name}.s3.amazonaws.com`,
    bucketRegionalDomainName: `${name}.s3.${region}.amazonaws.com`,
  }),
  'aws:cognito/userPool:UserPool': (name) => ({
    endpoint: `cognito-idp.${region}.amazonaws.com/${region}_${name}`,
  }),
  'aws:apigatewayv2/api:Api': (name) => ({
    apiEndpoint: `https://${name}.execute-api.${region}.amazonaws.com`,
    executionArn: arn('execute-api', name),
  }),
  'aws:cloudfront/distribution:Distribution': (name) => ({
    domainName: `${name.toLowerCase()}.cloudfront.net`,
    hostedZoneId: 'Z2FDTNDATAQYW2',
    etag: 'etag',
    arn: `arn:${partition}:cloudfront::${accountId}:distribution/${name}`,
  }),
  'aws:appsync/api:Api': (name) => ({
    apiId: name.toLowerCase(),
    apiArn: `arn:aws:appsync:${region}:${accountId}:apis/${name.toLowerCase()}`,
    dns: {
      HTTP: `${name.toLowerCase()}.appsync-api.${region}.amazonaws.com`,
      REALTIME: `${name.toLowerCase()}.appsync-realtime-api.${region}.amazonaws.com`,
    },
  }),
  'aws:lambda/functionUrl:FunctionUrl': (name) => ({
    functionUrl: `https://${name.toLowerCase()}.lambda-url.${region}.on.aws/`,
  }),
  'aws:acm/certificate:Certificate': () => ({
    domainValidationOptions: [
      { domainName: 'd', resourceRecordName: 'n', resourceRecordType: 'CNAME', resourceRecordValue: 'v' },
    ],
  }),
  'aws:route53/record:Record': (name) => ({ fqdn: name, name }),
  'random:index/randomBytes:RandomBytes': () => ({ base64: 'AAAA', hex: '00' }),
  'pulumi-nodejs:dynamic:Resource': () => ({ isDone: true, zoneId: 'Z000000000000000000000' }),
};

export function outputsOf(type: string, name: string, given: Given): Made {
  const named = nameOf(name, given);
  const made: Record<string, unknown> = {
    name: named,
    arn: arns[type]?.(named) ?? arn(type.split('/')[0]?.replace('aws:', '') ?? 'x', named),
    ...extras[type]?.(named),
  };
  const id = type === 'aws:cognito/userPool:UserPool' ? `${region}_${named}` : named;
  if (type === 'aws:sqs/queue:Queue')
    return { id: `https://sqs.${region}.amazonaws.com/${accountId}/${named}`, outputs: made };
  if (type === 'aws:lambda/function:Function') {
    const invokeArn = `arn:${partition}:apigateway:${region}:lambda:path/2015-03-31/functions/${made.arn}/invocations`;
    return { id, outputs: { ...made, invokeArn, publish: false, qualifiedArn: `${made.arn}:1` } };
  }
  return { id, outputs: made };
}
