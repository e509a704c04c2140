/** Where the sweep stopped in the list of payment pages that may be paid. */
import { z } from 'zod';
import { findItem, put, write } from './item.ts';
import { type Position, positionSchema } from './query.ts';

const table = 'SweepTable';
const key = { pk: 'position', sk: 'payment-pages' };

/** @returns undefined if the sweep begins with the first */
export const findPagePosition = async (): Promise<Position | undefined> =>
  (await findItem(table, key, z.object({ last: positionSchema.optional() })))?.last;

export const keepPagePosition = (last: Position | undefined): Promise<void> =>
  write(put(table, { ...key, ...(last && { last }) }));
