/** Measures how well near-duplicates are found: by containment and size ratio, against strangers, and at what cost. */
import { decide, knownShare } from '@cgdx/core/fingerprint/containment.ts';
import { createRecordHash } from '@cgdx/core/fingerprint/record-hash.ts';
import { createSketchBuilder, indexKeys, type Sketch } from '@cgdx/core/fingerprint/sketch.ts';
import type { Benchmark, BenchmarkLine } from '../measure/benchmark.ts';
import { line } from '../measure/benchmark.ts';
import { timeLookUps } from './look-up.ts';

const hash = createRecordHash(Buffer.alloc(32, 9));
const trials = 200;
const records = 4_000;
const strangers = 10_000;
const recordsOfStranger = 600;
/** The numbers of stored uploads for which a look-up is timed. */
const stored = [50, 500, 5_000] as const;

/** Returns the sketch of records `from` to `to` of one person's history. */
function sketchOf(owner: string, from: number, to: number): Sketch {
  const builder = createSketchBuilder();
  for (let n = from; n < to; n++) builder.add(hash(`${owner}|${n}`));
  return builder.finish();
}

/** Returns whether one of the keys that are looked up leads to the other sketch. */
const isFound = (newSketch: Sketch, oldSketch: Sketch): boolean => {
  const old = new Set(indexKeys(oldSketch));
  return indexKeys(newSketch).some((key) => old.has(key));
};

export const duplicates: Benchmark = {
  about:
    'near-duplicates found by containment and size ratio; false ones among 10,000; the cost of a look-up',
  run: async ({ onNote }) => {
    const lines: BenchmarkLine[] = [];
    for (const ratio of [1, 2, 4, 8, 16]) {
      for (const share of [0.3, 0.5, 0.8]) lines.push(found(ratio, share));
    }
    onNote(`${strangers} unrelated exports ...`);
    lines.push(falseOnes());
    onNote(`Look-ups among ${stored.join(', ')} uploads ...`);
    const [few, ...more] = await timeLookUps(stored, (n) => sketchOf(`stored ${n}`, 0, recordsOfStranger));
    for (const { stored: uploads, medianMs } of more) {
      const peers = { [`among ${few?.stored} uploads`]: few?.medianMs ?? 0 };
      lines.push(line('duplicates: look-up', `${uploads} uploads`, 'ms', medianMs, peers));
    }
    return lines;
  },
};

/** Makes an old export `ratio` times the size of the new one, which holds `share` of it. */
function found(ratio: number, share: number): BenchmarkLine {
  let hits = 0;
  for (let trial = 0; trial < trials; trial++) {
    const owner = `${ratio} ${share} ${trial}`;
    const common = Math.round(records * share);
    const newSketch = sketchOf(owner, 0, records);
    const oldSketch = sketchOf(owner, records - common, records - common + records * ratio);
    // As in the product: found by the index, then judged by the estimate.
    const isKnown = decide(knownShare(newSketch, [oldSketch])).kind !== 'new';
    if (isFound(newSketch, oldSketch) && isKnown) hits++;
  }
  const size = `size ratio ${ratio}, containment ${share}`;
  return line('duplicates: found', size, '%', (100 * hits) / trials, {});
}

function falseOnes(): BenchmarkLine {
  const owners = new Map<string, number>();
  let alike = 0;
  for (let n = 0; n < strangers; n++) {
    const sketch = sketchOf(`stranger ${n}`, 0, recordsOfStranger);
    for (const key of indexKeys(sketch)) {
      if (owners.has(key)) alike++;
      owners.set(key, n);
    }
  }
  return line('duplicates: false', `${strangers} unrelated exports`, 'pairs', alike, {});
}
