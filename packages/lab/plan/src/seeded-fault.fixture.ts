/** For tests: the faults that a plan must find. */
import type { Finding } from './check/finding.ts';
import type { Seed } from './run/seed.ts';

interface SeededFault {
  readonly title: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly found: Finding;
}

/** Faults that a plan must find, each in the file in which somebody might make it. */
export const seededFaults: readonly SeededFault[] = [
  {
    title: 'a state whose next state is not defined',
    file: 'packages/workflows/src/contribution-workflow.ts',
    from: "'RejectAsNotGenuine',\n    ),",
    to: "'RejectAsForged',\n    ),",
    found: {
      check: 'workflow',
      message: "ContributionWorkflow: Missing 'Next' target: RejectAsForged at /States/IsGenuine/Default",
    },
  },
  {
    title: 'a state that cannot be reached',
    file: 'packages/workflows/src/payout-workflow.ts',
    from: "    IsOurs: choice(isOurs, 'PayoutFailed', 'PayoutRefused'),",
    to: "    IsOurs: choice(isOurs, 'PayoutRefused', 'PayoutRefused'),",
    found: {
      check: 'workflow',
      message: 'PayoutWorkflow: the state "PayoutFailed" cannot be reached from the start.',
    },
  },
  {
    title: 'a rule that no event can match',
    file: 'packages/workflows/src/wiring/event.ts',
    from: "'detail-type': ['reward.claim-requested']",
    to: "'detail-type': ['reward.claimed']",
    found: {
      check: 'rule',
      message:
        'RewardClaimRequestedRule: no event that is sent matches {"source":["cgdx.market"],"detail-type":["reward.claimed"]}.',
    },
  },
  {
    title: 'a throttle that the cloud does not have',
    file: 'stacks/api.ts',
    from: 'args.routeSettings = $output(made.promise);',
    to: '',
    found: {
      check: 'drift',
      message:
        'route POST /upload_v2 throttle is [3,100] in the local cloud and [200,400] in the planned one.',
    },
  },
  {
    title: 'environments that the cloud does not reserve',
    file: 'stacks/function.ts',
    from: '{ concurrency: { reserved } }',
    to: '{}',
    found: {
      check: 'drift',
      message: 'function on-chain-tick reserved is 2 in the local cloud and null in the planned one.',
    },
  },
  {
    title: 'a URL that does not stream',
    file: 'stacks/function.ts',
    from: 'streaming: true, url: urlOf(siteDomain)',
    to: 'url: urlOf(siteDomain)',
    found: {
      check: 'drift',
      message: 'function stream-assistant streams is true in the local cloud and false in the planned one.',
    },
  },
  {
    title: 'a host from which pages download, and which their policy does not name',
    file: 'stacks/web.ts',
    from: '...buckets.map(bucketOrigin),',
    to: '...buckets.slice(0, 1).map(bucketOrigin),',
    found: {
      check: 'page',
      message:
        'Pages call https://cgdx-production-purchasebucketbucket-waevafvr.s3.ap-southeast-1.amazonaws.com, which their policy does not allow.',
    },
  },
  {
    title: 'a host that no page calls',
    file: 'stacks/web.ts',
    from: 'new URL(chain.rpcUrl).origin,',
    to: "new URL(chain.rpcUrl).origin, 'https://tracker.example',",
    found: {
      check: 'page',
      message: "The pages' policy allows https://tracker.example, which no page calls.",
    },
  },
  {
    title: 'a bucket that does not answer the pages',
    file: 'stacks/storage.ts',
    from: 'allowOrigins: pageOrigins(settings),',
    to: "allowOrigins: ['https://other.example'],",
    found: {
      check: 'page',
      message:
        'https://cgdx-production-purchasebucketbucket-waevafvr.s3.ap-southeast-1.amazonaws.com does not answer to pages of https://market.example: its CORS does not allow them.',
    },
  },
  {
    title: 'a model whose profile no function may call',
    file: 'stacks/link.ts',
    from: 'profile === undefined ? []',
    to: 'profile !== undefined ? []',
    found: {
      check: 'permission',
      message:
        'api-assistant calls the model inference-profile/apac.amazon.nova-lite-v1:0, which is not permitted.',
    },
  },
  {
    title: 'a public route that is not on the list',
    file: 'packages/workflows/src/wiring/route.ts',
    from: "'GET /wallet': { fn: 'api-wallet', access: 'person' }",
    to: "'GET /wallet': { fn: 'api-wallet', access: 'anyone' }",
    found: {
      check: 'route',
      message: 'Anyone may call "GET /wallet", which is not on the list (allow/public-entry.ts).',
    },
  },
  {
    title: 'a function that streams to the public without being on the list',
    file: 'packages/workflows/src/wiring/function/api-function.ts',
    from: "handler: 'pool/data-pool-route.handler',",
    to: "handler: 'pool/data-pool-route.handler', streamsTo: 'anyone',",
    found: {
      check: 'route',
      message: 'Anyone may call "URL api-data-pool", which is not on the list (allow/public-entry.ts).',
    },
  },
  {
    title: 'a * that is not on the list',
    file: 'stacks/workflow.ts',
    from: 'Resource: called.map((fn) => functions[fn].arn),',
    to: "Resource: '*',",
    found: {
      check: 'policy',
      message:
        'cgdx-production-payout-workflow allows lambda:InvokeFunction on *, which is not on the list (allow/wildcard.ts).',
    },
  },
  {
    title: 'a role that the whole account may assume',
    file: 'stacks/function.ts',
    from: 'if (!$dev) args.assumeRolePolicy = trustLambda;',
    to: '',
    found: { check: 'policy', message: 'ApiWalletRole can be assumed by everyone in the account.' },
  },
  {
    title: 'an event that is lost if it cannot be delivered',
    file: 'stacks/event.ts',
    from: 'deadLetterConfig: { arn: deadLetters.arn },',
    to: '',
    found: {
      check: 'dead letter',
      message: 'ExportUploadedTarget has no dead-letter queue: events that cannot be delivered are lost.',
    },
  },
  {
    title: 'a key of an index that is not declared',
    file: 'packages/workflows/src/wiring/resource/table.ts',
    from: "dataPoolId: 'S', createdAt: 'S' },\n    indexes: {\n      byUser",
    to: "createdAt: 'S' },\n    indexes: {\n      byUser",
    found: {
      check: 'table',
      message: 'cgdx-production-UploadTable: the index byPool uses "dataPoolId", which is not declared.',
    },
  },
  {
    title: 'a bucket that would be emptied in production',
    file: 'stacks/storage.ts',
    from: 'args.forceDestroy = !isProduction($app.stage);',
    to: 'args.forceDestroy = true;',
    found: {
      check: 'kept',
      message: 'cgdx-production-verifiedbucketbucket-waevafvr is emptied when it is deleted.',
    },
  },
  {
    title: 'a function that differs from the one in the local cloud',
    file: 'packages/workflows/src/wiring/function/api-function.ts',
    from: "handler: 'account/wallet-route.handler',\n    timeoutSeconds: 30,",
    to: "handler: 'account/wallet-route.handler',\n    timeoutSeconds: 29,",
    found: {
      check: 'drift',
      message: 'function api-wallet timeoutSeconds is 30 in the local cloud and 29 in the planned one.',
    },
  },
  {
    title: 'a function that may not do what its code does',
    file: 'packages/workflows/src/wiring/permission.ts',
    from: "['s3:ListBucketVersions']",
    to: '[]',
    found: {
      check: 'permission',
      message:
        'mask-personal-information sends ListObjectVersionsCommand, which needs s3:ListBucketVersions, and that is not granted.',
    },
  },
  {
    title: 'a function that may not change a table that its code changes',
    file: 'packages/workflows/src/wiring/function/purchase-function.ts',
    from: "updates: ['PurchaseTable', 'SettlerTable'],",
    to: "updates: ['PurchaseTable'],",
    found: {
      check: 'need',
      message: 'refund-payment needs dynamodb:UpdateItem of SettlerTable, which is not granted.',
    },
  },
  {
    title: 'a function that may delete what its code never deletes',
    file: 'packages/workflows/src/wiring/function/payout-function.ts',
    from: "handler: 'reward/settle-payout.handler',",
    to: "handler: 'reward/settle-payout.handler',\n    removes: ['UploadTable'],",
    found: {
      check: 'need',
      message:
        'settle-payout may do dynamodb:DeleteItem to UploadTable, but never does: remove the permission.',
    },
  },
];

/** All faults are seeded into one plan, as planning takes seconds. */
export const seed: { -readonly [file in keyof Seed]: Seed[file] } = {};
for (const { file, from, to } of seededFaults) {
  const before = seed[file] ?? ((source: string) => source);
  seed[file] = (source) => {
    if (!source.includes(from)) throw new Error(`The fault does not fit ${file} any more: ${from}`);
    return before(source).replace(from, to);
  };
}
