/** Every group of checks that `npm test` runs. */
import { join } from 'node:path';
import { forgeProgram } from '@cgdx/contracts/forge/program.ts';
import { runProgram } from '../process/program.ts';
import type { NoBrowser } from './browser.ts';
import { runForge } from './forge.ts';
import { oneFailed, onePassed, oneSkipped, type Result } from './result.ts';
import { runVitest } from './vitest.ts';

const toolTimeoutMs = 180_000;
const testTimeoutMs = 420_000;

export interface Context {
  readonly root: string;
  /** Resolves late where a browser must be installed first. */
  readonly browser: () => Promise<string | NoBrowser>;
}

export interface Group {
  readonly name: string;
  /** Needs the machine for itself: it measures waits, or starts a whole local cloud. */
  readonly alone?: boolean;
  readonly run: (context: Context) => Promise<Result>;
}

export const groups: readonly Group[] = [
  {
    name: 'format and lint',
    run: ({ root }) => tool(root, '@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'),
  },
  { name: 'types', run: ({ root }) => tool(root, 'typescript/bin/tsc', '--noEmit') },
  {
    name: 'types of the pages',
    run: ({ root }) => tool(root, 'typescript/bin/tsc', '--noEmit', '-p', 'packages/web'),
  },
  { name: 'contracts', run: contracts },
  { name: 'coverage of the contracts', run: coverage },
  {
    name: 'units and local cloud',
    run: ({ root }) => runVitest({ root, args: [], timeoutMs: testTimeoutMs }),
  },
  { name: 'journeys', alone: true, run: journeys },
];

async function tool(root: string, script: string, ...args: string[]): Promise<Result> {
  const ended = await runProgram(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    timeoutMs: toolTimeoutMs,
  });
  return ended.code === 0 ? onePassed : oneFailed([script.split('/').at(-1), ...args].join(' '), ended.said);
}

function contracts({ root }: Context): Promise<Result> {
  return withForge(() => runForge(join(root, 'contracts'), testTimeoutMs));
}

function coverage({ root }: Context): Promise<Result> {
  return withForge(async () => {
    const script = join(root, 'contracts/coverage/main.ts');
    const ended = await runProgram(process.execPath, [script], { cwd: root, timeoutMs: toolTimeoutMs });
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

async function journeys({ root, browser }: Context): Promise<Result> {
  const found = await browser();
  const result = await runVitest({
    root,
    args: ['--config', 'packages/e2e/vitest.config.ts'],
    env: { CGDX_CHROMIUM: typeof found === 'string' ? found : '' },
    timeoutMs: testTimeoutMs,
  });
  return typeof found === 'string' ? result : { ...result, notes: [found.reason] };
}
