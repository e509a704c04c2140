/** Makes an edition of a pool: the answers to all its queries, from its contributors, with noise. */
import { addUp } from '../export/contract/add-up.ts';
import type { PlatformId } from '../pool/platform-id.ts';
import { leastContributors } from './due.ts';
import type { Answer, Edition } from './edition-schema.ts';
import { bucketsOf, type Contributor, isBanded, weightsOf } from './measure.ts';
import { type Query, queriesOfPool } from './query.ts';
import { k, marginOf, release } from './release.ts';

export type { Answer, Edition } from './edition-schema.ts';

/** The pool for which the queries' budgets are stated: a larger one needs less noise to say as much. */
const referenceContributors = 60;
/** The number of contributors is public only about, and so is all that is worked out from it: margins and epsilons. */
const roundedTo = 5;
const aboutHowMany = (contributors: number): number => Math.floor(contributors / roundedTo) * roundedTo;

/** What an answer spends in a pool of this size: both the noise and the spending shrink as a pool grows. */
export const epsilonIn = (query: Pick<Query, 'epsilon'>, contributors: number): number =>
  query.epsilon * Math.min(1, Math.sqrt(referenceContributors / contributors));

export interface EditionInput {
  readonly dataPoolId: PlatformId;
  readonly number: number;
  readonly madeAt: string;
  readonly contributors: readonly Contributor[];
  /** True if it must have no answers although the pool is large enough. */
  readonly withheld?: boolean;
  /** Returns numbers above 0 and below 1, unpredictable to everybody. */
  readonly uniform: () => number;
}

/** Returns the first and the last month in which enough contributors have records. */
function periodOf(contributors: readonly Contributor[]): Answer['period'] {
  const people = addUp(
    contributors.map(({ summary }) =>
      Object.fromEntries(Object.keys(summary.months).map((month) => [month, 1])),
    ),
  );
  const months = Object.keys(people)
    .filter((month) => (people[month] ?? 0) >= k)
    .sort();
  const [from, to] = [months[0], months.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

export function makeEdition(input: EditionInput): Edition {
  const { dataPoolId, number, madeAt, contributors, withheld, uniform } = input;
  const edition = { format: 'cgdx-edition/1', dataPoolId, number, madeAt } as const;
  if (contributors.length < leastContributors) return { ...edition, answers: [] };
  if (withheld) return { ...edition, withheld, answers: [] };
  const until = madeAt.slice(0, 7);
  const period = periodOf(contributors);
  const about = aboutHowMany(contributors.length);
  const answers = queriesOfPool(dataPoolId).flatMap((query): Answer[] => {
    const { measure } = query;
    const epsilon = epsilonIn(query, about);
    const buckets = bucketsOf(measure, until);
    const released = release(
      contributors.map((contributor) => weightsOf(measure, contributor, until)),
      { buckets, banded: isBanded(measure), epsilon, uniform },
    );
    if (released === undefined) return [];
    const { cells, rest } = released;
    const asked =
      measure.kind === 'months' ? { from: buckets?.[0] ?? '', to: buckets?.at(-1) ?? '' } : period;
    return [
      {
        queryId: query.id,
        epsilon,
        margin: marginOf(epsilon, about),
        ...(asked && { period: asked }),
        cells: [...cells],
        ...(rest !== undefined && { rest }),
      },
    ];
  });
  return { ...edition, contributors: about, answers };
}
