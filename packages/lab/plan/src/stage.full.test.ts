import { secrets } from '@cgdx/workflows/wiring/resource/secret.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkPlan } from './check/check.ts';
import type { Finding } from './check/finding.ts';
import { documentedSettings } from './pipeline/documented-setting.ts';
import { env, forgetHandlers, handlers, missing, patienceMs, production } from './plan-stand.fixture.ts';
import { loadEsbuild } from './run/esbuild.ts';
import { handlerBuilder } from './run/handler.ts';
import type { Plan } from './run/plan.ts';
import { PlanError } from './run/plan-error.ts';
import { repositoryRoot as root } from './run/repository.ts';
import type { Seed } from './run/seed.ts';

afterAll(forgetHandlers);

/** @returns the program's message if it ended with an error */
const failure = (options: Parameters<typeof production>[0]): Promise<string> =>
  production(options).then(
    () => 'the plan succeeded',
    (error: unknown) => (error instanceof PlanError ? error.message : `not a PlanError: ${error}`),
  );

/** The variables that deploy.yml passes on if GitHub's environment has only those that every stage needs. */
const required = {
  CHAIN_RPC_URL: 'https://rpc.example',
  CGDX_ADDRESS: `0x${'1'.repeat(40)}`,
  MARKETPLACE_ADDRESS: `0x${'2'.repeat(40)}`,
};
const unset = Object.fromEntries(documentedSettings().map((name) => [name, '']));
const kept = Object.fromEntries(Object.keys(secrets).map((name) => [`SST_SECRET_${name}`, 'x']));

let staging: Plan;
beforeAll(async () => {
  if (missing !== undefined) return;
  const deployed = { ...env, ...unset, ...required, ...kept };
  staging = await production({ stage: 'staging', env: deployed, standIns: false });
}, patienceMs);

describe.skipIf(missing !== undefined)('a stage that is not production', () => {
  test('passes every check with the variables that CI passes on', () => {
    expect(staging.standIns).toEqual([]);
    expect(checkPlan(staging)).toEqual([]);
  });

  test('streams if it has a domain, as production does', async () => {
    const domain = { SITE_DOMAIN: 'staging.market.example' };
    const other = await production({ stage: 'a234567890123456', env: { ...env, ...required, ...domain } });
    expect(other.resources.filter(({ type }) => type === 'aws:lambda/functionUrl:FunctionUrl')).toHaveLength(
      1,
    );
    expect(checkPlan(other)).toEqual([]);
  });

  const changed = (type: string, inputs: Record<string, unknown>): readonly Finding[] => {
    const resources = staging.resources.map((each) =>
      each.type === type ? { ...each, inputs: { ...each.inputs, ...inputs } } : each,
    );
    return checkPlan({ ...staging, resources });
  };

  test('is checked for reserved concurrency, public entries and resources that would outlive it', () => {
    expect(changed('aws:lambda/function:Function', { reservedConcurrentExecutions: 2 })).toContainEqual({
      check: 'drift',
      message: 'function on-chain-tick reserved is null in the local cloud and 2 in the planned one.',
    });
    expect(changed('aws:apigatewayv2/route:Route', { authorizationType: 'NONE' })).toContainEqual({
      check: 'route',
      message: 'Anyone may call "GET /wallet", which is not on the list (allow/public-entry.ts).',
    });
    expect(changed('aws:dynamodb/table:Table', { deletionProtectionEnabled: true })).toContainEqual({
      check: 'kept',
      message: 'cgdx-staging-LedgerTable would outlive its stage, which must be removable completely.',
    });
  });
});

describe.skipIf(missing !== undefined)('a plan that is impossible ends at once with a sentence', () => {
  const handler = (to: string): Seed => ({
    'packages/workflows/src/wiring/function/api-function.ts': (source) =>
      source.replace("'account/wallet-route.handler'", `'${to}'`),
  });

  test.concurrent(
    'a handler file that does not exist',
    async ({ expect }) => {
      expect(await failure({ seed: handler('account/purse.handler') })).toContain(
        'The handler file packages/functions/src/account/purse.ts does not exist.',
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
    'a setting that is missing or invalid',
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
