/** Somebody with many accounts of their own asks a pool's statistics about one person. */
import { rightGuesses } from '@cgdx/core/insight/budget.ts';
import { makeEdition } from '@cgdx/core/insight/edition.ts';
import type { Edition } from '@cgdx/core/insight/edition-schema.ts';
import { addCounts, type Counts, countsOf, noCounts } from '@cgdx/core/insight/fold.ts';
import { madeUpContributor } from '@cgdx/core/insight/made-up-contributors.ts';
import type { Contributor } from '@cgdx/core/insight/measure.ts';
import { k, type NoisyHistogram } from '@cgdx/core/insight/release.ts';
import type { Summary } from '@cgdx/core/insight/summary.ts';
import { type Attack, allRefused, type Verdict } from './attack.ts';

const honest = 60;
const puppets = 39;
const trials = 200;
/** All editions of a year that count uploads of January 2027; the second one also has the column of 2026. */
const year = [1, 2, 3, 4].map((quarter) => 2027 * 4 + 1 + quarter);
const addedAt = '2027-01-10T00:00:00.000Z';

const changed = (contributor: Contributor, change: Partial<Summary>): Contributor => ({
  ...contributor,
  summary: { ...contributor.summary, ...change },
});

const noHours = new Array<number>(24).fill(0);

/**
 * The attacker's question, and the counts of a puppet or of the person that have the property; other people never have
 * it.
 */
interface Question {
  readonly what: string;
  readonly have: (contributor: Contributor) => Contributor | undefined;
}

export const questions: readonly Question[] = [
  {
    what: 'played a rare artist that no list has',
    have: (each) => changed(each, { items: { 2026: { ...each.summary.items?.['2026'], 'Rare Artist': 9 } } }),
  },
  {
    what: 'played a rare artist of the list',
    have: (each) => changed(each, { items: { 2026: { ...each.summary.items?.['2026'], 'Al Jolson': 9 } } }),
  },
  { what: 'is in the highest band of records', have: (each) => changed(each, { records: 400_000 }) },
  { what: 'has an upload of the best quality', have: (each) => ({ ...each, quality: 10 }) },
  {
    what: 'did something that is not in the list, and is counted in the remainder',
    have: (each) => changed(each, { values: { 'play.medium': { unheard: 1 } } }),
  },
  {
    what: 'has records of years ago, which moves a period',
    have: (each) => changed(each, { months: { ...each.summary.months, '2003-01': 1 } }),
  },
  {
    what: 'is active only at night',
    have: (each) => changed(each, { hours: noHours.map((_, hour) => Number(hour === 3)) }),
  },
  {
    what: 'searched in a month in which nobody else did',
    have: (each) => changed(each, { kindMonths: { ...each.summary.kindMonths, search: { '2026-02': 5 } } }),
  },
  { what: 'is in the pool', have: (each) => each },
];

/** Above 0. A trial only needs noise that is as wide as the product's. */
const uniform = (): number => 1 - Math.random();

export const publish = (counts: Counts): Edition[] => {
  const editions: Edition[] = [];
  for (const number of year)
    editions.push(
      makeEdition({
        dataPoolId: 'spotify',
        number,
        madeAt: '',
        counts,
        columns: editions.flatMap(({ column }) => column?.year ?? []),
        uniform,
      }),
    );
  return editions;
};

const histogramsOf = (editions: readonly Edition[]): [string, NoisyHistogram][] =>
  editions.flatMap(({ number, answers, column }) => [
    ...Object.entries(answers).map(([id, each]): [string, NoisyHistogram] => [`${number} ${id}`, each]),
    ...(column ? [[`${number} classes`, column.classes] as [string, NoisyHistogram]] : []),
    ...(column?.items ? [[`${number} items`, column.items] as [string, NoisyHistogram]] : []),
  ]);

/** Everything about an edition except its noisy numbers: its existence, its platform, dates and order. */
const shapeOf = (editions: readonly Edition[]): string =>
  JSON.stringify(histogramsOf(editions).map(([id, { sigma, cells }]) => [id, sigma, Object.keys(cells)]));

