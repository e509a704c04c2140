/** Positions at which sweeps stopped in lists that take more than one sweep. */
import { z } from 'zod';
import { findItem, put, write } from '../table/item.ts';
import { type Position, positionSchema } from '../table/query.ts';

export type SweptList = 'contributions' | 'payment-pages' | 'purchases' | 'payouts' | 'releases' | 'standing';

const table = 'SweepTable';
const stoppedSchema = z.object({ last: positionSchema.optional() });
const keyOf = (list: SweptList) => ({ pk: 'position', sk: list });

/** @returns undefined if the sweep begins with the first */
export const findSweepPosition = async (list: SweptList): Promise<Position | undefined> =>
  (await findItem(table, keyOf(list), stoppedSchema))?.last;

export const storeSweepPosition = (list: SweptList, last: Position | undefined): Promise<void> =>
  write(put(table, { ...keyOf(list), ...(last && { last }) }));
