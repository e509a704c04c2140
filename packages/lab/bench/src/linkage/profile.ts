/**
 * The profile of a person that a buyer gets, by the product's own counting, and the attacks that are still possible.
 */

import { profileRows } from '@cgdx/core/export/dataset/profile.ts';
import { classedFields } from '@cgdx/core/export/dataset/profile-class.ts';
import type { ProfileRow } from '@cgdx/core/export/dataset/profile-schema.ts';
import { quarterOf } from '@cgdx/core/export/dataset/quarter.ts';
import { createRecordCounter } from '@cgdx/core/export/dataset/record-counter.ts';
import { readers } from '@cgdx/core/export/platform/readers.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { type BenchmarkLine, line } from '../measure/benchmark.ts';
import type { History } from './city.ts';
import type { Habit } from './habit.ts';
import { context, type Published } from './publish.ts';
import { randomOf } from './random.ts';

export type Profile = readonly ProfileRow[];

export function profileOf(platform: PlatformId, records: readonly Published[]): Profile {
  return profileRows(
    readers[platform].kinds.map((kind) => {
      const counter = createRecordCounter(platform, kind, context);
      for (const record of records) if (record.kind === kind.kind) counter.count(record);
      return { kind: kind.kind, counts: [counter.counts()] };
    }),
  );
}

/** The shares of six parts of the day and of seven weekdays. */
export function habitOfProfile(profile: Profile): Habit {
  const history = profile.find((row) => row.row === 'history');
  if (history?.row !== 'history' || history.dayPartPercent.length === 0) return undefined;
  return [...history.dayPartPercent, ...history.weekdayPercent].map((percent) => percent / 100);
}

/** Returns whether a profile can belong to somebody who did this on a known day. */
function fits(platform: PlatformId, profile: Profile, record: Published): boolean {
  const { kind, at } = record;
  if (typeof at !== 'string') return true;
  const row = profile.find((each) => each.row === 'quarter' && each.quarter === quarterOf(at));
  if (row?.row !== 'quarter' || (row.records[String(kind)] ?? '0') === '0') return false;
  return classedFields(platform, String(kind)).every(({ field, classes }) => {
    const name = classes.get(String(record[field]));
    return name === undefined || row.classes.includes(name);
  });
}

const most = 4;
const targets = 500;

/** The attacker knows a person's actions on some days exactly; a profile only shows that they happened in a quarter. */
export function attackProfile(
  platform: PlatformId,
  histories: readonly History[],
  profiles: readonly Profile[],
): BenchmarkLine[] {
  const size = `${histories.length} people`;
  const chance = { chance: 100 / histories.length };
  return Array.from({ length: most }, (_, at) => at + 1).flatMap((k) => {
    const random = randomOf(37 * k);
    let alone = 0;
    let sum = 0;
    for (let target = 0; target < targets; target++) {
      const { records } = histories[random.below(histories.length)] as History;
      const points = Array.from({ length: k }, () => records[random.below(records.length)] as Published);
      const found = profiles.filter((profile) =>
        points.every((record) => fits(platform, profile, record)),
      ).length;
      if (found === 1) alone++;
      if (found > 0) sum += 1 / found;
    }
    const name = `${platform} profile: ${k} known, day`;
    return [
      line(`${name}, alone`, size, '%', (100 * alone) / targets, chance),
      line(`${name}, guess`, size, '%', (100 * sum) / targets, chance),
    ];
  });
}
