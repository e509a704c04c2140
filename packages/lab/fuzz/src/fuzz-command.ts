/** `npm run fuzz [-- --cases 120000 --seed 1 --case N --workers 4]`: mutated archives and files through every parser. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type CaseReport, runCase } from './case/run-case.ts';
import { readLayouts } from './corpus/layout.ts';
import { makeCase } from './fuzz-case.ts';
import { runCases } from './run-cases.ts';
import { createSummary, judgeMemory, mega } from './summary.ts';

const usage = `npm run fuzz [-- options]

  --cases 120000   the number of cases: half are whole archives for both passes, half texts for single parsers
  --seed 1         the seed; the same seed gives the same cases
  --case N         run only this case, and print its outcome
  --from 0         the first case
  --workers 4      the number of processes (default: one per core, at most 4)`;

/** A case that terminates takes some milliseconds. */
const caseTimeoutMs = 30_000;
const casesPerNote = 20_000;

const options = readOptions();
process.exitCode = options.only === undefined ? await runAll() : await replay(options.only);

async function replay(number: number): Promise<number> {
  const { what, bytes } = await makeCase(options.seed, number);
  // printed before it runs: it may never end
  console.log(`case ${number} of seed ${options.seed}: ${what}, ${bytes} bytes`);
  const report = await runCase(makeCase, options.seed, number);
  console.log(report.failure ?? report.outcome);
  console.log(`${Math.round(report.cpuMs)} ms of processor time`);
  return report.failure === undefined ? 0 : 1;
}

async function runAll(): Promise<number> {
  const { seed, from, cases, workers } = options;
  const started = performance.now();
  const layouts = await readLayouts();
  const summary = createSummary();
  const memory = await runCases({
    moduleUrl: new URL('fuzz-case.ts', import.meta.url).href,
    seed,
    from,
    end: from + cases,
    workers,
    caseTimeoutMs,
    onCase(report) {
      const known = summary.failures.length;
      summary.add(report);
      if (summary.failures.length > known) showFailure(report);
      if (summary.cases % casesPerNote === 0) console.error(`${summary.cases} of ${cases}`);
    },
  });
  const platforms = new Set(layouts.map(({ platform }) => platform)).size;
  for (const [outcome, count] of summary.outcomes())
    console.log(`  ${String(count).padStart(7)}  ${outcome}`);
  for (const { number, what, cpuMs, bytes } of summary.slowest) {
    console.log(`  slow: case ${number}, ${Math.round(cpuMs)} ms for ${bytes} bytes (${what})`);
  }
  const leak = judgeMemory(memory);
  if (leak !== undefined) console.log(`FAILED: ${leak}`);
  console.log(
    `fuzz: ${summary.cases} cases, seed ${seed}, ${layouts.length} layouts of ${platforms} platforms, ${summary.failed} failed, ` +
      `peak ${mega(memory.peakBytes)}, heap growth ${mega(memory.heapGrowthBytes)}, ${Math.round((performance.now() - started) / 1000)} s`,
  );
  return summary.failed > 0 || leak !== undefined ? 1 : 0;
}

function showFailure({ number, what, failure }: CaseReport): void {
  console.log(`FAILED  case ${number} (${what}): ${failure?.split('\n').slice(0, 6).join('\n    ')}`);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        cases: { type: 'string', default: '120000' },
        seed: { type: 'string', default: '1' },
        case: { type: 'string' },
        from: { type: 'string', default: '0' },
        workers: { type: 'string', default: String(Math.min(4, availableParallelism())) },
      },
    });
    return {
      seed: values.seed,
      cases: whole('--cases', values.cases),
      from: whole('--from', values.from),
      workers: Math.max(1, whole('--workers', values.workers)),
      only: values.case === undefined ? undefined : whole('--case', values.case),
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message.split('. ', 1)[0] : error}\n\n${usage}`);
    return process.exit(1);
  }
}

function whole(option: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Error(`${option} ${text} is no whole number`);
}
