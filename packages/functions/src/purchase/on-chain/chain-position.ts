/** The position up to which the sweep has read the chain's blocks. */
import { z } from 'zod';
import { findItem, put, write } from '../../ground/table/item.ts';

const positionSchema = z.object({
  /** The last block that was read. */
  block: z.number().int(),
  /** The block's hash; a different one means that the chain was reorganised. */
  hash: z.string(),
});
export type ChainPosition = z.infer<typeof positionSchema>;

const table = 'SweepTable';
/** A position for each marketplace: the events of a new one are read from the beginning. */
const keyOf = (marketplace: string) => ({ pk: 'position', sk: marketplace.toLowerCase() });

export const findPosition = (marketplace: string): Promise<ChainPosition | undefined> =>
  findItem(table, keyOf(marketplace), positionSchema);

export const storePosition = (marketplace: string, position: ChainPosition): Promise<void> =>
  write(put(table, { ...keyOf(marketplace), ...position }));
