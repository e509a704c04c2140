/**
 * Measures how well copies of other people's exports are detected, how often strangers are held by mistake, and at what
 * cost.
 */
import { decide, knownOf, knownShare, strangersFrom } from '@cgdx/core/fingerprint/containment.ts';
import { type IndexedData, indexKeys } from '@cgdx/core/fingerprint/index-key.ts';
import {
  changes,
  fingerprintOf,
  historyOf,
  jittered,
  later,
  type Play,
} from '@cgdx/core/fingerprint/testing/changed-history.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { generators } from '../authenticity/attack/attack-price.ts';
import type { Benchmark, BenchmarkLine } from '../measure/benchmark.ts';
import { line } from '../measure/benchmark.ts';
import { dealtExportLines } from './dealt-export.ts';
import { dealtSongLines } from './dealt-song.ts';
import { fillIndex } from './full-index.ts';
import { timeLookUps } from './look-up.ts';

const people = 100;
const days = 60;
const deals = 10;
/** The numbers of stored uploads for which a look-up is timed. */
const stored = [50, 200, 800] as const;
const manyUploads = 1_000_000;

type Change = (plays: readonly Play[]) => readonly Play[];

/** Changes for which detection is measured, but not guaranteed. */
const beyond: Readonly<Record<string, Change>> = {
  'moved by days, and each by minutes of its own': (plays) => jittered(later(plays, 200_000), 900),
  'with other ids and titles': (plays) =>
    plays.map((play) => ({ ...play, id: `${play.id}x`, title: `${play.title} (live)` })),
  'merged with another’s': (plays) =>
    [...plays, ...later(historyOf(people, days), 50)].toSorted((a, b) => a.seconds - b.seconds),
};

/** Returns whether a look-up of one upload finds a key of the other. */
function isFound(data: IndexedData, old: IndexedData): boolean {
  const rows = new Set(indexKeys(old).flatMap(({ keys, stored: most }) => keys.slice(0, most)));
  return indexKeys(data).some(({ keys }) => keys.some((key) => rows.has(key)));
}

export const duplicates: Benchmark = {
  about: 'copies found, changed in each way; strangers held; the index at a million uploads',
  run: async ({ only, onNote }) => {
    const dealt: BenchmarkLine[] = [];
    for (const [platform, { careful }] of Object.entries(generators)) {
      if (only !== undefined && only !== platform) continue;
      onNote(`${platform}, dealt ...`);
      dealt.push(...(await dealtExportLines(platform as PlatformId, careful, deals)));
    }
    if (only !== undefined) return dealt;
    const histories = Array.from({ length: people }, (_, person) => historyOf(person, days));
    const lines = Object.entries({ ...changes, ...beyond }).map(([how, change]) => {
      onNote(`copies ${how} ...`);
      return found(how, histories, change);
    });
    onNote('strangers ...');
    lines.push(falseOnes(histories), dealtSongLines(onNote), dealt);
    const { rowsAnUpload, mostRowsOfKey, withoutRareKey } = fillIndex(manyUploads);
    lines.push([
      line('duplicates: index', '1e6 uploads', 'rows a part', rowsAnUpload, {}),
      line('duplicates: index', '1e6 uploads', 'rows of one key at most', mostRowsOfKey, {}),
      line('duplicates: index', '1e6 uploads', 'without a rare key', withoutRareKey, {}),
    ]);
    onNote(`Look-ups among ${stored.join(', ')} uploads ...`);
    const [few, ...more] = await timeLookUps(stored, (n) => fingerprintOf(historyOf(1e6 + n, 4)));
    const peers = { [`among ${few?.stored} uploads`]: few?.medianMs ?? 0 };
    lines.push(
      more.map(({ stored: uploads, medianMs }) =>
        line('duplicates: look-up', `${uploads} uploads`, 'ms', medianMs, peers),
      ),
    );
    return lines.flat();
  },
};

/**
 * Copies that are refused, and copies that are at least held for review, beside the result of comparing times alone.
 */
function found(how: string, histories: readonly (readonly Play[])[], change: Change): BenchmarkLine[] {
  let refused = 0;
  let held = 0;
  let byTimes = 0;
  for (const plays of histories) {
    const old = fingerprintOf(plays);
    const data = fingerprintOf(change(plays));
    const known = isFound(data, old) ? knownOf(data, [old]) : 0;
    if (decide(known).kind === 'duplicate') refused++;
    if (known >= strangersFrom) held++;
    if (knownShare(data.sketch, [old.sketch]) >= strangersFrom) byTimes++;
  }
  const percent = (count: number) => (100 * count) / histories.length;
  return [
    line(`duplicates: refused, ${how}`, `${days} days`, '%', percent(refused), {}),
    line(`duplicates: held or refused, ${how}`, `${days} days`, '%', percent(held), {
      'by times alone': percent(byTimes),
    }),
  ];
}

function falseOnes(histories: readonly (readonly Play[])[]): BenchmarkLine[] {
  const known = histories.map(fingerprintOf);
  const shares = known.map((data, n) => knownOf(data, known.toSpliced(n, 1)));
  const size = `${histories.length} strangers`;
  const refused = shares.filter((share) => decide(share).kind === 'duplicate').length;
  const held = shares.filter((share) => share >= strangersFrom).length;
  return [
    line('duplicates: refused, another’s', size, 'people', refused, {}),
    line('duplicates: held, another’s', size, 'people', held, {}),
  ];
}
