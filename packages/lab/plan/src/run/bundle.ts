/** Bundles sst.config.ts as SST does: `sst`, `aws` and the `$` globals need no import. */
import { join } from 'node:path';
import { type BuildOptions, type Esbuild, failureText, isBuildFailure, requireBanner } from './esbuild.ts';
import { PlanError } from './plan-error.ts';
import { type Seed, sourcePlugin } from './seed.ts';

export interface Bundles {
  /** The path of a module that exports `config`, of which only `app()` is called. */
  readonly app: string;
  /** The path of a module that exports `plan()`, which runs `run()`. */
  readonly program: string;
}

const common = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'esnext',
  mainFields: ['module', 'main'],
  external: ['@pulumi/*', '@pulumiverse/*', '@aws-sdk/*', 'undici', 'esbuild', 'archiver', 'glob'],
  banner: requireBanner,
  logLevel: 'silent',
} as const satisfies Partial<BuildOptions>;

/**
 * @param into a folder below `.sst/platform`, from which Pulumi can be imported
 * @throws PlanError if the configuration cannot be bundled
 */
export async function bundleConfig(
  esbuild: Esbuild,
  root: string,
  into: string,
  seed: Seed,
): Promise<Bundles> {
  const platform = join(root, '.sst/platform');
  const bundles = { app: join(into, 'app.mjs'), program: join(into, 'program.mjs') };
  const providers = `import * as aws from '@pulumi/aws'; import * as sst from '${platform}/src/components';\n`;
  const entry = (contents: string) => ({ contents, resolveDir: root, loader: 'ts' as const });
  try {
    await Promise.all([
      esbuild.build({
        ...common,
        stdin: entry(
          "globalThis.$config = (input) => input;\nexport const { default: config } = await import('./sst.config.ts');",
        ),
        outfile: bundles.app,
        plugins: [sourcePlugin(root, seed, '')],
      }),
      esbuild.build({
        ...common,
        stdin: entry(
          `import { run } from '${platform}/src/auto/run.ts';
           import config from './sst.config.ts';
           import { record } from './packages/lab/plan/program/record.ts';
           export const plan = () => record(() => run(config.run));`,
        ),
        outfile: bundles.program,
        inject: [join(platform, 'src/shim/run.js')],
        plugins: [sourcePlugin(root, seed, providers)],
      }),
    ]);
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    throw new PlanError('sst.config.ts or a module below stacks/ cannot be bundled.', failureText(error));
  }
  return bundles;
}
