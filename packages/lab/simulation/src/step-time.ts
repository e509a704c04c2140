/** A function's working time for one contribution: measured on the local cloud, and scaled to its share of a core. */
import { readFileSync } from 'node:fs';
import { type FunctionName, functions } from '@cgdx/workflows/wiring/function.ts';
import { z } from 'zod';

/** Lambda gives one core for each 1,769 MB. A step that works on one thread gains nothing from a second core. */
const memoryOfCoreMb = 1_769;

const lineSchema = z.object({
  /** The fixed part, in seconds. */
  seconds: z.number(),
  /** Seconds for each MB of data: 1e6 bytes, unpacked. */
  secondsPerMb: z.number(),
});

const measuredSchema = z.object({
  measuredAt: z.string(),
  cores: z.number(),
  uploads: z.number(),
  steps: z.record(z.string(), lineSchema),
  /**
   * Functions measured while other work was running, whose times were scaled by those of functions measured without it.
   */
  scaled: z.array(z.string()).default([]),
});
export type Measured = z.infer<typeof measuredSchema>;

/** Functions whose calls mostly hold the chain lane and work for others; the fastest call shows a caller's own work. */
export const laneCallers: readonly string[] = [
  'update-root-on-chain',
  'pay-reward-on-chain',
  'settle-off-chain',
];

/** Returns a sentence about the origin of the step times. */
export function basisOf({ measuredAt, uploads, cores, steps, scaled }: Measured): string {
  const callers = laneCallers.filter((fn) => fn in steps);
  const beside =
    scaled.length === 0
      ? ''
      : ` ${scaled.length} of them were measured beside other work and scaled by the others: ${scaled.join(', ')}. Measure them again with --measure.`;
  return `Step times: all ${Object.keys(steps).length} measured until ${measuredAt.slice(0, 10)} on ${cores} cores with ${uploads} uploads and their payouts; of ${callers.join(', ')} the fastest call, since the others hold the lane.${beside}`;
}

export const measuredFile = new URL('measured.json', import.meta.url);

export const readMeasured = (): Measured =>
  measuredSchema.parse(JSON.parse(readFileSync(measuredFile, 'utf8')));

export type WorkSeconds = (fn: FunctionName, megabytes: number) => number;

/** @throws Error if a function was not measured */
export function workSecondsOf({ steps }: Measured): WorkSeconds {
  return (fn, megabytes) => {
    const line = steps[fn];
    if (line === undefined) throw new Error(`"${fn}" was not measured: run npm run simulate -- --measure.`);
    const share = Math.min(1, functions[fn].memoryMb / memoryOfCoreMb);
    return (line.seconds + line.secondsPerMb * megabytes) / share;
  };
}
