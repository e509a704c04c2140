/** The histograms of a pool: the cells of each, the most that a person adds to them, and the share of the budget that each spends. */
import type { PlatformId } from '../pool/platform-id.ts';
import { answerShare, unit, yearShare } from './budget.ts';
import { publicItems } from './item-list.ts';
import { holdersBucket, holdingsBucket, itemsNorm, itemTally } from './item-tally.ts';
import { bucketsOf, type Contributor, normOf, otherValues, type Weights, weightsOf } from './measure.ts';
import { queriesOfPool } from './query.ts';
import { timedKinds } from './record-kind.ts';

export interface Histogram {
  readonly id: string;
  /** All cells; every one is released, even if nobody is in it. */
  readonly buckets: readonly string[];
  readonly norm: number;
  /** The share of a year's privacy budget that each release takes, 0 to 1. */
  readonly share: number;
}

/** A person's additions by histogram and bucket, in thousandths of a person. */
export type Tallies = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The id of the histogram that counts the people. */
export const peopleId = 'people';
const everybody = 'all';

/** Returns the weights in thousandths, scaled down to the norm; rounding down keeps them within it. */
function tallyOf(weights: Weights, norm: number): Readonly<Record<string, number>> {
  const length = Math.hypot(...weights.values());
  const factor = unit * Math.min(1, norm / length);
  return Object.fromEntries([...weights].map(([bucket, weight]) => [bucket, Math.floor(weight * factor)]));
}

const measured = (pool: PlatformId) =>
  queriesOfPool(pool).flatMap(({ id, measure }) =>
    measure.kind === 'months' || measure.kind === 'items' ? [] : [{ id, measure }],
  );

/** Returns the histograms that every edition releases. */
export function answerHistograms(pool: PlatformId): readonly Histogram[] {
  const own = measured(pool);
  const share = answerShare(own.length + 1);
  return [
    { id: peopleId, buckets: [everybody], norm: 1, share },
    ...own.map(({ id, measure }) => ({
      id,
      buckets: [...bucketsOf(measure, pool), otherValues],
      norm: normOf(measure),
      share,
    })),
  ];
}

export const answerTallies = (pool: PlatformId, contributor: Contributor): Tallies => ({
  [peopleId]: { [everybody]: unit },
  ...Object.fromEntries(
    measured(pool).map(({ id, measure }) => [
      id,
      tallyOf(weightsOf(measure, contributor, pool), normOf(measure)),
    ]),
  ),
});

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** The number of kinds of a month in which a person counts, the most frequent ones. */
const kindsAMonth = 2;

const itemsId = 'items';
const classesId = 'classes';
const classBucket = (kind: string, month: string): string => `${month} ${kind}`;

/** Returns the histograms of a year's column of the table. */
export function columnHistograms(pool: PlatformId): readonly Histogram[] {
  const items = publicItems(pool);
  const kinds = timedKinds[pool];
  return [
    {
      id: classesId,
      buckets: months.flatMap((month) => kinds.map((kind) => classBucket(kind, month))),
      norm: Math.sqrt(months.length * Math.max(1, Math.min(kindsAMonth, kinds.length))),
      share: yearShare.classes,
    },
    ...(items.length === 0
      ? []
      : [
          {
            id: itemsId,
            buckets: [holdersBucket, holdingsBucket, ...items],
            norm: itemsNorm,
            share: yearShare.items,
          },
        ]),
  ];
}

/** Returns an empty result for a year without records. */
export function columnTallies(pool: PlatformId, year: number, { summary }: Contributor): Tallies {
  const kinds = timedKinds[pool];
  const classes = months.flatMap((month) =>
    kinds
      .map((kind) => ({ kind, count: summary.kindMonths?.[kind]?.[`${year}-${month}`] ?? 0 }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, kindsAMonth)
      .map(({ kind }) => [classBucket(kind, month), unit] as const),
  );
  if (classes.length === 0) return {};
  const known = new Set(publicItems(pool));
  const held = Object.keys(summary.items?.[year] ?? {}).filter((name) => known.has(name));
  return {
    [classesId]: Object.fromEntries(classes),
    ...(known.size > 0 && { [itemsId]: itemTally(held) }),
  };
}
