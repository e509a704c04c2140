/** Determines the order of numeric dates for each file of an export, by other files if the file itself does not show it. */
import type { DateOrder, FoundOrder } from './date-order.ts';

export interface DateOrders<File> {
  /** Returns undefined if nothing in the export shows the order. Throws `ExportRejected`. */
  orderIn(file: File): Promise<DateOrder | undefined>;
}

/** A file that does not show its order gets the order of the files that the same program saved, if these agree. */
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
