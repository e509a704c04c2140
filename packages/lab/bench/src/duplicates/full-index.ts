/** Counts what the index holds after a million uploads, of which most share what is popular: the counts alone, without the uploads. */
import { indexKeys, popularFrom } from '@cgdx/core/fingerprint/index-key.ts';
import { noRuns } from '@cgdx/core/fingerprint/item-run.ts';
import { randomOf } from '@cgdx/core/fingerprint/testing/changed-history.ts';

export interface FullIndex {
  readonly rowsAnUpload: number;
  readonly mostRowsOfKey: number;
  /** Uploads of which every key was popular. */
  readonly withoutRareKey: number;
}

/** Of the keys that an upload is looked up by, so many in a hundred are of things that many have. */
const popularShare = 0.5;
const popularKeys = 20_000;

/** `uploads`: their number; each has keys of its own and popular ones, the most popular most often. */
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
