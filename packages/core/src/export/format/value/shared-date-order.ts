/** Decides for each file of an export in which order its dates in numbers stand, by other files if it does not tell itself. */
import type { DateOrder, FoundOrder } from './date-order.ts';

export interface DateOrders<File> {
  /** Returns undefined if nothing in the export tells. Throws `ExportRejected`. */
  orderIn(file: File): Promise<DateOrder | undefined>;
}

/** A file that does not tell has the order of those that the same program saved, if these agree. */
export function createSharedOrders<File>(
  files: readonly File[],
  findOrder: (file: File) => Promise<FoundOrder>,
): DateOrders<File> {
  const found = new Map<File, Promise<FoundOrder>>();
  const find = (file: File) => {
    const order = found.get(file) ?? findOrder(file);
    found.set(file, order);
    return order;
  };
  return {
    async orderIn(file) {
      const own = await find(file);
      if (own.order !== undefined || own.forms.size === 0) return own.order;
      const others = await Promise.all(files.map(find));
      const orders = new Set(
        others
          .filter(
            ({ order, forms }) => order !== undefined && [...own.forms].every((form) => forms.has(form)),
          )
          .map(({ order }) => order),
      );
      const [order] = orders;
      return orders.size === 1 ? order : undefined;
    },
  };
}
