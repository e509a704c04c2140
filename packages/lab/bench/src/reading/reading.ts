/**
 * Measures the speed of both passes on exports of every platform, beside a program that only unzips and parses them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '@cgdx/aws/process/program.ts';
import { samplePlatforms } from '@cgdx/samples/sample-platform.ts';
import type { Benchmark, BenchmarkLine } from '../measure/benchmark.ts';
import { line } from '../measure/benchmark.ts';
import { mbPerSecond, measure } from '../measure/measure.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const defaultSize = '1GB';
const sampleTimeoutMs = 1_800_000;
const script = (name: string): URL => new URL(`./${name}.ts`, import.meta.url);

export const reading: Benchmark = {
  about:
    'both passes over an export of each platform, beside yauzl-promise + JSON.parse [--size 100MB,1GB,4GB] [--only tiktok: all its layouts]',
  run: async ({ size = defaultSize, only, onNote }) => {
    const directory = mkdtempSync(join(tmpdir(), 'cgdx-bench-'));
    try {
      const lines: BenchmarkLine[] = [];
      for (const [platform, { variants }] of Object.entries(samplePlatforms)) {
        if (only !== undefined && only !== platform) continue;
        // only the most common layout of each platform; all layouts if one platform is asked for
        for (const variant of only === undefined ? variants.slice(0, 1) : variants) {
          for (const bytes of size.split(',')) {
            const file = join(directory, 'sample.zip');
            onNote(`${platform} (${variant}), ${bytes} ...`);
            await makeSample(file, platform, variant, bytes);
            lines.push(...(await passes(directory, file, platform, variant)));
          }
        }
      }
      return lines;
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  },
};

async function passes(
  directory: string,
  file: string,
  platform: string,
  variant: string,
): Promise<BenchmarkLine[]> {
  const inspection = join(directory, 'inspection');
  const dataset = join(directory, 'dataset');
  const bare = await measure(script('bare-pass'), file);
  const inspect = await measure(script('inspect-pass'), file, platform, inspection);
  const mask = await measure(script('mask-pass'), file, platform, inspection, dataset);
  const cores = String(availableParallelism());
  const inspectMany = await measure(script('inspect-pass'), file, platform, inspection, cores);
  const maskMany = await measure(script('mask-pass'), file, platform, inspection, dataset, cores);
  rmSync(dataset, { recursive: true, force: true });
  // The size of the data counts once, as the reader sees it, however often it is read.
  const { bytes } = inspect;
  const about = (what: string) => `${what}: ${platform} ${variant}`;
  const size = bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
  const peers = { 'yauzl-promise + JSON.parse': mbPerSecond(bare.bytes, bare.seconds) };
  const one = (seconds: number) => ({ 'one thread': mbPerSecond(bytes, seconds) });
  return [
    line(about('first pass'), size, 'MB/s', mbPerSecond(bytes, inspect.seconds), peers),
    line(about('masking pass'), size, 'MB/s', mbPerSecond(bytes, mask.seconds), peers),
    line(about('peak memory of a pass'), size, 'MiB', Math.max(inspect.peakRssMb, mask.peakRssMb), {
      'yauzl-promise + JSON.parse': bare.peakRssMb,
    }),
    line(
      about(`first pass on ${cores} cores`),
      size,
      'MB/s',
      mbPerSecond(bytes, inspectMany.seconds),
      one(inspect.seconds),
    ),
    line(
      about(`masking pass on ${cores} cores`),
      size,
      'MB/s',
      mbPerSecond(bytes, maskMany.seconds),
      one(mask.seconds),
    ),
  ];
}

async function makeSample(file: string, platform: string, variant: string, size: string): Promise<void> {
  const sample = join(root, 'packages/samples/src/sample-command.ts');
  const ended = await runProgram(
    process.execPath,
    [sample, platform, '--variant', variant, '--size', size, '--seed', '1', '--out', file],
    { cwd: root, timeoutMs: sampleTimeoutMs },
  );
  if (ended.code !== 0) throw new Error(`the sample could not be made: ${ended.said.trim()}`);
}
