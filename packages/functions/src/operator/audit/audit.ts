/** The audit log: an item when an action is asked for, and another when it has ended. None is ever changed. */
import { type AuditEntry, auditEntrySchema } from '@cgdx/api/route/operator/audit.ts';
import { z } from 'zod';
import { addOnce } from '../../ground/table/item.ts';
import { listPage } from '../../ground/table/query.ts';

/** Operators do little: one partition holds all entries, in the order of time. */
const log = 'operators';

const askedSchema = auditEntrySchema.omit({ outcome: true, endedAt: true, code: true, result: true });
export type Asked = z.infer<typeof askedSchema>;
const endSchema = auditEntrySchema.pick({ outcome: true, endedAt: true, code: true, result: true });
export type End = z.infer<typeof endSchema>;

/** Returns a sort key that puts the two items of an action next to each other, whenever it ended. */
const entryOf = ({ at, auditId }: Pick<Asked, 'at' | 'auditId'>, part: 'asked' | 'ended'): string =>
  [at, auditId, part].join('#');

/** @throws Error if the item exists: each action is recorded once */
export async function recordAsked(asked: Asked): Promise<void> {
  const entry = entryOf(asked, 'asked');
  if (!(await addOnce('AuditTable', { log, entry, ...asked })))
    throw new Error('an action has an id of its own');
}

/** Does nothing if the end is already recorded. */
export async function recordEnd(asked: Pick<Asked, 'at' | 'auditId'>, end: End): Promise<void> {
  await addOnce('AuditTable', { log, entry: entryOf(asked, 'ended'), ...end });
}

const itemSchema = z.union([
  askedSchema.extend({ entry: z.string() }),
  endSchema.extend({ entry: z.string() }),
]);

/**
 * Returns one page, latest first.
 * @param after the entry that the page before ended with
 */
export async function listAudit({ most, after }: { most: number; after?: string | undefined }): Promise<{
  readonly entries: readonly AuditEntry[];
  readonly last: string | undefined;
}> {
  const { items, last: lastItem } = await listPage(
    'AuditTable',
    { log },
    {
      // Two items for each action.
      ...{ schema: itemSchema, newestFirst: true, most: 2 * most },
      ...(after !== undefined && { after: { log, entry: after } }),
    },
  );
  const entries: AuditEntry[] = [];
  const ends = new Map<string, End>();
  let last: string | undefined;
  for (const { entry, ...item } of items) {
    if (!('auditId' in item)) {
      ends.set(entry.slice(0, -'ended'.length), item);
      continue;
    }
    if (entries.length === most) break;
    entries.push({ ...item, outcome: 'asked', ...ends.get(entry.slice(0, -'asked'.length)) });
    last = entry;
  }
  // A page may end between the two items of an action: the next one begins with both.
  const isLast = lastItem === undefined && last === items.at(-1)?.entry;
  return { entries, last: isLast ? undefined : last };
}
