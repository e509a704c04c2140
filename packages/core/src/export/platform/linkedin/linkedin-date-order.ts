/** Determines the order of day and month once for each table of an export, before its rows are read. */
import { createDateOrderObserver, type FoundOrder, numericDateIn } from '../../format/value/date-order.ts';
import { createSharedOrders, type DateOrders as SharedOrders } from '../../format/value/shared-date-order.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import { type LinkedinFile, readRows } from './linkedin-file.ts';

/** The number of rows after which reading stops if no date is numeric, as in a table that LinkedIn itself wrote. */
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
    if (without >= rowsWithout || observers.every((observer) => observer.isSettled())) break;
  }
  const found = observers.map((observer) => observer.finish());
  const orders = new Set(found.map(({ order }) => order).filter((order) => order !== undefined));
  const [order] = orders;
  return {
    order: orders.size === 1 ? order : undefined,
    forms: new Set(found.flatMap((each) => [...each.forms])),
  };
}

export type DateOrders = SharedOrders<LinkedinFile>;

export const createDateOrders = (files: readonly LinkedinFile[]): DateOrders =>
  createSharedOrders(files, findOrder);
