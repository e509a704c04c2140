/** The position up to which the sweep has read Stripe's list of movements, for the fees. */
import { z } from 'zod';
import { findItem, put, write } from '../../ground/table/item.ts';

const table = 'SweepTable';
const positionSchema = z.object({ at: z.number().int() });
const key = { pk: 'position', sk: 'stripe-fees' };

/** @returns when the newest movement that was read was made, in Unix seconds; undefined if none was read */
export const findFeePosition = async (): Promise<number | undefined> =>
  (await findItem(table, key, positionSchema))?.at;

export const storeFeePosition = (at: number): Promise<void> => write(put(table, { ...key, at }));
