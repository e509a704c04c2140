/** Consents and their withdrawals: one item each, never changed. */
import type { ConsentRecord } from '@cgdx/core/consent/consent.ts';
import { z } from 'zod';
import { putOnce, tryTogether } from '../../ground/table/item.ts';
import { listItems } from '../../ground/table/query.ts';

const table = 'ConsentTable';

const recordSchema = z.object({
  kind: z.enum(['given', 'withdrawn']),
  version: z.string(),
  at: z.string(),
});

/** Returns the person's newest record. Reads consistently, so that it sees every earlier write. */
export async function newestConsent(userSub: string): Promise<ConsentRecord | undefined> {
  const [newest] = await listItems(table, { userSub }, { schema: recordSchema, newestFirst: true, most: 1 });
  return newest;
}

/** Two calls of one person may come in the same millisecond. More at a time are not made by people. */
const mostTries = 20;

/**
 * Appends a record, unless the newest one says the same already.
 * @returns the newest record
 */
export async function recordConsent(
  userSub: string,
  { kind, version }: Omit<ConsentRecord, 'at'>,
): Promise<ConsentRecord> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const newest = await newestConsent(userSub);
    if (newest?.kind === kind && newest.version === version) return newest;
    // Clocks of two machines differ: the newest record is always the last one written.
    const atMs = Math.max(Date.now(), newest ? Date.parse(newest.at) + 1 : 0);
    const record: ConsentRecord = { kind, version, at: new Date(atMs).toISOString() };
    if (await tryTogether([putOnce(table, { userSub, ...record })])) return record;
  }
  throw new Error('one person’s consents are written faster than they can be read');
}