/** Returns the cells without noise, which an attacker who knows everybody else can compute for either case. */
export function exactOf(counts: Counts): Map<string, number> {
  const quarter = Object.values(counts.quarters)[0] ?? {};
  const inYear = counts.years['2026'] ?? {};
  const cells = new Map<string, number>();
  for (const number of year)
    for (const [id, buckets] of Object.entries({ ...quarter, ...inYear }))
      for (const [bucket, count] of Object.entries(buckets)) cells.set(`${number} ${id} ${bucket}`, count);
  return cells;
}

/**
 * Makes a guesser that compares the likelihoods of everything that a year shows; no other guesser with the same data
 * can be better. A number, a name or a date that occurs in only one case decides by itself.
 */
function guesserOf(without: Counts, within: Counts): (seen: readonly Edition[]) => boolean {
  const [shapeWithout, shapeWithin] = [without, within].map((counts) => shapeOf(publish(counts)));
  const [low, high] = [exactOf(without), exactOf(within)];
  const differing = [...new Set([...low.keys(), ...high.keys()])].flatMap((cell) => {
    const [a, b] = [low.get(cell) ?? 0, high.get(cell) ?? 0];
    return a === b ? [] : [{ cell, middle: (a + b) / 2, by: b - a }];
  });
  return (seen) => {
    if (shapeWithout !== shapeWithin) return shapeOf(seen) === shapeWithin;
    const shown = new Map<string, { readonly count: number; readonly sigma: number }>(
      histogramsOf(seen).flatMap(([id, { sigma, cells }]) =>
        Object.entries(cells).map(([bucket, count]) => [`${id} ${bucket}`, { count, sigma }] as const),
      ),
    );
    const score = differing.reduce((sum, { cell, middle, by }) => {
      const found = shown.get(cell);
      return found ? sum + ((found.count - middle) * by) / found.sigma ** 2 : sum;
    }, 0);
    return score === 0 ? Math.random() < 0.5 : score > 0;
  };
}

const add = (sum: Counts, contributor: Contributor): Counts =>
  addCounts(sum, countsOf('spotify', [{ ...contributor, addedAt }]));

/** Returns the number of trials that the attacker wins. */
export function winsOf({ what, have }: Question, publishYear = publish, tries = trials): number {
  const people = Array.from({ length: honest + puppets + 1 }, (_, at) =>
    madeUpContributor('spotify', at, '2027-01'),
  );
  const [target, ...others] = people;
  if (target === undefined) throw new Error('there is a person to ask about');
  const base = others.reduce(
    // One person fewer than a rule of k people needs, so that the attacked person makes the difference.
    (sum, each, at) => add(sum, at < k - 1 ? (have(each) ?? each) : each),
    noCounts,
  );
  const without = what === 'is in the pool' ? base : add(base, target);
  const within = add(base, have(target) ?? target);
  const guess = guesserOf(without, within);
  let wins = 0;
  for (let trial = 0; trial < tries; trial++) {
    const isSo = Math.random() < 0.5;
    if (guess(publishYear(isSo ? within : without)) === isSo) wins++;
  }
  return wins;
}

/** Fewer than one of ten thousand who guess with the best chance that the budget allows is right more often. */
const luck = 4;
const chance = rightGuesses / 100;
const mostWins = Math.ceil(trials * chance + luck * Math.sqrt(trials * chance * (1 - chance)));

const verdictOf = (question: Question): Verdict => {
  const wins = winsOf(question);
  return {
    isRefused: wins <= mostWins,
    seen: `${wins} of ${trials} guesses whether one person ${question.what} are right; the budget allows ${mostWins}`,
  };
};

export const puppetsAsk: Attack = {
  name: 'learn about one person from the statistics of a pool, with puppet accounts',
  attempt: async () => allRefused(questions.map(verdictOf)),
};
