import type { Edition } from '@cgdx/core/insight/edition-schema.ts';
import type { Counts } from '@cgdx/core/insight/fold.ts';
import type { NoisyHistogram } from '@cgdx/core/insight/release.ts';
import { expect, it } from 'vitest';
import { exactOf, publish, questions, winsOf } from './puppet.ts';

/** Publishes the same editions without noise. */
function publishExactly(counts: Counts): Edition[] {
  const exact = exactOf(counts);
  return publish(counts).map((edition) => {
    const without = (id: string, { cells }: NoisyHistogram): NoisyHistogram => ({
      sigma: 1,
      cells: Object.fromEntries(
        Object.keys(cells).map((bucket) => [bucket, exact.get(`${edition.number} ${id} ${bucket}`) ?? 0]),
      ),
    });
    const { column } = edition;
    return {
      ...edition,
      answers: Object.fromEntries(
        Object.entries(edition.answers).map(([id, each]) => [id, without(id, each)]),
      ),
      ...(column && {
        column: {
          ...column,
          classes: without('classes', column.classes),
          ...(column.items && { items: without('items', column.items) }),
        },
      }),
    };
  });
}

/** These facts are not part of any count. */
const uncounted = ['played a rare artist that no list has', 'has records of years ago, which moves a period'];
const counted = questions.filter(({ what }) => !uncounted.includes(what));

it.each(counted)(
  'without noise, an attacker with puppet accounts would learn whether somebody $what',
  (question) => {
    expect(winsOf(question, publishExactly, 8)).toBe(8);
  },
);
