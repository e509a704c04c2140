/** The groups of checks that `npm test` runs. */
import { join } from 'node:path';
import { runProgram } from '@cgdx/aws/process/program.ts';
import { forgeProgram } from '@cgdx/contracts/forge/program.ts';
import { findOrInstallBrowser, type NoBrowser } from './browser.ts';
import { runForge } from './forge.ts';
import { oneFailed, onePassed, oneSkipped, type Result } from './vitest/result.ts';
import { runVitest, type VitestOptions } from './vitest/run-vitest.ts';

export interface Context {
  readonly root: string;
  /** Ends what runs; its reason says why. */
  readonly signal: AbortSignal;
  /** Called with each failed test as soon as it is known. */
  readonly onFailure: (title: string) => void;
  /** Resolves late if a browser must be installed first. */
  readonly browser: () => Promise<string | NoBrowser>;
}

export interface Group {
  readonly name: string;
  readonly run: (context: Context) => Promise<Result>;
  readonly needsBrowser?: true;
}

/**
 * Two lanes run side by side, one per core of two; the groups of a lane run in turn. The journeys, which take longest,
 * begin as soon as the contracts that they deploy are built, and the units stand back for them: a journey waits for one
 * thing after another, and the units fill what it leaves.
 */
export const lanes: readonly (readonly Group[])[] = [
  [
    { name: 'format and lint', run: tool('packages/local/biome.mjs', 'ci', '--colors=off', '.') },
    { name: 'types', run: tool('node_modules/typescript/bin/tsc', '--noEmit') },
    {
      name: 'types of the pages',
      run: tool('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'packages/web'),
    },
    { name: 'units and local cloud', run: units },
  ],
  [
    { name: 'contracts', run: contracts },
    { name: 'journeys', run: journeys, needsBrowser: true },
    { name: 'coverage of the contracts', run: coverage },
  ],
];

/** Too long for each change; `npm run test:full` runs them one after the other, after all of the above. */
export const largeGroups: readonly Group[] = [
  { name: 'pages at every width and theme', run: everyPage, needsBrowser: true },
  { name: 'pages in WebKit', run: inWebKit },
  { name: 'journeys in Firefox', run: inFirefox },
  { name: 'fifty buyers of one upload', run: crowd },
  { name: 'every fault of a purchase, release and payout', run: everyFault },
  { name: 'a thousand people in every layout', run: planted },
  { name: 'the contracts as explorers compile them', run: explorer },
  { name: 'full fuzzing', run: tool('packages/lab/fuzz/src/fuzz-command.ts') },
  { name: 'attacks', run: tool('packages/lab/prove/src/prove-command.ts', 'attacks') },
  { name: 'long kill run', run: tool('packages/lab/prove/src/prove-command.ts', 'kill', '--kills', '200') },
];

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

function contracts({ root, signal }: Context): Promise<Result> {
  return withForge(() => runForge(join(root, 'contracts'), signal));
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

function units(context: Context): Promise<Result> {
  return vitest(context, { name: 'units', args: ['--maxWorkers=100%'], niceness: 10 });
}

function journeys(context: Context): Promise<Result> {
  return inBrowser(context, { name: 'journeys' });
}

/** Every page at every width and in both themes, of which `journeys` tries a few; in Firefox, too. */
async function everyPage(context: Context): Promise<Result> {
  const firefox = await findOrInstallBrowser('Firefox');
  const result = await inBrowser(context, {
    name: 'pages',
    args: ['page-shape'],
    env: { CGDX_PAGES: 'all', CGDX_FIREFOX: typeof firefox === 'string' ? firefox : '' },
  });
  const missing = typeof firefox === 'string' ? [] : [firefox.reason];
  return {
    ...result,
    skipped: result.skipped + missing.length,
    notes: [...(result.notes ?? []), ...missing],
  };
}

/** The pages, as a visitor finds them, in the engine of Safari: Debian's WebKit, over its own driver. */
async function inWebKit(context: Context): Promise<Result> {
  const driver = await findOrInstallBrowser('WebKit');
  if (typeof driver !== 'string') return oneSkipped(driver.reason);
  return vitest(context, {
    name: 'webkit',
    args: ['--config', 'packages/lab/e2e/vitest.config.ts', 'webkit'],
    env: { CGDX_WEBKIT_DRIVER: driver },
  });
}

/** What `journeys` does as a visitor, a contributor and a buyer in Chromium, once more. */
async function inFirefox(context: Context): Promise<Result> {
  const firefox = await findOrInstallBrowser('Firefox');
  if (typeof firefox !== 'string') return oneSkipped(firefox.reason);
  return vitest(context, {
    name: 'firefox',
    args: ['--config', 'packages/lab/e2e/vitest.config.ts', 'frame.test', 'contribute.test', 'buy-page'],
    env: { CGDX_JOURNEY_ENGINE: 'firefox', CGDX_FIREFOX: firefox },
  });
}

/** Fifty people at once, of whom `journeys` tries a dozen. */
function crowd(context: Context): Promise<Result> {
  return vitest(context, {
    name: 'crowd',
    args: ['--config', 'packages/lab/e2e/vitest.config.ts', 'purchase-crowd'],
    env: { PURCHASE_BUYERS: '50' },
  });
}

/** Each call fails before and after it took effect, of which `units and local cloud` tries one or the other. */
function everyFault(context: Context): Promise<Result> {
  return vitest(context, {
    name: 'faults',
    args: ['-fault.test.ts', 'lane-crash.test.ts', 'on-release-sweep.test.ts'],
    env: { EVERY_FAULT: '1', CHAIN_FAULTS: 'all' },
  });
}

/** The compiler of an explorer takes a quarter of a minute; `units and local cloud` compares what it is given. */
function explorer(context: Context): Promise<Result> {
  return vitest(context, {
    name: 'explorer',
    args: ['packages/local/src/command/deploy-contracts/deploy-to.test.ts'],
    env: { COMPILE_CONTRACTS: '1' },
  });
}

/** A thousand invented people in each layout of an export, of whom `units` tries a few: none of theirs may leave. */
function planted(context: Context): Promise<Result> {
  return vitest(context, {
    name: 'planted',
    args: [
      'packages/samples/src/planted-person.test.ts',
      'packages/core/src/export/platform/x/planted-field.test.ts',
    ],
    env: { PLANTED_PEOPLE: '1000' },
  });
}

async function inBrowser(
  context: Context,
  { name, args = [], env }: { name: string; args?: readonly string[]; env?: VitestOptions['env'] },
): Promise<Result> {
  const found = await context.browser();
  const result = await vitest(context, {
    name,
    args: ['--config', 'packages/lab/e2e/vitest.config.ts', ...args],
    env: { ...env, CGDX_CHROMIUM: typeof found === 'string' ? found : '' },
  });
  return typeof found === 'string' ? result : { ...result, notes: [found.reason] };
}

const vitest = (
  { root, signal, onFailure }: Context,
  options: Pick<VitestOptions, 'name' | 'args' | 'env' | 'niceness'>,
): Promise<Result> => runVitest({ ...options, root, signal, onFailure });
