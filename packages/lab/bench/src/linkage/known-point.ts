/**
 * The attacker knows a few actions of a person, more or less exactly, and looks for the datasets that contain all of
 * them.
 */
import { type BenchmarkLine, line } from '../measure/benchmark.ts';
import type { History } from './city.ts';
import { isMonthAlone, type Published } from './publish.ts';
import { randomOf } from './random.ts';

/** The precision of the known time: the number of characters of an ISO time. */
const resolutions = { second: 20, hour: 13, day: 10, month: 7, 'no time': 0 } as const;
const most = 4;
const targets = 500;

const itemOf = (record: Published): string =>
  String(record.uri ?? record.video ?? record.reaction ?? record.action ?? '');

const timeOf = (record: Published): string => (typeof record.at === 'string' ? record.at : '');

/** @param length the number of characters of the time, of which a dataset may contain fewer */
const pointOf = (record: Published, length: number): string =>
  `${record.kind}|${itemOf(record)}|${timeOf(record).slice(0, length)}`;

interface Index {
  readonly people: ReadonlyMap<string, ReadonlySet<number>>;
  /** The number of characters of a record's time, by kind. */
  readonly told: ReadonlyMap<string, number>;
}

const monthLength = '2026-03'.length;

function indexOf(datasets: readonly (readonly Published[])[], length: number): Index {
  const people = new Map<string, Set<number>>();
  const told = new Map<string, number>();
  for (const record of datasets.flat()) {
    const kind = String(record.kind);
    const tells = isMonthAlone(record.at) ? monthLength : timeOf(record).length;
    told.set(kind, Math.min(length, Math.max(told.get(kind) ?? 0, tells)));
  }
  for (const [person, records] of datasets.entries()) {
    for (const record of records) {
      const point = pointOf(record, told.get(String(record.kind)) ?? 0);
      const found = people.get(point);
      if (found) found.add(person);
      else people.set(point, new Set([person]));
    }
  }
  return { people, told };
}

/** Returns the people who have all of these points; points of kinds that no dataset contains are ignored. */
function candidates({ people, told }: Index, points: readonly Published[], total: number): number {
  const sets = points.flatMap((record) => {
    const length = told.get(String(record.kind));
    return length === undefined ? [] : [people.get(pointOf(record, length)) ?? new Set<number>()];
  });
  const [first, ...others] = sets;
  if (first === undefined) return total;
  return [...first].filter((person) => others.every((set) => set.has(person))).length;
}

export function attackByPoints(
  what: string,
  histories: readonly History[],
  datasets: readonly (readonly Published[])[],
): BenchmarkLine[] {
  const size = `${histories.length} people`;
  const chance = { chance: 100 / histories.length };
  return Object.entries(resolutions).flatMap(([resolution, length]) => {
    const index = indexOf(datasets, length);
    return Array.from({ length: most }, (_, at) => at + 1).flatMap((k) => {
      const random = randomOf(31 * k + length);
      let alone = 0;
      let sum = 0;
      for (let target = 0; target < targets; target++) {
        const { records } = histories[random.below(histories.length)] as History;
        const points = Array.from({ length: k }, () => records[random.below(records.length)] as Published);
        const found = candidates(index, points, histories.length);
        if (found === 1) alone++;
        if (found > 0) sum += 1 / found;
      }
      const name = `${what}: ${k} known, ${resolution}`;
      return [
        line(`${name}, alone`, size, '%', (100 * alone) / targets, chance),
        line(`${name}, guess`, size, '%', (100 * sum) / targets, chance),
      ];
    });
  });
}
