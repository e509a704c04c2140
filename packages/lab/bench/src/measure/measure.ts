/** Measures a piece of work in its own process, so that peak memory is that of the work alone. */
import { spawn } from 'node:child_process';
import { z } from 'zod';

const measuredSchema = z.object({
  bytes: z.number(),
  seconds: z.number(),
  cpuSeconds: z.number(),
  peakRssMb: z.number(),
});
/** `bytes` is the amount of work, `peakRssMb` in MiB. */
export type Measured = z.infer<typeof measuredSchema>;

/** Returns this process's CPU time, so that other work on the machine is not measured. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Called in the measured process: runs `work` and prints its measurements. */
export async function reportMeasured(work: () => Promise<number>): Promise<void> {
  const startedAt = performance.now();
  const cpuBefore = cpuMs();
  const bytes = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuSeconds = (cpuMs() - cpuBefore) / 1000;
  // maxRSS is in KiB.
  console.log(
    JSON.stringify({ bytes, seconds, cpuSeconds, peakRssMb: process.resourceUsage().maxRSS / 1024 }),
  );
}

/**
 * With free memory, V8 collects garbage less often and keeps up to a hundred megabytes of dead objects. The
 * restriction, for the product and its peers alike, shows the memory that the work needs.
 */
const memoryFlag = '--max-semi-space-size=8';

/** @param script a file that calls `reportMeasured` */
export function measure(script: URL, ...args: string[]): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [memoryFlag, '--disable-warning=ExperimentalWarning', script.pathname, ...args],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code !== 0) reject(new Error(`${script.pathname} ended with code ${code}`));
      else resolve(measuredSchema.parse(JSON.parse(said.trim().split('\n').at(-1) ?? '')));
    });
  });
}

export const mbPerSecond = (bytes: number, seconds: number): number => bytes / 1e6 / seconds;
