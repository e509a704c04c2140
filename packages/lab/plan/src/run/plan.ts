/** The planned app: every resource, and every function with its links. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleConfig } from './bundle.ts';
import { loadEsbuild } from './esbuild.ts';
import { type Handler, handlerBuilder } from './handler.ts';
import { ensurePages } from './pages.ts';
import type { Resource } from './program.ts';
import { runProgram } from './program.ts';
import { type BuiltFunction, startRpc } from './rpc.ts';
import type { Seed } from './seed.ts';
import { standInsFor } from './stand-in.ts';

export interface Plan {
  readonly stage: string;
  /** The domain of the pages; a stage without one does not stream. */
  readonly siteDomain: string | undefined;
  readonly resources: readonly Resource[];
  readonly functions: readonly BuiltFunction[];
  /** Settings and secrets that were missing and were replaced by examples. */
  readonly standIns: readonly string[];
}

export interface PlanOptions {
  readonly root: string;
  readonly stage: string;
  /** The environment that the program sees. */
  readonly env: NodeJS.ProcessEnv;
  /** If false, a missing value is an error. */
  readonly standIns: boolean;
  readonly seed?: Seed;
  /** Cached bundles of handlers, for the next plan. */
  readonly handlers?: HandlerCache;
}

export interface HandlerCache {
  readonly directory: string;
  /** Handlers by path; filled on demand. */
  readonly built: Map<string, Promise<Handler>>;
}

/**
 * Runs the real program against SST's real components, without an account and without a network.
 * @throws PlanError if the program ends with an error, or does not end
 */
export async function planApp(options: PlanOptions): Promise<Plan> {
  const { root, stage, env, standIns, seed = {} } = options;
  const esbuild = loadEsbuild(root);
  const plans = join(root, '.sst/platform/plan');
  mkdirSync(plans, { recursive: true });
  const into = mkdtempSync(join(plans, 'run-'));
  const work = mkdtempSync(join(tmpdir(), 'cgdx-plan-'));
  const { directory, built } = options.handlers ?? { directory: join(work, 'built'), built: new Map() };
  const build = handlerBuilder(esbuild, root, directory, seed);
  const rpc = await startRpc((request) => {
    const building = built.get(request.handler) ?? build(request);
    built.set(request.handler, building);
    return building;
  });
  const examples: Record<string, string> = standIns ? standInsFor(env, stage) : {};
  try {
    const [bundles] = await Promise.all([bundleConfig(esbuild, root, into, seed), ensurePages(root)]);
    const resources = await runProgram({
      root,
      stage,
      bundles,
      work,
      env: { ...env, ...examples, SST_SERVER: rpc.url },
    });
    return {
      stage,
      siteDomain: env.SITE_DOMAIN || examples.SITE_DOMAIN,
      resources,
      functions: rpc.functions,
      standIns: Object.keys(examples),
    };
  } finally {
    await rpc.stop();
    rmSync(into, { recursive: true, force: true });
    rmSync(work, { recursive: true, force: true });
  }
}
