/** Records which person may read which upload: one item each, which names the purchase that paid for it. */
import { z } from 'zod';
import { tableName } from '../ground/links.ts';
import { batchGet } from '../ground/table/batch-get.ts';
import { isOrAbsent } from '../ground/table/expression.ts';
import { didHold, put, remove, writeTogether } from '../ground/table/item.ts';
import { listItems } from '../ground/table/query.ts';

const accessSchema = z.object({ uploadHash: z.string(), purchaseId: z.string() });
export type Access = z.infer<typeof accessSchema>;

const table = () => tableName('AccessTable');
/** DynamoDB takes at most 100 in a transaction. */
const itemsAtOnce = 50;

/** Returns those of the uploads that the person has already bought. */
export async function findAccess(userSub: string, uploadHashes: readonly string[]): Promise<Access[]> {
  const keys = uploadHashes.map((uploadHash) => ({ userSub, uploadHash }));
  return (await batchGet(table(), keys)).map((item) => accessSchema.parse(item));
}

/** Returns the hashes of all uploads that the person has bought: a person has few. */
export async function boughtUploads(userSub: string): Promise<ReadonlySet<string>> {
  const items = await listItems('AccessTable', { userSub }, { schema: accessSchema });
  return new Set(items.map(({ uploadHash }) => uploadHash));
}

/** Returns who has access to an upload; the index follows its table a moment later. */
export const accessToUpload = (uploadHash: string): Promise<Access[]> =>
  listItems('AccessTable', { uploadHash }, { index: 'byUpload', schema: accessSchema });

function* groupsOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += itemsAtOnce) yield items.slice(from, from + itemsAtOnce);
}

/**
 * Gives the purchase's person access to all of the uploads; a repetition changes nothing. All purchases take
 * uploads in the same order, so if two share an upload, one of them succeeds.
 * @returns false if another purchase has one of them: the caller must release what this one got so far
 */
export async function giveAccess(
  userSub: string,
  purchaseId: string,
  uploadHashes: readonly string[],
): Promise<boolean> {
  const grantedAt = new Date().toISOString();
  for (const group of groupsOf(uploadHashes.toSorted())) {
    const puts = group.map((uploadHash) =>
      put(
        'AccessTable',
        { userSub, uploadHash, purchaseId, grantedAt },
        { purchaseId: isOrAbsent(purchaseId) },
      ),
    );
    if (!(await didHold(writeTogether(puts)))) return false;
  }
  return true;
}

/** Takes back the access that this purchase gave, and none that another gave. */
export async function releaseAccess(
  userSub: string,
  purchaseId: string,
  uploadHashes: readonly string[],
): Promise<void> {
  const held = (await findAccess(userSub, uploadHashes)).filter((access) => access.purchaseId === purchaseId);
  for (const group of groupsOf(held))
    await writeTogether(group.map(({ uploadHash }) => remove('AccessTable', { userSub, uploadHash })));
}
