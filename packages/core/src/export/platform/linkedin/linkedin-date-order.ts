/** Decides the order of day and month once for each table of an export, before its rows are read. */
import {
  createDateOrderObserver,
  type DateOrder,
  type FoundOrder,
  numericDateIn,
} from '../../format/value/date-order.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import { type LinkedinFile, readRows } from './linkedin-file.ts';

/** A table as LinkedIn wrote it has no date in numbers alone among its first rows. */
const rowsWithout = 200;

/** Throws `ExportRejected`. */
async function findOrder(file: LinkedinFile): Promise<FoundOrder> {
  const columns = file.table?.dates ?? [file.table?.time ?? 'registered at'];
  const observers = columns.map(createDateOrderObserver);
  const forms = new Set<string>();
  let without = 0;
  for await (const rows of untilNotUnderstood(readRows(file, () => {}))) {
    rows.each((cell) => {
      for (const [i, column] of columns.entries()) {
        const date = numericDateIn(cell(column));
        if (date === undefined) continue;
        observers[i]?.add(date);
        forms.add(date.form);
      }
      if (forms.size === 0) without++;
    });
    if (without >= rowsWithout) break;
  }
  const found = observers.map((observer) => observer.finish());
  const orders = new Set(found.map(({ order }) => order).filter((order) => order !== undefined));
  const [order] = orders;
  return {
    order: orders.size === 1 ? order : undefined,
    forms: new Set(found.flatMap((each) => [...each.forms])),
  };
}

export interface DateOrders {
  /** Returns undefined if nothing in the export tells. Throws `ExportRejected`. */
  orderIn(file: LinkedinFile): Promise<DateOrder | undefined>;
}

/** A table that does not tell has the order of those that the same spreadsheet saved, if these agree. */
export function createDateOrders(files: readonly LinkedinFile[]): DateOrders {
  const found = new Map<LinkedinFile, Promise<FoundOrder>>();
  const find = (file: LinkedinFile) => {
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
