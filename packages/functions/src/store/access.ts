/** Who may have which upload: one item each, named for the purchase that paid for it. */
import { z } from 'zod';
import { tableName } from '../wiring.ts';
import { batchGet } from './batch-get.ts';
import { didHold, remove, writeTogether } from './item.ts';

const accessSchema = z.object({ uploadHash: z.string(), purchaseId: z.string() });
export type Access = z.infer<typeof accessSchema>;

const table = () => tableName('AccessTable');
/** A transaction takes 100. */
const itemsAtOnce = 50;

/** Those of the uploads that the person has bought already. */
export async function findAccess(userSub: string, uploadHashes: readonly string[]): Promise<Access[]> {
  const keys = uploadHashes.map((uploadHash) => ({ userSub, uploadHash }));
  return (await batchGet(table(), keys)).map((item) => accessSchema.parse(item));
}

function* groupsOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += itemsAtOnce) yield items.slice(from, from + itemsAtOnce);
}

/**
 * Gives access to all of them; again changes nothing. All purchases take them in the same order, so that of two which
 * share an upload one gets through.
 * @returns false if another purchase has one of them: what this one got so far is to be released
 */
export async function giveAccess(
  userSub: string,
  purchaseId: string,
  uploadHashes: readonly string[],
): Promise<boolean> {
  const grantedAt = new Date().toISOString();
  for (const group of groupsOf(uploadHashes.toSorted())) {
    const puts = group.map((uploadHash) => ({
      Put: {
        TableName: table(),
        Item: { userSub, uploadHash, purchaseId, grantedAt },
        ConditionExpression: 'attribute_not_exists(uploadHash) OR purchaseId = :purchase',
        ExpressionAttributeValues: { ':purchase': purchaseId },
      },
    }));
    if (!(await didHold(writeTogether(puts)))) return false;
  }
  return true;
}

/** Takes back what this purchase gave, and nothing that another one did. */
export async function releaseAccess(
  userSub: string,
  purchaseId: string,
  uploadHashes: readonly string[],
): Promise<void> {
  const held = (await findAccess(userSub, uploadHashes)).filter((access) => access.purchaseId === purchaseId);
  for (const group of groupsOf(held))
    await writeTogether(group.map(({ uploadHash }) => remove('AccessTable', { userSub, uploadHash })));
}
