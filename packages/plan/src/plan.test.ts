import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pushApi } from '@cgdx/workflows/wiring/push.ts';
import { keptForGood, revalidated } from '@cgdx/workflows/wiring/site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkPlan } from './check/check.ts';
import type { Finding } from './finding.ts';
import { type HandlerCache, type Plan, planApp } from './plan.ts';
import { PlanError } from './plan-error.ts';
import { loadEsbuild } from './run/esbuild.ts';
import { handlerBuilder } from './run/handler.ts';
import { ensurePlatform } from './run/platform.ts';
import { repositoryRoot as root } from './run/repository.ts';
import type { Seed } from './run/seed.ts';
import { seed, seededFaults } from './seeded-fault.fixture.ts';
import { sectionText } from './summary/section.ts';
import { summaryOf } from './summary/summary.ts';

const patienceMs = 600_000;

const missing = await ensurePlatform(root).then(
  () => undefined,
  (error: unknown) => (error instanceof PlanError ? error.message : String(error)),
);
if (missing !== undefined) console.warn(`The planned cloud was not tested: ${missing}`);

const env = { PATH: process.env.PATH };
const handlers: HandlerCache = { directory: mkdtempSync(join(tmpdir(), 'cgdx-handlers-')), built: new Map() };
afterAll(() => rmSync(handlers.directory, { recursive: true, force: true }));

const production = (options: { seed?: Seed; env?: NodeJS.ProcessEnv; standIns?: boolean } = {}) =>
  planApp({ root, stage: 'production', env, standIns: true, handlers, ...options });

/** @returns the program's message if it ended with an error */
const failure = (options: Parameters<typeof production>[0]): Promise<string> =>
  production(options).then(
    () => 'it was planned without an error',
    (error: unknown) => (error instanceof PlanError ? error.message : `not a PlanError: ${error}`),
  );

let plan: Plan;
let findings: readonly Finding[] = [];

