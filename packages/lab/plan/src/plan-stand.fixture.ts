/** For tests: plans the app as a deployment would; handlers' bundles are cached for the next plan. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HandlerCache, type Plan, type PlanOptions, planApp } from './run/plan.ts';
import { PlanError } from './run/plan-error.ts';
import { ensurePlatform } from './run/platform.ts';
import { repositoryRoot as root } from './run/repository.ts';

export const patienceMs = 600_000;

export const missing = await ensurePlatform(root).then(
  () => undefined,
  (error: unknown) => (error instanceof PlanError ? error.message : String(error)),
);
if (missing !== undefined) console.warn(`The planned cloud was not tested: ${missing}`);

export const env = { PATH: process.env.PATH };
export const handlers: HandlerCache = {
  directory: mkdtempSync(join(tmpdir(), 'cgdx-handlers-')),
  built: new Map(),
};
export const forgetHandlers = (): void => rmSync(handlers.directory, { recursive: true, force: true });

export const production = (options: Partial<PlanOptions> = {}): Promise<Plan> =>
  planApp({ root, stage: 'production', env, standIns: true, handlers, ...options });
