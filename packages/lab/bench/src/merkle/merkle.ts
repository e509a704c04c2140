/** Measures the tree of uploads beside other trees, and the lane that publishes many leaves at once. */
import { spawn } from 'node:child_process';
import { z } from 'zod';
import type { Benchmark, BenchmarkLine } from '../measure/benchmark.ts';
import { line } from '../measure/benchmark.ts';
import type { ContestantName } from './contestants.ts';

const allSizes = [1e4, 1e5, 1e6];
/** With a million leaves, its build and each of its insertions take minutes. */
const mostOfOpenZeppelin = 1e5;
/** The fastest first, since ratios are relative to it. */
const peers = [
  '@zk-kit/lean-imt',
  'merkletreejs',
  '@openzeppelin/merkle-tree',
] as const satisfies ContestantName[];

const passSchema = z.object({
  root: z.string(),
  buildSeconds: z.number(),
  memoryMib: z.number(),
  proofMs: z.number(),
  insertMs: z.number(),
});
type Pass = z.infer<typeof passSchema>;

const groupSchema = z.object({ together: z.number(), oneByOne: z.number(), transactions: z.number() });

export const merkle: Benchmark = {
  about: 'insert, proof, build and memory beside three trees of npm; group commit beside one by one',
  run: async ({ size, onNote }) => {
    const lines: BenchmarkLine[] = [];
    for (const count of size === undefined ? allSizes : [sizeOf(size)])
      lines.push(...(await compare(count, onNote)));
    if (size !== undefined) return lines;
    onNote('Group commit: 64 workers through the database and the chain ...');
    const group = await run('group-commit-pass.ts', [], groupSchema);
    lines.push(
      line(
        'merkle: group commit, 64 workers',
        `512 leaves in ${group.transactions} tx, blocks of 1 s`,
        'leaves/s',
        group.together,
        {
          'one transaction per leaf': group.oneByOne,
        },
      ),
    );
    return lines;
  },
};

async function compare(count: number, onNote: (sentence: string) => void): Promise<BenchmarkLine[]> {
  const passes = new Map<ContestantName, Pass>();
  const present = peers.filter((name) => name !== '@openzeppelin/merkle-tree' || count <= mostOfOpenZeppelin);
  for (const name of ['ours', 'ours, root only', ...present] as const) {
    const pass = await run('tree-pass.ts', [name, String(count)], passSchema);
    passes.set(name, pass);
    onNote(`${count.toExponential(0)} leaves, ${name}: ${figuresOf(name, pass)}`);
  }
  const ours = passes.get('ours') as Pass;
  const size = `${count.toExponential(0).replace('+', '')} leaves`;
  // All trees must have the same root, except OpenZeppelin's, which is a complete binary tree.
  for (const name of ['ours, root only', 'merkletreejs', '@zk-kit/lean-imt'] as const) {
    if (passes.get(name)?.root !== ours.root) throw new Error(`${name} has another root than ours`);
  }
  const beside = (pick: (pass: Pass) => number) =>
    Object.fromEntries(present.map((name) => [name, pick(passes.get(name) as Pass)]));
  const rootOnly = passes.get('ours, root only') as Pass;
  return [
    line(
      'merkle: insert',
      size,
      'ms',
      ours.insertMs,
      beside(({ insertMs }) => insertMs),
    ),
    line(
      'merkle: proof',
      size,
      'ms',
      ours.proofMs,
      beside(({ proofMs }) => proofMs),
    ),
    line(
      'merkle: root',
      size,
      's',
      rootOnly.buildSeconds,
      beside(({ buildSeconds }) => buildSeconds),
    ),
    line(
      'merkle: build, with all nodes',
      size,
      's',
      ours.buildSeconds,
      beside(({ buildSeconds }) => buildSeconds),
    ),
    line(
      'merkle: memory',
      size,
      'MiB',
      ours.memoryMib,
      beside(({ memoryMib }) => memoryMib),
    ),
  ];
}

/** @throws Error if it is not a number of leaves, such as `1e6` */
function sizeOf(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--size is a number of leaves, such as 1e6, and not "${text}".`);
}

function figuresOf(name: ContestantName, { buildSeconds, memoryMib, proofMs, insertMs }: Pass): string {
  const built = `build ${buildSeconds.toFixed(2)} s of CPU, ${Math.round(memoryMib)} MiB`;
  if (name === 'ours, root only') return built;
  return `${built}, proof ${proofMs.toPrecision(2)} ms, insert ${insertMs.toPrecision(2)} ms`;
}

function run<T>(script: string, args: readonly string[], schema: z.ZodType<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const file = new URL(`./${script}`, import.meta.url).pathname;
    const options = ['--expose-gc', '--max-old-space-size=8192', '--disable-warning=ExperimentalWarning'];
    const child = spawn(process.execPath, [...options, file, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(schema.parse(JSON.parse(said.trim().split('\n').at(-1) ?? '')));
      else reject(new Error(`${script} ${args.join(' ')} ended with code ${code}`));
    });
  });
}
