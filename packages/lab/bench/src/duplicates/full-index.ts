/**
 * Simulates the index after a million uploads, most of which share popular things: only the counts, without uploads.
 */
import { indexKeys, popularFrom } from '@cgdx/core/fingerprint/index-key.ts';
import { noRuns } from '@cgdx/core/fingerprint/item-run.ts';
import { randomOf } from '@cgdx/core/fingerprint/testing/changed-history.ts';

export interface FullIndex {
  readonly rowsAnUpload: number;
  readonly mostRowsOfKey: number;
  /** The number of uploads of which every key was popular. */
  readonly withoutRareKey: number;
}

/** The share of an upload's look-up keys that are of popular things. */
const popularShare = 0.5;
const popularKeys = 20_000;

/**
 * @param uploads the number of uploads; each has its own keys, and popular ones with a probability that falls with
 * their rank
 */
export function fillIndex(uploads: number): FullIndex {
  const random = randomOf(7);
  const [{ keys = [], stored = 0 } = {}] = indexKeys({
    sketch: Array.from({ length: 1024 }, (_, n) => n),
    runs: noRuns,
  });
  const rows = new Uint32Array(popularKeys);
  let written = 0;
  let withoutRareKey = 0;
  for (let upload = 0; upload < uploads; upload++) {
    const popular: number[] = [];
    let rare = 0;
    for (let key = 0; key < keys.length && rare < stored; key++) {
      const known = random() < popularShare ? Math.floor(popularKeys * random() ** 3) : undefined;
      if (known !== undefined && (rows[known] ?? 0) >= popularFrom) {
        popular.push(known);
        continue;
      }
      rare++;
      written++;
      if (known !== undefined) rows[known] = (rows[known] ?? 0) + 1;
    }
    if (rare > 0) continue;
    withoutRareKey++;
    for (const key of popular.slice(0, stored)) {
      written++;
      rows[key] = (rows[key] ?? 0) + 1;
    }
  }
  return {
    rowsAnUpload: written / uploads,
    mostRowsOfKey: rows.reduce((a, b) => Math.max(a, b)),
    withoutRareKey,
  };
}
