/**
 * Checks whether a stage can be deployed from here: whether there are credentials, and whether AWS has every required
 * secret.
 */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Fn } from '@cgdx/workflows/wiring/function/fn.ts';
import { functions } from '@cgdx/workflows/wiring/function.ts';
import { type Secret, secrets } from '@cgdx/workflows/wiring/resource/secret.ts';
import { runScript } from './run/command.ts';
import { PlanError } from './run/plan-error.ts';

const listTimeoutMs = 90_000;

const credentialVariables = [
  'AWS_ACCESS_KEY_ID',
  'AWS_PROFILE',
  'AWS_WEB_IDENTITY_TOKEN_FILE',
  'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
  'AWS_CONTAINER_CREDENTIALS_FULL_URI',
];

const hasCredentials = (env: NodeJS.ProcessEnv): boolean =>
  credentialVariables.some((name) => env[name]) ||
  ['credentials', 'config'].some((file) => existsSync(join(homedir(), '.aws', file)));

/** Returns the secrets that must be set with `sst secret set`: those that a function is linked to. */
const neededSecrets = (): string[] =>
  Object.keys(secrets).filter((name) =>
    Object.values(functions).some((fn: Fn) => (fn.links as readonly string[]).includes(name)),
  );

/** Returns the value to type in: random bytes, or where to get it. */
function typedValue(name: string): string {
  const secret: Secret | undefined = Object.entries(secrets).find(([known]) => known === name)?.[1];
  return secret?.from === undefined ? '"$(openssl rand -hex 32)"' : `"<${secret.from}>"`;
}

/** Returns the names in the output of `sst secret list`: one line `Name=value` each. */
export const secretNamesIn = (listing: string): string[] =>
  [...listing.matchAll(/^\s*(\w+)=/gm)].map(([, name]) => name ?? '');

/** @throws PlanError that names what is missing, and how to set it */
export function assertSecrets(stage: string, names: readonly string[]): void {
  const missing = neededSecrets().filter((name) => !names.includes(name));
  if (missing.length === 0) return;
  const how = missing.map((name) => `  npx sst secret set ${name} ${typedValue(name)} --stage ${stage}`);
  throw new PlanError(
    `The stage ${stage} has no value for ${missing.join(', ')}. Set ${missing.length === 1 ? 'it' : 'each'} once:\n${how.join('\n')}`,
  );
}

/**
 * Lists the stage's secrets in AWS, and discards their values.
 * @returns a placeholder for each, by the variable that SST reads
 * @throws PlanError if there are no credentials, AWS does not respond, or a secret is missing
 */
export async function storedSecrets(
  root: string,
  stage: string,
  env: NodeJS.ProcessEnv,
): Promise<Record<string, string>> {
  if (!hasCredentials(env)) {
    throw new PlanError(
      `There are no AWS credentials. Sign in (aws sso login), then name the profile: AWS_PROFILE=cgdx-${stage}.`,
    );
  }
  const { code, said } = await runScript(
    [join(root, 'node_modules/sst/bin/sst.mjs'), 'secret', 'list', '--stage', stage],
    { cwd: root, timeoutMs: listTimeoutMs, env: { ...env, SST_TELEMETRY_DISABLED: '1' } },
  );
  const names = secretNamesIn(said);
  // SST fails if a stage has no secret at all.
  if (code !== 0 && !/no secrets/i.test(said)) {
    throw new PlanError(
      `AWS did not say which secrets the stage ${stage} has. Are the credentials valid?`,
      said,
    );
  }
  assertSecrets(stage, names);
  return Object.fromEntries(names.map((name) => [`SST_SECRET_${name}`, `kept-${name}`]));
}
