/** Reads the records of each kind from one of LinkedIn's tables. */
import { organizationKey } from '../../activity/organization-name.ts';
import type { DatasetRecord } from '../../contract/dataset-field.ts';
import type { KindBatch } from '../../contract/export-reader.ts';
import type { OnBytes } from '../../format/json/read-records.ts';
import type { DateOrder } from '../../format/value/date-order.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import { readLinkedinTime } from './linkedin-date.ts';
import { type LinkedinFile, readRows } from './linkedin-file.ts';
import type { LinkedinPerson } from './linkedin-person.ts';
import type { RowContext } from './linkedin-table.ts';
import { createRepeatTest } from './repeated-row.ts';

/** The most conversations that are numbered; further ones get no number, so that memory is bounded. */
const maxConversations = 100_000;

/** Creates the context for one pass over a file. */
function createRowContext(
  { ownName, organizations }: LinkedinPerson,
  order: DateOrder | undefined,
): RowContext {
  const own = new Set(organizations.map(organizationKey));
  const numbers = new Map<string, number>();
  return {
    ownName,
    isOwnOrganization: (name) => own.has(organizationKey(name)),
    order,
    conversationOf(id) {
      if (id === '') return null;
      const number = numbers.get(id);
      if (number !== undefined) return number;
      if (numbers.size >= maxConversations) return null;
      numbers.set(id, numbers.size + 1);
      return numbers.size;
    },
  };
}

/** Skips rows without a required time. Throws `ExportRejected`. */
export async function* readLinkedinTable(
  file: LinkedinFile,
  person: LinkedinPerson,
  order: DateOrder | undefined,
  onBytes: OnBytes,
): AsyncGenerator<KindBatch> {
  const context = createRowContext(person, order);
  const { table } = file;
  if (table === undefined) return;
  const { time, key, repeats = false } = table;
  const isRepeat = createRepeatTest();
  for await (const rows of untilNotUnderstood(readRows(file, onBytes))) {
    const records: DatasetRecord[] = [];
    rows.each((cell) => {
      const at = time === undefined ? undefined : readLinkedinTime(cell(time), order);
      if (time !== undefined && at === undefined) return;
      if (repeats && at !== undefined && isRepeat(at, key(cell))) return;
      records.push(table.read(cell, at, context));
    });
    yield { kind: table.kind, records };
  }
}
