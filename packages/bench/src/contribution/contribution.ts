/** How fast an export goes through both passes, beside a program that only unzips and parses it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '@cgdx/local/process/program.ts';
import type { Benchmark } from '../benchmark.ts';
import { line } from '../benchmark.ts';
import { mbPerSecond, measure } from '../measure.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const defaultSize = '1GB';
const sampleTimeoutMs = 1_800_000;
const script = (name: string): URL => new URL(`./${name}.ts`, import.meta.url);

export const contribution: Benchmark = {
  about: 'both passes over a Spotify export, beside yauzl-promise + JSON.parse [--size 1GB]',
  run: async ({ size = defaultSize, onNote }) => {
    const directory = mkdtempSync(join(tmpdir(), 'cgdx-bench-'));
    try {
      const file = join(directory, 'sample.zip');
      onNote(`Making a sample of ${size} ...`);
      await makeSample(file, size);
      onNote('Unzipping and parsing alone ...');
      const bare = await measure(script('bare-pass'), file);
      onNote('First pass: inspection ...');
      const inspect = await measure(script('inspect-pass'), file, join(directory, 'inspection.json'));
      onNote('Second pass: masking ...');
      const mask = await measure(
        script('mask-pass'),
        ...[file, join(directory, 'inspection.json'), join(directory, 'dataset')],
      );
      const text = `${(bare.bytes / 1e9).toFixed(2)} GB`;
      const seconds = inspect.seconds + mask.seconds;
      const peer = mbPerSecond(bare.bytes, bare.seconds);
      // The JSON of the sample counts once, though both passes read it.
      const speed = (took: number) => mbPerSecond(bare.bytes, took);
      return [
        line('contribution: both passes', text, 'MB/s', speed(seconds), {
          'yauzl-promise + JSON.parse': peer,
        }),
        line('contribution: inspection', text, 'MB/s', speed(inspect.seconds), {
          'yauzl-promise + JSON.parse': peer,
        }),
        line('contribution: masking', text, 'MB/s', speed(mask.seconds), {
          'yauzl-promise + JSON.parse': peer,
        }),
        line(
          'contribution: peak memory of a pass',
          text,
          'MiB',
          Math.max(inspect.peakRssMb, mask.peakRssMb),
          {
            'yauzl-promise + JSON.parse': bare.peakRssMb,
          },
        ),
      ];
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  },
};

async function makeSample(file: string, size: string): Promise<void> {
  const ended = await runProgram(
    process.execPath,
    [join(root, 'packages/samples/src/cli.ts'), 'spotify', '--size', size, '--seed', '1', '--out', file],
    { cwd: root, timeoutMs: sampleTimeoutMs },
  );
  if (ended.code !== 0) throw new Error(`the sample could not be made: ${ended.said.trim()}`);
}
