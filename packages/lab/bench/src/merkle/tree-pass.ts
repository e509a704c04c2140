/** Run as a process: measures one contestant at one size and prints JSON; times are CPU times. */
import { cpuMs } from '../measure/measure.ts';
import { leavesOf } from './contestant.ts';
import { type ContestantName, contestants } from './contestants.ts';

const [name = '', size = ''] = process.argv.slice(2);
const count = Number(size);
const mib = 2 ** 20;

/** Long enough for a stable figure, and at most a second or two for a slow contestant. */
const longestMs = 1_500;
const most = 2_000;

async function meanMs(work: (round: number) => unknown): Promise<number> {
  const startedAt = cpuMs();
  let rounds = 0;
  while (rounds < most && cpuMs() - startedAt < longestMs) await work(rounds++);
  return (cpuMs() - startedAt) / rounds;
}

const contestant = await contestants[name as ContestantName]();
// Compiling must not be measured.
await contestant.build(leavesOf(Math.min(count, 2_000)));
const leaves = leavesOf(count);
globalThis.gc?.();
const before = process.memoryUsage().rss;
const startedAt = cpuMs();
const root = await contestant.build(leaves);
const buildSeconds = (cpuMs() - startedAt) / 1000;
const memoryMib = (process.memoryUsage().rss - before) / mib;
const proofMs = await meanMs((round) => contestant.prove((round * 7_919) % count));
const insertMs = await meanMs(() => contestant.insert());
console.log(JSON.stringify({ root, buildSeconds, memoryMib, proofMs, insertMs }));
