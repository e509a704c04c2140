/** Groups items for ItemBatcher. */
import type { Json } from '../ground/json.ts';
import { byteLength, maxPayloadBytes } from '../ground/limit.ts';
import type { Evaluator } from './evaluator.ts';

/**
 * Returns `{Items, BatchInput?}` objects of at most the given number and bytes; an item that is too large forms its own
 * batch.
 */
export async function batchItems(items: readonly Json[], evaluator: Evaluator): Promise<Json[]> {
  const maxItems = (await evaluator.batchLimit('MaxItemsPerBatch')) ?? Number.POSITIVE_INFINITY;
  const maxBytes = Math.min(
    (await evaluator.batchLimit('MaxInputBytesPerBatch')) ?? maxPayloadBytes,
    maxPayloadBytes,
  );
  const given = await evaluator.batchInput();
  const shared = given === undefined ? {} : { BatchInput: given };
  const emptyBytes = byteLength(JSON.stringify({ ...shared, Items: [] }));
  const batches: Json[][] = [];
  let bytes = 0;
  for (const item of items) {
    const itemBytes = byteLength(JSON.stringify(item)) + 1;
    const open = batches.at(-1);
    if (open === undefined || open.length >= maxItems || bytes + itemBytes > maxBytes) {
      batches.push([item]);
      bytes = emptyBytes + itemBytes;
    } else {
      open.push(item);
      bytes += itemBytes;
    }
  }
  return batches.map((Items) => ({ ...shared, Items }));
}
