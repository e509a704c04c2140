/** Groups of items for ItemBatcher. */
import type { ItemBatcher } from '../definition/asl.ts';
import { type Bindings, evaluateInteger, evaluateTemplate } from '../expression/template.ts';
import type { Json } from '../json.ts';
import { byteLength, maxPayloadBytes } from '../limit.ts';

/** `{Items, BatchInput?}` objects of at most the given number and bytes; an item too large for any stands alone. */
export async function batchItems(
  items: readonly Json[],
  batcher: ItemBatcher,
  bindings: Bindings,
): Promise<Json[]> {
  const limit = async (
    field: 'MaxItemsPerBatch' | 'MaxInputBytesPerBatch',
    otherwise: number,
  ): Promise<number> => {
    const template = batcher[field];
    return template === undefined
      ? otherwise
      : evaluateInteger(template, bindings, `ItemBatcher/${field}`, 1);
  };
  const maxItems = await limit('MaxItemsPerBatch', Number.POSITIVE_INFINITY);
  const maxBytes = Math.min(await limit('MaxInputBytesPerBatch', maxPayloadBytes), maxPayloadBytes);
  const shared =
    batcher.BatchInput === undefined
      ? {}
      : { BatchInput: await evaluateTemplate(batcher.BatchInput, bindings, 'ItemBatcher/BatchInput') };
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