describe.skipIf(missing !== undefined)('the app as it is', () => {
  test('it passes every check', () => {
    expect(checkPlan(plan)).toEqual([]);
  });

  test('its summary tells a person who may call what, and what is kept', () => {
    const text = summaryOf(plan).map(sectionText).join('\n');
    expect(text).toMatch(/POST \/upload_v2 +api-upload-result +signed-in people/);
    expect(text).toMatch(/AppenderKey: Sign/);
    expect(text).toMatch(/LedgerTable +protected, retained, deletion protection/);
  });

  test('functions publish changes, people alone listen to them, and pages may connect there', () => {
    const inputsOf = (type: string) => plan.resources.find((each) => each.type.endsWith(type))?.inputs;
    const people = [{ authType: 'AMAZON_COGNITO_USER_POOLS' }];
    const roles = [{ authType: 'AWS_IAM' }];
    expect(inputsOf('appsync/api:Api')?.eventConfig).toMatchObject({
      connectionAuthModes: people,
      defaultPublishAuthModes: roles,
      defaultSubscribeAuthModes: people,
    });
    const namespace = inputsOf('channelNamespace:ChannelNamespace');
    expect(namespace).toMatchObject({ publishAuthModes: roles, subscribeAuthModes: people });
    expect(namespace?.codeHandlers).toBe(pushApi.handlers);
    expect(JSON.stringify(inputsOf(':ResponseHeadersPolicy'))).toMatch(
      /connect-src [^;]*wss:\/\/\S+\.appsync-realtime-api\./,
    );
  });

  test('each alarm has a paragraph for operators, and each paragraph its alarm', () => {
    const made = plan.resources
      .filter(({ type }) => type === 'aws:cloudwatch/metricAlarm:MetricAlarm')
      .map(({ inputs }) =>
        String(inputs.name)
          .replace('cgdx-production-', '')
          .replace(/^\w+-(?=Executions)/, '<workflow>-')
          .replace(/^.*(?=-dead-letters$)/, '<function>'),
      );
    const section = readFileSync(join(root, 'docs/operations.md'), 'utf8').split(/^## Alarms$/m)[1] ?? '';
    const [paragraphs = ''] = section.split(/^## /m);
    const described = [...paragraphs.matchAll(/^### `(.+)`\n\n(.+)$/gm)].map(([, name, text = '']) => {
      // What it means, what to look at, what to do.
      expect(text.split(/[.:] /).length, name).toBeGreaterThan(2);
      return name;
    });
    expect(described.toSorted()).toEqual([...new Set(made)].toSorted());
  });

  test('with each key one function may sign, or none as yet, and nobody can hand that right on', () => {
    const policies = plan.resources.filter(({ type }) => type === 'aws:kms/keyPolicy:KeyPolicy');
    const signers = policies.map(({ name, inputs }) => {
      const { Statement } = JSON.parse(String(inputs.policy));
      expect(JSON.stringify(Statement)).not.toContain('CreateGrant');
      const signing = Statement.filter((each: { Action: string[] }) => each.Action.includes('kms:Sign'));
      return [name, signing.flatMap((each: { Principal: { AWS: string[] } }) => each.Principal.AWS)];
    });
    expect(Object.fromEntries(signers)).toEqual({
      AppenderKeyPolicy: [expect.stringContaining('SignAppend')],
      PayerKeyPolicy: [expect.stringContaining('SignClaims')],
      SettlerKeyPolicy: [expect.stringContaining('SignRefunds')],
      QuoterKeyPolicy: [expect.stringContaining('SignQuotes')],
    });
  });

  test('no sign-in flow of OAuth is there, least of all the implicit one', () => {
    const [client] = plan.resources.filter(
      ({ type }) => type === 'aws:cognito/userPoolClient:UserPoolClient',
    );
    expect(client?.inputs).toMatchObject({
      allowedOauthFlowsUserPoolClient: false,
      generateSecret: false,
      // nobody learns who has an account (decisions/0021)
      preventUserExistenceErrors: 'ENABLED',
    });
    expect(client?.inputs.allowedOauthFlows).toBeUndefined();
    expect(client?.inputs.writeAttributes).not.toContain('custom:stripe_account_id');
  });

  test('the user pool asks for no second factor and remembers no device', () => {
    const [pool] = plan.resources.filter(({ type }) => type === 'aws:cognito/userPool:UserPool');
    expect(pool?.inputs.usernameAttributes).toEqual(['email']);
    expect([undefined, 'OFF']).toContain(pool?.inputs.mfaConfiguration);
    expect(pool?.inputs.deviceConfiguration).toBeUndefined();
  });

  test('pages are compressed, and served under the strict policy of the wiring', () => {
    const inputs = (end: string) =>
      plan.resources.filter(({ type }) => type.endsWith(end)).map((resource) => resource.inputs);
    const [headers] = inputs(':ResponseHeadersPolicy');
    const security = headers?.securityHeadersConfig as Record<string, Record<string, unknown>> | undefined;
    const policy = String(security?.contentSecurityPolicy?.contentSecurityPolicy);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain(
      "worker-src 'self'; require-trusted-types-for 'script'; trusted-types cgdx-worker default",
    );
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(security?.strictTransportSecurity).toMatchObject({ preload: true, includeSubdomains: true });
    const [distribution] = inputs(':Distribution');
    expect(distribution?.defaultCacheBehavior).toMatchObject({
      compress: true,
      viewerProtocolPolicy: 'redirect-to-https',
      allowedMethods: ['GET', 'HEAD', 'OPTIONS'],
    });
  });

  test('what has a hash in its name is kept for good, and nothing else of the pages', () => {
    const [uploaded] = plan.resources.filter(({ name }) => name.startsWith('PagesAssetFiles'));
    const files = uploaded?.inputs.files as { key: string; cacheControl: string }[];
    expect(files.length).toBeGreaterThan(10);
    for (const { key, cacheControl } of files) {
      expect(cacheControl, key).toBe(key.startsWith('assets/') ? keptForGood : revalidated);
    }
    const [entries] = plan.resources.filter(({ name }) => name.startsWith('PagesKvKeys'));
    const { metadata, ...own } = (entries?.inputs.entries ?? {}) as Record<string, string>;
    expect(JSON.parse(metadata ?? '{}')).toMatchObject({
      custom404: '/app.html',
      s3: { routes: ['/assets'] },
    });
    expect(Object.keys(own)).toEqual(
      expect.arrayContaining(['/index.html', '/datapool.html', '/about.html', '/app.html', '/boot.js']),
    );
  });

  test('sst.config.ts and stacks/ hold against the real types', () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', join(root, 'stacks')], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});

// In parallel: each takes seconds, and a machine has more than one core.
beforeAll(async () => {
  if (missing !== undefined) return;
  const [whole, broken] = await Promise.all([production(), production({ seed })]);
  plan = whole;
  findings = checkPlan(broken);
}, patienceMs);

describe.skipIf(missing !== undefined)('a seeded fault is found', () => {
  test.each(seededFaults)('$title', ({ found }) => {
    expect(findings).toContainEqual(found);
  });
});

describe.skipIf(missing !== undefined)('what cannot be planned ends at once with a sentence', () => {
  const handler = (to: string): Seed => ({
    'packages/workflows/src/wiring/function/api-function.ts': (source) =>
      source.replace("'api/wallet.handler'", `'${to}'`),
  });

  test.concurrent(
    'a handler file that does not exist',
    async ({ expect }) => {
      expect(await failure({ seed: handler('api/purse.handler') })).toContain(
        'The handler file packages/functions/src/api/purse.ts does not exist.',
      );
    },
    patienceMs,
  );

  test('an export that does not exist', async () => {
    const build = handlerBuilder(loadEsbuild(root), root, handlers.directory, {});
    const { errors } = await build({
      id: 'x',
      handler: 'packages/workflows/src/retry.refusal',
      installs: [],
    });
    expect(errors).toEqual(['packages/workflows/src/retry.ts does not export "refusal".']);
  });

  test.concurrent(
    'a secret that is not set',
    async ({ expect }) => {
      const settings = {
        SITE_DOMAIN: 'market.example',
        ALARM_EMAIL: 'a@market.example',
        CHAIN_RPC_URL: 'https://rpc.example',
        CGDX_ADDRESS: `0x${'1'.repeat(40)}`,
        MARKETPLACE_ADDRESS: `0x${'2'.repeat(40)}`,
      };
      expect(await failure({ env: { ...env, ...settings }, standIns: false })).toContain(
        'Set a value for FingerprintKey with `sst secret set FingerprintKey <value>`',
      );
    },
    patienceMs,
  );

  test.concurrent(
    'a setting that is not set, or is not what it says',
    async ({ expect }) => {
      expect(await failure({ standIns: false })).toMatch(
        /^SITE_DOMAIN is not set: .* Set it in \.env\.production/,
      );
      expect(await failure({ env: { ...env, CGDX_ADDRESS: 'x' } })).toMatch(
        /^CGDX_ADDRESS is "x", which is not/,
      );
    },
    patienceMs,
  );
});
