/** The project's own judged needs for the datasets that ship with the product. */
import { seedRecords } from '@cgdx/core/catalogue/seed.ts';
import type { Judged } from './collection.ts';
import { ownNeedList } from './own-need-list.ts';

interface OwnNeeds {
  readonly documents: typeof seedRecords;
  readonly judged: readonly Judged[];
  /** Needs that nothing in the catalogue answers. */
  readonly unanswerable: readonly string[];
}

/** @throws Error if a need names a dataset that the seed lacks */
export function ownJudged(): OwnNeeds {
  const ids = new Map(seedRecords.map(({ title, id }) => [title, id]));
  const idOf = (title: string): string => {
    const id = ids.get(title);
    if (id === undefined) throw new Error(`The seed has no dataset "${title}".`);
    return id;
  };
  const needs = ownNeedList
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' => '));
  return {
    documents: seedRecords,
    judged: needs
      .filter(([, titles]) => titles !== 'none')
      .map(([query = '', titles = '']) => ({ query, relevant: titles.split('; ').map(idOf) })),
    unanswerable: needs.filter(([, titles]) => titles === 'none').map(([query = '']) => query),
  };
}
