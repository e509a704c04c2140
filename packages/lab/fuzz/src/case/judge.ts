/** Decides whether the outcome of a mutated export is one of the two allowed ones. */

import { gunzipSync } from 'node:zlib';
import type { Quality, Rejection } from '@cgdx/core/contribution/contribution.ts';
import type { Inspection } from '@cgdx/core/export/contract/inspection.ts';
import { inspectionSchema } from '@cgdx/core/export/contract/inspection-schema.ts';
import type { Manifest } from '@cgdx/core/export/dataset/manifest.ts';

/** In characters; the longest text that fits on a contributor's timeline. */
const longestSentence = 2000;

/** The largest factor by which an estimated number of distinct records may differ from the actual one. */
const estimate = 1.2;

function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** Throws if the refusal would not help a person. */
export function checkRejection({ code, message, advice }: Rejection): void {
  demand(/^[a-z][a-z0-9-]+$/.test(code), `the refusal's code is no code: ${code}`);
  for (const text of [message, advice ?? '']) {
    demand(/^\S.*[.!?"”)]$/su.test(text), `the refusal ${code} is no sentence: ${JSON.stringify(text)}`);
    demand(text.length <= longestSentence, `the refusal ${code} has ${text.length} characters`);
  }
}

/** Throws if a figure is not a number, or is out of its range. */
export function checkInspection(inspection: Inspection, { score, parts }: Quality): void {
  inspectionSchema.parse(JSON.parse(JSON.stringify(inspection)));
  demand(Number.isInteger(score) && score >= 0 && score <= 10, `the score is ${score}`);
  for (const { name, value } of parts) demand(value >= 0 && value <= 1, `${name} is worth ${value}`);
  const { soundRecords, filled, tellingRecords = 0, distinctRecords } = inspection.counters;
  demand(
    Number.isInteger(tellingRecords) && tellingRecords >= 0 && tellingRecords <= distinctRecords * estimate,
    `${tellingRecords} of ${distinctRecords} records tell something`,
  );
  for (const share of [soundRecords, ...Object.values(filled)]) {
    demand(share >= 0 && share <= 1, `a share of the records is ${share}`);
  }
}

/** Throws if the second pass wrote records that the first pass did not count, or lines that are not JSON. */
export function checkDataset(
  manifest: Manifest,
  inspection: Inspection,
  written: ReadonlyMap<string, Buffer>,
): void {
  for (const [kind, records] of Object.entries(manifest.records)) {
    const lines = gunzipSync(written.get(`${kind}.ndjson.gz`) ?? '')
      .toString('utf8')
      .trimEnd()
      .split('\n');
    for (const line of lines) JSON.parse(line);
    demand(lines.length === records, `${kind} has ${lines.length} lines for ${records} records`);
    demand(
      inspection.recordCounts[kind] === records,
      `${kind}: ${records} records of ${inspection.recordCounts[kind]}`,
    );
  }
  const counted = Object.values(inspection.recordCounts).filter((count) => count > 0).length;
  demand(counted === Object.keys(manifest.records).length, 'a kind that was counted was not written');
}
