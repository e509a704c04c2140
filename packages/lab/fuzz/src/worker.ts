/** A process that runs its share of the cases in turn, and reports to its parent before and after each. */
import { argv, exit } from 'node:process';
import type { MakeCase } from './case/run-case.ts';
import { type CaseReport, runCase } from './case/run-case.ts';

/** Messages to the parent. */
export type WorkerMessage =
  | { readonly kind: 'begins'; readonly number: number }
  | { readonly kind: 'ended'; readonly report: CaseReport }
  /** Bytes of live objects after a collection, and the process's peak memory so far. */
  | { readonly kind: 'memory'; readonly heapBytes: number; readonly peakBytes: number };

/** The number of cases between two measurements of the heap. */
const casesPerLook = 500;

const [, , moduleUrl = '', seed = '', from = '0', step = '1', end = '0'] = argv;
const { makeCase } = (await import(moduleUrl)) as { makeCase: MakeCase };

for (let number = Number(from), done = 0; number < Number(end); number += Number(step), done++) {
  if (done % casesPerLook === 0) await tell(memory());
  await tell({ kind: 'begins', number });
  await tell({ kind: 'ended', report: await runCase(makeCase, seed, number) });
}
await tell(memory());
exit(0);

/** Resolves when the message has been sent, so that a case that hangs has reported its number. */
function tell(message: WorkerMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    if (process.send === undefined) throw new Error('a worker needs a parent');
    process.send(message, undefined, undefined, (error) => (error === null ? resolve() : reject(error)));
  });
}

function memory(): WorkerMessage {
  globalThis.gc?.();
  return {
    kind: 'memory',
    heapBytes: process.memoryUsage().heapUsed,
    peakBytes: process.resourceUsage().maxRSS * 1024,
  };
}
