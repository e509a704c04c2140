/** The Lambda functions of the wiring, each with its links and with the permissions that the links imply. */
import { basename } from 'node:path';
import {
  dictionary,
  type Fn,
  type LinkName,
  type PackagedFile,
  reportFonts,
} from '@cgdx/workflows/wiring/function/fn.ts';
import type { FunctionName } from '@cgdx/workflows/wiring/function.ts';
import { reservedConcurrency } from '@cgdx/workflows/wiring/limit.ts';
import { callableBy, type Grant, grantsOf } from '@cgdx/workflows/wiring/permission.ts';
import type { Functions } from './created-function.ts';
import type { DeadLetters } from './dead-letter.ts';
import { executionsArn, type Link, type Links } from './link.ts';
import { arnOf, logicalName, physicalName } from './name.ts';
import { isProduction, pageOrigins, type Settings } from './stage.ts';
import { fnOf, functionNames, workflowNames } from './wiring.ts';

/** Lambda's own default for asynchronous invocations; after these retries the event is a dead letter. */
const retries = 2;

/** @param siteDomain the domain of the pages. Without one no function streams: functions are made before the pages have an address. */
export function createFunctions(
  { siteDomain }: Pick<Settings, 'siteDomain'>,
  links: Links,
  deadLetters: DeadLetters,
): Functions {
  const made = functionNames.map((name) => [name, createFunction(name, links, deadLetters, siteDomain)]);
  return Object.fromEntries(made) as Functions;
}

function createFunction(
  name: FunctionName,
  links: Links,
  deadLetters: DeadLetters,
  siteDomain: string | undefined,
): sst.aws.Function {
  const fn = fnOf(name);
  const deadLetter = deadLetters[name];
  const reserved = reservedConcurrency[name];
  const copied = copiedFilesOf(fn);
  const linked = fn.links.map((link) => linkOf(links, link));
  return new sst.aws.Function(logicalName(name), {
    name: physicalName(name),
    handler: `packages/functions/src/${fn.handler}`,
    runtime: 'nodejs24.x',
    architecture: 'arm64',
    timeout: `${fn.timeoutSeconds} seconds`,
    memory: `${fn.memoryMb} MB`,
    // The limit belongs to the account, not to the stage: only production may reserve concurrency.
    ...(isProduction($app.stage) && reserved !== undefined ? { concurrency: { reserved } } : {}),
    link: linked.map(({ linkable }) => linkable),
    permissions: [
      // A link may have no resource: a stage may have no model.
      ...grantsOf(fn)
        .map((grant) => permissionOf(grant, links))
        .filter(({ resources }) => resources.length > 0),
      {
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [arnOf('logs', `log-group:/aws/lambda/${physicalName(name)}:*`)],
      },
      ...(deadLetter ? [{ actions: ['sqs:SendMessage'], resources: [deadLetter.arn] }] : []),
      { actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] },
      ...(fn.collectsDeadLetters ? [collectionOf(deadLetters)] : []),
      ...invocationsOf(fn),
    ],
    // Code that is loaded on demand (the tracer, the other ways to sign in) goes into separate files: a cold start reads less.
    nodejs: { minify: true, sourcemap: true, splitting: true },
    ...(copied.length > 0 ? { copyFiles: copied } : {}),
    logging: { format: 'json', retention: '1 month' },
    ...(fn.streamsTo && siteDomain !== undefined ? { streaming: true, url: urlOf(siteDomain) } : {}),
    ...(deadLetter ? { retries } : {}),
    transform: {
      function: (args) => {
        args.tracingConfig = { mode: 'Active' };
        return undefined;
      },
      // The managed policy for logs would allow writing to every log group of the account.
      role: (args) => {
        args.managedPolicyArns = [];
        // By default SST lets the whole account assume the role, which only live development needs.
        if (!$dev) args.assumeRolePolicy = trustLambda;
        return undefined;
      },
      eventInvokeConfig: (args) => {
        if (deadLetter) args.destinationConfig = { onFailure: { destination: deadLetter.arn } };
        return undefined;
      },
    },
  });
}

/** The permissions that a function needs on the queues that it is subscribed to. */
const collectionOf = (deadLetters: DeadLetters) => ({
  actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
  resources: Object.values(deadLetters).map(({ arn }) => arn),
});

function invocationsOf(fn: Fn) {
  const called = callableBy(fn);
  if (called.length === 0) return [];
  const resources = called.map((each) => arnOf('lambda', `function:${physicalName(each)}`));
  return [{ actions: ['lambda:InvokeFunction'], resources }];
}

/** Lambda itself can check only IAM, and the pages send a token: the function verifies it. */
const urlOf = (siteDomain: string) => ({
  authorization: 'none' as const,
  cors: {
    allowHeaders: ['authorization', 'content-type'],
    allowMethods: ['POST' as const],
    allowOrigins: pageOrigins({ siteDomain }),
    maxAge: '1 hour' as const,
  },
});

/** Files that a function reads from disk, which are packed beside its code. */
const copiedFilesOf = ({ tagsNames, writesReports, correctsSpelling }: Fn) => [
  ...(tagsNames ? [{ from: 'packages/name-tagger/weights', to: 'weights' }] : []),
  ...(writesReports ? Object.values(reportFonts).map((font) => copyOf(font, 'fonts')) : []),
  ...(correctsSpelling ? [copyOf(dictionary, 'words')] : []),
];

const copyOf = ({ from, file }: PackagedFile, folder: string) => ({
  from: `node_modules/${from}/${file}`,
  to: `${folder}/${basename(file)}`,
});

const trustLambda = JSON.stringify({
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' }, Action: 'sts:AssumeRole' }],
});

function linkOf(links: Links, name: LinkName): Link {
  const link: Link | undefined = links[name];
  if (link === undefined) throw new Error(`The wiring links to ${name}, which stacks/link.ts does not make.`);
  return link;
}

/** Replaces the link's name in a grant's resources by its ARN; a link with several ARNs gives several resources. */
function permissionOf({ link, actions, resources, isOfExecutions }: Grant, links: Links) {
  const workflow = isOfExecutions && workflowNames.find((name) => name === link);
  const arn = workflow ? executionsArn(workflow) : linkOf(links, link).arn;
  if (arn === undefined) throw new Error(`The wiring grants actions on ${link}, which has no ARN.`);
  return {
    actions: [...actions],
    resources: resources.flatMap((resource) => {
      const [before = '', after = ''] = resource.split(`{{${link}}}`);
      return [arn].flat().map((each) => $interpolate`${before}${each}${after}`);
    }),
  };
}
