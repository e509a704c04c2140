/** The groups of checks that `npm test` runs. */
import { join } from 'node:path';
import { runProgram } from '@cgdx/aws/process/program.ts';
import { buildWhereStale } from '@cgdx/contracts/deploy/build.ts';
import { forgeProgram } from '@cgdx/contracts/forge/program.ts';
import { findOrInstallBrowser, type NoBrowser } from './browser.ts';
import { runForge } from './forge.ts';
import { oneFailed, onePassed, oneSkipped, type Result } from './vitest/result.ts';
import { runVitest, type VitestOptions } from './vitest/run-vitest.ts';

export interface Context {
  readonly root: string;
  /** Ends the running groups; its reason gives the cause. */
  readonly signal: AbortSignal;
  /** Called with each failed test at once. */
  readonly onFailure: (title: string) => void;
  /** Resolves with the browser; late if it must be installed first. */
  readonly browser: () => Promise<string | NoBrowser>;
}

export interface Group {
  readonly name: string;
  readonly run: (context: Context) => Promise<Result>;
  readonly needsBrowser?: true;
}

/**
 * Lanes run concurrently, the groups of a lane one after another. Two lanes suit two cores: with a third, all of them
 * together take longer than one after another. The journeys take longest and start first. The units have a lower
 * priority: a journey mostly waits, and the units use the CPU time that it leaves.
 */
export const lanes: readonly (readonly Group[])[] = [
  [{ name: 'journeys', run: journeys, needsBrowser: true }],
  [
    { name: 'contracts', run: contracts },
    { name: 'format and lint', run: tool('packages/local/biome.mjs', 'ci', '--colors=off', '.') },
    { name: 'types', run: types() },
    { name: 'types of the pages', run: types('-p', 'packages/web') },
    { name: 'units', run: units },
    { name: 'units with servers', run: unitsWithServers },
  ],
];

/**
 * `npm run test:full` runs these after all groups above. With it, those also test every case: each fault of each call,
 * each page at every width and in both themes, a thousand invented people, and the files `*.full.test.ts`.
 */
export const largeGroups: readonly Group[] = [
  { name: 'coverage of the contracts', run: coverage },
  { name: 'pages in WebKit', run: inWebKit },
  { name: 'journeys in Firefox', run: inFirefox },
  { name: 'full fuzzing', run: tool('packages/lab/fuzz/src/fuzz-command.ts') },
  { name: 'attacks', run: prove('attacks') },
  { name: 'damaged environments', run: prove('environment') },
  { name: 'long kill run', run: prove('kill', '--kills', '200') },
];

/** The project of `vitest.config.ts` whose test files each get their own modules. */
const ownModules = 'own modules';

/** The variable read by tests that have many cases of one kind. */
export const everyCaseVariable = 'CGDX_EVERY_CASE';

function tool(script: string, ...args: string[]): Group['run'] {
  return async ({ root, signal }) => {
    const ended = await runProgram(process.execPath, [join(root, script), ...args], {
      cwd: root,
      signal,
    });
    return ended.code === 0
      ? onePassed
      : oneFailed([script.split('/').at(-1), ...args].join(' '), ended.said);
  };
}

/** With a single checker: several would each check the shared code once more, and the other core has its own lane. */
function types(...args: string[]): Group['run'] {
  return tool('node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', ...args);
}

function prove(...args: string[]): Group['run'] {
  return tool('packages/lab/prove/src/prove-command.ts', ...args);
}

function contracts({ root, signal }: Context): Promise<Result> {
  return withForge(async () => {
    // A test that deploys contracts waits for this build, instead of building them itself.
    const error = await buildWhereStale().catch(String);
    if (error !== undefined) return oneFailed('the contracts do not compile', error);
    return runForge(join(root, 'contracts'), signal, process.env[everyCaseVariable] === '1');
  });
}

function coverage({ root, signal }: Context): Promise<Result> {
  return withForge(async () => {
    const script = join(root, 'contracts/coverage/coverage-command.ts');
    const ended = await runProgram(process.execPath, [script], { cwd: root, signal });
    return ended.code === 0 ? onePassed : oneFailed('npm run coverage', ended.said);
  });
}

async function withForge(run: () => Promise<Result>): Promise<Result> {
  try {
    forgeProgram();
  } catch {
    return oneSkipped(
      `The contract tests were skipped: npm has no forge for ${process.platform}-${process.arch}.`,
    );
  }
  return run();
}

/**
 * In one process: a second one would load and compile the whole product again, which costs half as much as all tests.
 */
function units(context: Context): Promise<Result> {
  const args = ['--project', `!${ownModules}`, '--maxWorkers=1'];
  return vitest(context, { name: 'units', args, niceness: 10 });
}

/** Tests with servers wait for almost half of their time, so three at a time keep two cores busy. */
function unitsWithServers(context: Context): Promise<Result> {
  const args = ['--project', ownModules, '--maxWorkers=3'];
  return vitest(context, { name: 'units-with-servers', args, niceness: 10 });
}

/** `npm run test:full` also checks the pages in Firefox. */
async function journeys(context: Context): Promise<Result> {
  const found = await context.browser();
  const firefox = process.env[everyCaseVariable] === '1' ? await findOrInstallBrowser('Firefox') : undefined;
  const result = await vitest(context, {
    name: 'journeys',
    args: ['--config', 'packages/lab/e2e/vitest.config.ts'],
    env: {
      CGDX_CHROMIUM: typeof found === 'string' ? found : '',
      CGDX_FIREFOX: typeof firefox === 'string' ? firefox : '',
    },
  });
  const missing = [found, firefox].flatMap((browser) => (typeof browser === 'object' ? browser.reason : []));
  return { ...result, notes: missing };
}

/** Checks the pages that a visitor sees in Safari's engine: Debian's WebKit, through its own driver. */
async function inWebKit(context: Context): Promise<Result> {
  const driver = await findOrInstallBrowser('WebKit');
  if (typeof driver !== 'string') return oneSkipped(driver.reason);
  return vitest(context, {
    name: 'webkit',
    args: ['--config', 'packages/lab/e2e/vitest.config.ts', 'webkit'],
    env: { CGDX_WEBKIT_DRIVER: driver },
  });
}

/** Repeats the journeys of a visitor, a contributor and a buyer in Firefox. */
async function inFirefox(context: Context): Promise<Result> {
  const firefox = await findOrInstallBrowser('Firefox');
  if (typeof firefox !== 'string') return oneSkipped(firefox.reason);
  return vitest(context, {
    name: 'firefox',
    args: ['--config', 'packages/lab/e2e/vitest.config.ts', 'frame.test', 'contribute.test', 'buy-page'],
    env: { CGDX_JOURNEY_ENGINE: 'firefox', CGDX_FIREFOX: firefox },
  });
}

const vitest = (
  { root, signal, onFailure }: Context,
  options: Pick<VitestOptions, 'name' | 'args' | 'env' | 'niceness'>,
): Promise<Result> => runVitest({ ...options, root, signal, onFailure });
