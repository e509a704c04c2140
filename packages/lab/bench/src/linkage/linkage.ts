/**
 * Measures who can be identified: datasets of a thousand invented people of one city, attacked as a stranger who bought
 * them would.
 */
import { type PlatformId, platformIds } from '@cgdx/core/pool/platform-id.ts';
import { type Benchmark, type BenchmarkLine, line } from '../measure/benchmark.ts';
import { type History, historyOf } from './city.ts';
import { withGoal } from './goal.ts';
import { coarse, type Habit, habitOf, joinByHabit } from './habit.ts';
import { cellsOf, countsOf, joinByCounts } from './join-offers.ts';
import { attackByPoints } from './known-point.ts';
import { attackProfile, habitOfProfile, profileOf } from './profile.ts';
import { attackByText, publicKinds } from './public-text.ts';
import { type Offered, offersOf, type Published, publish } from './publish.ts';
import { tableBesideTruth } from './table-truth.ts';
import { earlier, joinByRecords, later } from './two-export.ts';

const defaultPeople = 1_000;
/** Platforms whose tables list items. */
const withItems: readonly PlatformId[] = ['spotify', 'youtube'];
const secondYear = '2026-01-01';

interface Habits {
  /** Hours and weekdays; undefined if no dataset contains a time of day. */
  readonly fine: readonly Habit[] | undefined;
  readonly coarse: readonly Habit[];
}

interface Sold {
  readonly platform: PlatformId;
  readonly what: string;
  readonly whole: Habits;
  /** Habits of an upload after the first year, and of one a year later, which contains only the second year. */
  readonly first: Habits;
  readonly second: Habits;
  readonly datasets: readonly (readonly Published[])[];
}

const habitsOf = (datasets: readonly (readonly Published[])[]): Habits => {
  const fine = datasets.map(habitOf);
  return { fine, coarse: fine.map(coarse) };
};

function attackOffer(
  offered: Offered,
  platform: PlatformId,
  histories: readonly History[],
): { readonly lines: readonly BenchmarkLine[]; readonly sold: Sold } {
  const what = `${platform} ${offered.offer}`;
  const size = `${histories.length} people`;
  const datasets = histories.map((history) => publish(history, offered));
  const [before = [], after = []] = [earlier, later].map((half) =>
    histories.map(({ person, records }) => publish({ person, records: half(records, secondYear) }, offered)),
  );
  const withPrivate = datasets.filter((records) =>
    records.some(({ kind }) => !publicKinds.includes(String(kind))),
  ).length;
  const [first, second] = [habitsOf(before), habitsOf(after)];
  return {
    lines: [
      ...attackByPoints(what, histories, datasets),
      attackByText(what, histories, datasets),
      ...(offered.offer === 'words'
        ? [line(`${what}: private acts`, size, '%', (100 * withPrivate) / histories.length, {})]
        : []),
      joinByRecords(`${what}: two exports by records`, before, after),
      joinByHabit(`${what}: two exports by habit`, first.fine ?? [], second.fine ?? []),
    ],
    sold: { platform, what, whole: habitsOf(datasets), first, second, datasets },
  };
}

function attackProfiles(platform: PlatformId, histories: readonly History[]) {
  const what = `${platform} profile`;
  const profiles = histories.map(({ records }) => profileOf(platform, records));
  const told = (all: typeof profiles): Habits => ({ fine: undefined, coarse: all.map(habitOfProfile) });
  const [first, second] = [earlier, later].map((half) =>
    told(histories.map(({ records }) => profileOf(platform, half(records, secondYear)))),
  ) as [Habits, Habits];
  return {
    lines: [
      ...attackProfile(platform, histories, profiles),
      joinByHabit(`${what}: two exports by habit`, first.coarse, second.coarse),
    ],
    sold: { platform, what, whole: told(profiles), first, second, datasets: [] },
  };
}

/** Uses the finer habits if both sides have them. For one platform, the later upload contains only the second year. */
function joinSold(one: Sold, other: Sold): BenchmarkLine {
  const isOnePlatform = one.platform === other.platform;
  const [a, b] = isOnePlatform ? [one.first, other.second] : [one.whole, other.whole];
  const what = `${one.what} with ${other.what}: by habit`;
  return a.fine && b.fine ? joinByHabit(what, a.fine, b.fine) : joinByHabit(what, a.coarse, b.coarse);
}

/** Joins two offers of one export by counts and times, which shows why they are never both sold. */
function joinOffers(
  platform: PlatformId,
  histories: readonly History[],
  sold: readonly Sold[],
): readonly BenchmarkLine[] {
  const [records, words] = sold.filter(({ datasets }) => datasets.length > 0).map(({ datasets }) => datasets);
  const name = (other: string) => `${platform} records with ${platform} ${other} of one export: by counts`;
  const cells = (of: readonly (readonly Published[])[]) =>
    of.map((each) => cellsOf(profileOf(platform, each)));
  return [
    ...(records && words ? [joinByCounts(name('words'), words.map(countsOf), records.map(countsOf))] : []),
    ...(records
      ? [joinByCounts(name('profile'), cells(records), cells(histories.map((each) => each.records)))]
      : []),
  ];
}

export const linkage: Benchmark = {
  about: 'who can be found in what leaves: known points, public text, joins, habits, beside chance',
  run: async ({ size, only, onNote }) => {
    const people = size === undefined ? defaultPeople : Number(size);
    const lines: BenchmarkLine[] = [];
    const sold: Sold[] = [];
    for (const platform of platformIds) {
      if (only !== undefined && only !== platform) continue;
      onNote(`${people} people on ${platform} ...`);
      const histories = Array.from({ length: people }, (_, id) => historyOf(platform, id));
      const attacked = [
        ...offersOf(platform).map((offered) => attackOffer(offered, platform, histories)),
        attackProfiles(platform, histories),
      ];
      lines.push(
        ...joinOffers(
          platform,
          histories,
          attacked.map((each) => each.sold),
        ),
      );
      for (const each of attacked) {
        lines.push(...each.lines);
        sold.push(each.sold);
      }
      if (withItems.includes(platform))
        lines.push(
          ...tableBesideTruth(
            platform,
            histories.map(({ records }) => records),
          ),
        );
    }
    const tells = ({ whole }: Sold): boolean => whole.coarse.some((habit) => habit !== undefined);
    const telling = sold.filter(tells);
    for (const [at, one] of telling.entries())
      for (const other of telling.slice(at + 1)) lines.push(joinSold(one, other));
    return lines.map(withGoal);
  },
};
