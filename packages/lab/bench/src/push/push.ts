/** Measures the delay from a step's write to the page that shows it, with push and with a request every second. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { startPushStand } from '@cgdx/stand/push/push-stand.ts';
import { type Benchmark, type BenchmarkLine, line } from '../measure/benchmark.ts';

const defaultChanges = 300;
/** The interval, in ms, at which a page without push requests the state. */
const pollEveryMs = 1_000;
const step = 'check-authenticity';

/** The time of each write, and the time at which a page shows it. */
function changeClock() {
  const writtenAtMs: number[] = [];
  return {
    writtenAtMs,
    /** @returns a function that takes the number of the newest change seen */
    observer() {
      const delaysMs: number[] = [];
      const see = (newest: number) => {
        const nowMs = performance.now();
        while (delaysMs.length <= newest) delaysMs.push(nowMs - (writtenAtMs[delaysMs.length] ?? nowMs));
      };
      return { delaysMs, see };
    },
  };
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

async function run(changes: number, onNote: (sentence: string) => void): Promise<BenchmarkLine[]> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-bench-push-'));
  const stand = await startPushStand(directory);
  try {
    const { recordStep } = await import('@cgdx/functions/contribution/record/contribution.ts');
    const { announced } = await import('@cgdx/functions/ground/handler/announce.ts');
    const { putOnce, write } = await import('@cgdx/functions/ground/table/item.ts');
    const { contributionItem } = await import('@cgdx/functions/contribution/record/begin-contribution.ts');
    const { handler } = await import('@cgdx/functions/contribution/contribution-route.ts');
    const person = await stand.person('watcher');
    const key = { userSub: person.sub, contributionId: randomUUID() };
    const object = { bucket: 'b', key: 'k', versionId: '1', sizeBytes: 1 };
    const beginning = { dataPoolId: 'spotify', fileName: 'export.zip', object };
    await write(putOnce('ContributionTable', contributionItem(key, beginning, Date.now())));

    /** Requests the state as the page does. @returns the number of the newest change */
    const look = async (): Promise<number> => {
      const asked = signedInEvent('GET /contributions/{contributionId}', { sub: person.sub, email: '' }, {});
      const event = { ...asked, pathParameters: { contributionId: key.contributionId } };
      const { body = '' } = await handler(event);
      return Number(JSON.parse(body).steps[step].note ?? -1);
    };

    const clock = changeClock();
    const [heard, pushed, polled] = [clock.observer(), clock.observer(), clock.observer()];
    let isLooking = false;
    let isStale = false;
    const lookAgain = async () => {
      isStale = true;
      if (isLooking) return;
      isLooking = true;
      while (isStale) {
        isStale = false;
        pushed.see(await look());
      }
      isLooking = false;
    };
    const listener = stand.listen(person.sub, person.token, () => {
      heard.see(clock.writtenAtMs.length - 1);
      void lookAgain();
    });
    while (!listener.isLive) await sleep(10);
    const poller = setInterval(async () => polled.see(await look()), pollEveryMs);

    onNote(`Writing ${changes} changes of a step, at random moments.`);
    const settledMs: number[] = [];
    for (let n = 0; n < changes; n++) {
      await sleep(20 + Math.random() * 200);
      clock.writtenAtMs.push(performance.now());
      await recordStep(key, step, { note: String(n) });
      const writtenAtMs = performance.now();
      await announced();
      settledMs.push(performance.now() - writtenAtMs);
    }
    while (pushed.delaysMs.length < changes || polled.delaysMs.length < changes) await sleep(50);
    clearInterval(poller);
    listener.stop();
    const size = `${changes} writes`;
    const shown = (part: number) =>
      line(`write to page, p${part * 100}`, size, 'ms', percentile(pushed.delaysMs, part), {
        'asking every second': percentile(polled.delaysMs, part),
      });
    return [
      shown(0.5),
      shown(0.99),
      line('write to message, p50', size, 'ms', percentile(heard.delaysMs, 0.5), {}),
      line('write to message, p99', size, 'ms', percentile(heard.delaysMs, 0.99), {}),
      line('a step that ends waits, p50', size, 'ms', percentile(settledMs, 0.5), {}),
      line('a step that ends waits, p99', size, 'ms', percentile(settledMs, 0.99), {}),
    ];
  } finally {
    await stand.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

export const push: Benchmark = {
  about: "the delay from a step's write to the page, with push and with polling",
  run: ({ size, onNote }) => run(size === undefined ? defaultChanges : Number(size), onNote),
};
