/** How long a function works on one contribution: measured on the local cloud, and scaled to its share of a core. */
import { readFileSync } from 'node:fs';
import { type FunctionName, functions } from '@cgdx/workflows/wiring/function.ts';
import { z } from 'zod';

/** Lambda gives one core for each 1,769 MB. A step that works on one thread gains nothing from a second core. */
const memoryOfCoreMb = 1_769;

const lineSchema = z.object({
  /** Seconds of work whatever the size. */
  seconds: z.number(),
  /** Seconds for each MB of data: 1e6 bytes, unpacked. */
  secondsPerMb: z.number(),
});

export const measuredSchema = z.object({
  measuredAt: z.string(),
  cores: z.number(),
  uploads: z.number(),
  steps: z.record(z.string(), lineSchema),
});
export type Measured = z.infer<typeof measuredSchema>;

const fewWrites = { as: 'complete-contribution', grows: false };

/** Functions that are not measured by themselves, and whose time is taken for theirs. */
export const takenFrom: Readonly<Record<string, { readonly as: string; readonly grows: boolean }>> = {
  // A caller only stores a request for the lane; the time in the log is the lane's own.
  'update-root-on-chain': { as: 'insert-merkle-leaf', grows: false },
  'plan-units': { as: 'score-quality', grows: false },
  // A group of a huge export is read and masked by the same code as a whole export.
  'observe-units': { as: 'check-authenticity', grows: true },
  'mask-units': { as: 'mask-personal-information', grows: true },
  'reject-contribution': fewWrites,
  'reserve-reward': fewWrites,
  'pay-reward-on-chain': fewWrites,
  'settle-payout': fewWrites,
  'check-bank-account': fewWrites,
  'settle-off-chain': fewWrites,
  'transfer-reward': fewWrites,
};

/** Returns a sentence that says which times were measured and which were taken from another function. */
export function basisOf({ measuredAt, uploads, steps }: Measured): string {
  const own = Object.keys(steps).filter((fn) => !(fn in takenFrom));
  const groups = Map.groupBy(Object.entries(takenFrom), ([, { as }]) => as);
  const taken = [...groups].map(([as, fns]) => `${fns.map(([fn]) => fn).join(', ')} as ${as}`);
  return `Step times: ${own.join(', ')} measured ${measuredAt.slice(0, 10)} with ${uploads} uploads; assumed: ${taken.join('; ')}.`;
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
