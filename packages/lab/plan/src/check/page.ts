/** Checks the pages' policy and CORS: pages may contact exactly the hosts that they call, and these answer pages. */

import { listOf, ofType, recordOf, textOf } from '../read/resource.ts';
import type { Plan } from '../run/plan.ts';
import type { Resource } from '../run/program.ts';
import { type Finding, findingOf } from './finding.ts';

const found = findingOf('page');

/** Returns the policy under which pages are served. */
function pagePolicy(plan: Plan): string {
  const [headers] = ofType(plan, 'aws:cloudfront/responseHeadersPolicy:ResponseHeadersPolicy');
  const security = recordOf(headers?.inputs.securityHeadersConfig);
  return textOf(recordOf(security.contentSecurityPolicy).contentSecurityPolicy);
}

/** Returns the origins that a page may contact. */
export const allowedOrigins = (plan: Plan): readonly string[] =>
  /(?:^|; )connect-src 'self' ?([^;]*)/
    .exec(pagePolicy(plan))?.[1]
    ?.split(' ')
    .filter((source) => source !== '') ?? [];

interface Opened {
  readonly url: string;
  readonly cors: Readonly<Record<string, unknown>>;
}

/** The buckets, the API and the function URLs that answer pages, each with the methods that CORS allows. */
function openedTo(plan: Plan): Opened[] {
  const bucketNamed = (name: unknown): Resource | undefined =>
    ofType(plan, 'aws:s3/bucket:Bucket').find(({ inputs }) => inputs.bucket === name);
  return [
    ...ofType(plan, 'aws:s3/bucketCorsConfiguration:BucketCorsConfiguration').map(({ inputs }) => ({
      url: `https://${textOf(bucketNamed(inputs.bucket)?.outputs.bucketRegionalDomainName)}`,
      cors: {
        allowOrigins: listOf(inputs.corsRules).flatMap((rule) => listOf(recordOf(rule).allowedOrigins)),
        allowMethods: listOf(inputs.corsRules).flatMap((rule) => listOf(recordOf(rule).allowedMethods)),
      },
    })),
    ...ofType(plan, 'aws:apigatewayv2/api:Api').map(({ inputs, outputs }) => ({
      url: textOf(outputs.apiEndpoint),
      cors: recordOf(inputs.corsConfiguration),
    })),
    ...ofType(plan, 'aws:lambda/functionUrl:FunctionUrl').map(({ inputs, outputs }) => ({
      url: textOf(outputs.functionUrl),
      cors: recordOf(inputs.cors),
    })),
  ];
}

/** Returns the origins that pages call, from the planned resources and not from the source of the policy. */
function calledOrigins(plan: Plan): string[] {
  const [pool] = ofType(plan, 'aws:cognito/userPool:UserPool');
  const accounts = textOf(pool?.outputs.endpoint).split('/')[0] ?? '';
  const chains = plan.functions.map(({ links }) => textOf(recordOf(links.Chain).rpcUrl)).filter(Boolean);
  const pushes = ofType(plan, 'aws:appsync/api:Api').map(({ outputs }) => recordOf(outputs.dns).REALTIME);
  return [
    ...openedTo(plan).map(({ url }) => url),
    ...pushes.map((host) => `wss://${textOf(host)}`),
    `https://${accounts}`,
    `https://${accounts.replace('cognito-idp', 'cognito-identity')}`,
    ...chains.slice(0, 1),
  ].map((url) => new URL(url).origin);
}

export function checkPages(plan: Plan): Finding[] {
  const [allowed, called] = [allowedOrigins(plan), calledOrigins(plan)];
  const page = plan.siteDomain === undefined ? '*' : `https://${plan.siteDomain}`;
  return [
    ...called
      .filter((origin) => !allowed.includes(origin))
      .map((origin) => found(`Pages call ${origin}, which their policy does not allow.`)),
    ...allowed
      .filter((origin) => !called.includes(origin))
      .map((origin) => found(`The pages' policy allows ${origin}, which no page calls.`)),
    ...openedTo(plan)
      .filter(({ cors }) => !listOf(cors.allowOrigins).includes(page))
      .map(({ url }) => found(`${url} does not answer to pages of ${page}: its CORS does not allow them.`)),
    ...openedTo(plan)
      .filter(({ cors }) => !['GET', 'POST'].some((method) => listOf(cors.allowMethods).includes(method)))
      .map(({ url }) => found(`${url} lets pages neither GET nor POST.`)),
  ];
}
