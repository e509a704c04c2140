/** All vetted queries; the insight assistant answers nothing else about a pool. */
import type { PlatformId } from '../pool/platform-id.ts';
import { general } from './general-query.ts';
import { ofPlatforms } from './platform-query.ts';
import type { Query } from './query-shape.ts';

export type { Query } from './query-shape.ts';

export const queries: readonly Query[] = [...general, ...ofPlatforms];

/** The general queries whose answers are compared if a prompt names several pools. */
export const comparable: readonly string[] = general
  .map(({ id }) => id)
  .filter((id) => id !== 'record-kinds');

export const queryOf = (id: string): Query | undefined => queries.find((query) => query.id === id);

export const queriesOfPool = (pool: PlatformId): readonly Query[] =>
  queries.filter(({ pools }) => pools.includes(pool));
