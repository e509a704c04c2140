/**
 * Measures the time from a question to an answer with its report, over a million records, and the time to publish an
 * edition.
 */

import { firstDayOf, quarterOf } from '@cgdx/core/insight/calendar.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { openPurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { type Benchmark, type BenchmarkLine, line } from '../measure/benchmark.ts';
import { countPlays, playsOf } from './record.ts';
import { openSqlitePeer } from './sqlite-peer.ts';

const defaultRecords = 1_000_000;
const recordsEach = 2_000;
/** The editions of a year, the first one two quarters from now; answers about a pool use their mean. */
const editionDays = [2, 3, 4, 5].map((quarters) =>
  firstDayOf(quarterOf(new Date().toISOString()) + quarters),
);
const asked = 11;
const prompt =
  'When do people listen to music, which artists are most popular, and what is the monthly trend?';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timed<T>(work: () => T | Promise<T>): Promise<{ readonly ms: number; readonly result: T }> {
  const startedAt = performance.now();
  const result = await work();
  return { ms: performance.now() - startedAt, result };
}

async function run(records: number, onNote: (sentence: string) => void): Promise<BenchmarkLine[]> {
  const stand = await openPurchaseStand();
  try {
    const summary = await import('@cgdx/functions/pool/summary.ts');
    const uploads = await import('@cgdx/functions/pool/upload.ts');
    const { foldPerson } = await import('@cgdx/functions/pool/pool-count.ts');
    const { publishDue } = await import('@cgdx/functions/insight/publish-due.ts');
    const { lastEditions } = await import('@cgdx/functions/pool/edition.ts');
    const peer = openSqlitePeer();
    const people = Math.ceil(records / recordsEach);
    onNote(`Making ${records} records of ${people} contributors.`);
    let countedMs = 0;
    let foldedMs = 0;
    for (let person = 0; person < people; person++) {
      const plays = playsOf(person, recordsEach, Date.now());
      peer.add(person, plays);
      const counted = await timed(() => countPlays(plays));
      countedMs += counted.ms;
      const upload = await uploads.findUpload(await putUpload({ userSub: `person-${person}` }));
      if (upload === undefined) throw new Error('The upload was not stored.');
      await summary.addSummary(upload, counted.result);
      const folded = await timed(() => foldPerson('spotify', upload.userSub));
      foldedMs += folded.ms;
    }
    const edition = await timed(() => publishDue('spotify', editionDays[0]));
    if (!edition.result) throw new Error('No edition was published.');
    for (const day of editionDays.slice(1)) await publishDue('spotify', day);
    const cells = (await lastEditions('spotify', 1)).flatMap(({ answers }) =>
      Object.values(answers).flatMap((each) => Object.keys(each.cells)),
    );
    onNote(`Editions of ${cells.length} cells were published.`);
    // The first question loads the function, as in a new environment.
    const times: number[] = [];
    for (let n = 0; n < asked; n++) {
      const event = signedInEvent(
        'POST /fusion_agent',
        { sub: `asker-${n}`, email: '' },
        { session_id: '1', message: prompt },
      );
      const { ms, result } = await timed(async () =>
        (await import('@cgdx/functions/insight/insight-route.ts')).handler(event),
      );
      const { findings = [], pdf_s3_location: link } = JSON.parse(result.body ?? '{}');
      if (findings.length === 0 || link === undefined) throw new Error('The question was not answered.');
      times.push(ms);
    }
    const direct = await Promise.all(Array.from({ length: 3 }, () => timed(peer.ask)));
    const peerMs = median(direct.map(({ ms }) => ms));
    const size = `${records.toExponential(0).replace('+', '')} records`;
    const sqlite = { 'node:sqlite over the records, no report': peerMs };
    const [first = 0, ...others] = times;
    return [
      line('insight with PDF, first question', size, 'ms', first, sqlite),
      line('insight with PDF, later questions', size, 'ms', median(others), sqlite),
      line('publishing an edition', size, 'ms', edition.ms, sqlite),
      line('folding an upload', size, 'ms', foldedMs / people, {}),
      line('counting while masking', size, 'ms', countedMs, {}),
    ];
  } finally {
    await stand.stop();
  }
}

export const insight: Benchmark = {
  about: 'a question to I-GPT, until its answer and its PDF are stored',
  run: ({ size, onNote }) => run(size === undefined ? defaultRecords : Number(size), onNote),
};
