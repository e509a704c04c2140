import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pushApi } from '@cgdx/workflows/wiring/push.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { immutableCaching, revalidated } from '@cgdx/workflows/wiring/site.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { layOut } from './bundle-layout.fixture.ts';
import { checkPlan } from './check/check.ts';
import { allowedOrigins } from './check/page.ts';
import { forgetHandlers, handlers, missing, patienceMs, production } from './plan-stand.fixture.ts';
import type { Plan } from './run/plan.ts';
import { repositoryRoot as root } from './run/repository.ts';
import { sectionText } from './summary/section.ts';
import { summaryOf } from './summary/summary.ts';

afterAll(forgetHandlers);

let plan: Plan;
beforeAll(async () => {
  if (missing === undefined) plan = await production();
}, patienceMs);

describe.skipIf(missing !== undefined)('the app', () => {
  test('passes every check', () => {
    expect(checkPlan(plan), 'proves entity.tables-uploads-merkle').toEqual([]);
  });

  test('has a summary that shows who may call what, and which data is retained', () => {
    const text = summaryOf(plan).map(sectionText).join('\n');
    expect(text).toMatch(/POST \/upload_v2 +api-upload-result +signed-in people/);
    expect(text).toMatch(/AppenderKey: Sign/);
    expect(text).toMatch(/LedgerTable +protected, retained, deletion protection/);
  });

  test('lets functions publish changes, only people subscribe to them, and pages connect', () => {
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

  test('has a paragraph for operators on each alarm, and no other', () => {
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
      // The paragraph says what the alarm means, what to check, and what to do.
      expect(text.split(/[.:] /).length, name).toBeGreaterThan(2);
      return name;
    });
    expect(described.toSorted()).toEqual([...new Set(made)].toSorted());
  });

  test('lets at most one function sign with each key, and nobody grant that permission to others', () => {
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

  test('has no OAuth flow, in particular not the implicit one', () => {
    const [client] = plan.resources.filter(
      ({ type }) => type === 'aws:cognito/userPoolClient:UserPoolClient',
    );
    expect(client?.inputs, 'proves error.identity-hosted-login-logout').toMatchObject({
      allowedOauthFlowsUserPoolClient: false,
      generateSecret: false,
      // No answer reveals who has an account (decisions/0021).
      preventUserExistenceErrors: 'ENABLED',
    });
    expect(client?.inputs.allowedOauthFlows).toBeUndefined();
    expect(client?.inputs.writeAttributes).not.toContain('custom:stripe_account_id');
  });

  test('has a user pool without a second factor and without remembered devices', () => {
    const [pool] = plan.resources.filter(({ type }) => type === 'aws:cognito/userPool:UserPool');
    expect(pool?.inputs.usernameAttributes).toEqual(['email']);
    expect([undefined, 'OFF'], 'proves product.no-second-factor').toContain(pool?.inputs.mfaConfiguration);
    expect(pool?.inputs.deviceConfiguration, 'proves error.identity-device-no').toBeUndefined();
  });

  test('serves pages compressed, and under the strict policy of the wiring', () => {
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

  test('lets browsers cache files with a hash in their name for ever, and no other files of the pages', () => {
    const [uploaded] = plan.resources.filter(({ name }) => name.startsWith('PagesAssetFiles'));
    const files = uploaded?.inputs.files as { key: string; cacheControl: string }[];
    expect(files.length).toBeGreaterThan(10);
    for (const { key, cacheControl } of files) {
      expect(cacheControl, key).toBe(key.startsWith('assets/') ? immutableCaching : revalidated);
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

  test('has an sst.config.ts and stacks that agree with the real types', () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', join(root, 'stacks')], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});

describe.skipIf(missing !== undefined)('the policy of the pages', () => {
  test('names each host for which functions sign addresses', async () => {
    const linked = (name: string) => plan.functions.find(({ links }) => name in links)?.links[name];
    vi.stubEnv('AWS_REGION', region);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    for (const name of ['PurchaseBucket', 'InsightBucket'])
      vi.stubEnv(`SST_RESOURCE_${name}`, JSON.stringify(linked(name)));
    const { purchaseFileUrl } = await import('@cgdx/functions/purchase/delivery/purchase-file.ts');
    const { reportUrl } = await import('@cgdx/functions/insight/report-file.ts');
    for (const url of [await purchaseFileUrl('p'), await reportUrl('i')])
      expect(allowedOrigins(plan)).toContain(new URL(url).origin);
    vi.unstubAllEnvs();
  });

  test('a function URL that lacks one of the two permissions of Lambda is found', () => {
    for (const action of ['lambda:InvokeFunctionUrl', 'lambda:InvokeFunction']) {
      const resources = plan.resources.filter(
        ({ type, inputs }) =>
          type !== 'aws:lambda/permission:Permission' || inputs.principal !== '*' || inputs.action !== action,
      );
      expect(checkPlan({ ...plan, resources })).toEqual([
        {
          check: 'route',
          message: `The URL of cgdx-production-stream-assistant needs ${action}: nobody may call it.`,
        },
      ]);
    }
  });
});

describe.skipIf(missing !== undefined)('a file beside a bundle', () => {
  const load = `
    export { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
    export { loadReportFont } from './insight/report/report-font.ts';
    export { realWords } from './assistant/real-words.ts';`;
  const wholly = (path: string, call: string): string => {
    const script = `import(${JSON.stringify(path)}).then((code) => console.log(typeof (${call})))`;
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
      cwd: tmpdir(),
      encoding: 'utf8',
      // Without Lambda's own variables, which live development does not pass on.
      env: { PATH: process.env.PATH },
    });
    return stdout + stderr;
  };

  test.each(['deployed', 'developed'] as const)(
    'is found by the code of the function where it is %s',
    async (layout) => {
      const beside = plan.functions.filter(({ copiedFiles }) => copiedFiles.length > 0);
      expect(beside.map(({ id }) => id)).toEqual(expect.arrayContaining(['MaskPersonalInformation']));
      for (const [to, call] of [
        ['weights', 'code.loadNameTagger()'],
        ['fonts/Geist_400Regular.ttf', "code.loadReportFont('plain')"],
        ['fonts/NotoSansHans-Regular.otf', "code.loadReportFont('han')"],
        ['words/en_GB.trie.gz', 'code.realWords()'],
      ] as const) {
        const having = beside.filter(({ copiedFiles }) => copiedFiles.some((file) => file.to === to));
        expect(having.length, to).toBeGreaterThan(0);
        const directory = mkdtempSync(join(handlers.directory, 'layout-'));
        const [first] = having;
        if (first) expect(wholly(await layOut(layout, directory, load, first), call)).toBe('object\n');
      }
    },
  );
});
