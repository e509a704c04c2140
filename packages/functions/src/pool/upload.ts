/** Accepted uploads, which a pool lists and a contributor claims. */
import { ownUploadSchema } from '@cgdx/api/route/upload.ts';
import { meterSchema } from '@cgdx/core/contribution/meter-schema.ts';
import { z } from 'zod';
import { tableName } from '../ground/links.ts';
import { batchGet } from '../ground/table/batch-get.ts';
import { absent, is, present } from '../ground/table/expression.ts';
import { change, findItem, putOnce, tryChange } from '../ground/table/item.ts';
import { listItems, listPage, type Position } from '../ground/table/query.ts';

/** The fields that the API shows, under the same names, and those that stay with us. */
const uploadSchema = ownUploadSchema
  .omit({ dataQualityScore: true, rewardClaimed: true, timestamp: true })
  .extend({
    userSub: z.string(),
    /** ISO 8601, UTC. */
    createdAt: z.string(),
    quality: z.number().int(),
    multiplier: z.number().int(),
    /** Prefix of the masked dataset in the verified bucket. */
    datasetPrefix: z.string(),
    /** The number of records of all kinds. Absent, like the days below, from uploads older than these fields. */
    records: z.number().int().optional(),
    /** Days of its records, `2026-11-05`; absent if they have no times. */
    firstDay: z.string().optional(),
    lastDay: z.string().optional(),
    /**
     * Records by kind, columns that hold anything, and languages of what was written; absent from older
     * uploads.
     */
    kinds: z.record(z.string(), z.number()).optional(),
    columns: z.object({ filled: z.number().int(), of: z.number().int() }).optional(),
    languages: z.array(z.string()).optional(),
    /** How far the upload singles its contributor out, measured when it was masked; a profile has none. */
    meter: meterSchema.optional(),
    /** The number of earlier attempts at a payout; part of the next payout's id. */
    payoutAttempt: z.number().int(),
    /**
     * The upload that is sold in its place. Set before this one is taken off sale, so that a repetition goes
     * on.
     */
    replacedBy: z.string().optional(),
    /** True if we withdrew it because of our own fault: its contributor keeps the reward. */
    isRecalled: z.boolean().optional(),
  });
export type Upload = z.infer<typeof uploadSchema>;

/** Reads consistently, so that it sees every earlier write. */
export const findUpload = (uploadHash: string): Promise<Upload | undefined> =>
  findItem('UploadTable', { uploadHash }, uploadSchema);

/** Reads consistently. Returns those that exist, in any order. */
export async function findUploads(uploadHashes: readonly string[]): Promise<Upload[]> {
  const keys = uploadHashes.map((uploadHash) => ({ uploadHash }));
  return (await batchGet(tableName('UploadTable'), keys)).map((item) => uploadSchema.parse(item));
}

const newestFirst = { schema: uploadSchema, newestFirst: true };

/** Returns all of a person's uploads, newest first: a person has few. */
export const uploadsOfPerson = (userSub: string): Promise<Upload[]> =>
  listItems('UploadTable', { userSub }, { ...newestFirst, index: 'byUser' });

/** Returns at most `most` of a pool's uploads that were not withdrawn, newest first: those after `last`, if it is given. */
export const uploadsOfPool = (dataPoolId: string, most: number, last?: Upload): Promise<Upload[]> =>
  listItems(
    'UploadTable',
    { dataPoolId },
    {
      ...newestFirst,
      index: 'byPool',
      most,
      without: 'withdrawnAt',
      ...(last && { after: { uploadHash: last.uploadHash, dataPoolId, createdAt: last.createdAt } }),
    },
  );

const datedSchema = z.object({
  uploadHash: z.string(),
  createdAt: z.string(),
  withdrawnAt: z.string().optional(),
});

/**
 * Returns the hashes of the uploads that a pool had at a time, newest first: contributed before it, and not
 * withdrawn before it.
 * @param time ISO 8601, UTC, or the day that it begins
 *
 */
export async function hashesBefore(dataPoolId: string, time: string, most: number): Promise<string[]> {
  const found: string[] = [];
  let after: Position | undefined;
  do {
    const { items, last } = await listPage(
      'UploadTable',
      { dataPoolId },
      { index: 'byPool', schema: datedSchema, newestFirst: true, most: 1_000, ...(after && { after }) },
    );
    const had = items.filter(
      ({ createdAt, withdrawnAt }) => createdAt < time && (withdrawnAt === undefined || withdrawnAt >= time),
    );
    found.push(...had.map(({ uploadHash }) => uploadHash));
    after = last;
  } while (after !== undefined && found.length < most);
  return found.slice(0, most);
}

const hashSchema = z.object({ uploadHash: z.string() });

/** Returns the hashes of all of a pool's uploads, withdrawn ones too, page by page. */
export async function* allUploadsOfPool(dataPoolId: string): AsyncGenerator<string> {
  let after: Position | undefined;
  do {
    const about = { index: 'byPool', schema: hashSchema, most: 100, ...(after && { after }) };
    const { items, last } = await listPage('UploadTable', { dataPoolId }, about);
    for (const { uploadHash } of items) yield uploadHash;
    after = last;
  } while (after !== undefined);
}

/** Returns a put, for a transaction, that fails if the upload exists. */
export const uploadPut = (upload: Upload) => putOnce('UploadTable', upload);

/**
 * Returns an update, for a transaction, that ends an attempt which never held the reward: the next attempt is a
 * new payout.
 */
export const nextAttempt = ({ uploadHash, payoutAttempt }: Upload) =>
  change(
    'UploadTable',
    { uploadHash },
    {
      set: { payoutAttempt: payoutAttempt + 1 },
      onlyIf: { rewardState: is('unclaimed'), payoutAttempt: is(payoutAttempt) },
    },
  );

/**
 * Returns an update, for a transaction, that moves a reward from one state to another. It fails if the reward
 * is not in the state `from`, or if another payout holds it: one payout at a time, by one rail.
 */
export const rewardMove = (
  uploadHash: string,
  payoutId: string,
  from: Upload['rewardState'],
  to: Upload['rewardState'],
  isRecalled = false,
) =>
  change(
    'UploadTable',
    { uploadHash },
    {
      set: { rewardState: to, payoutId },
      ...(to === 'unclaimed' && { count: { payoutAttempt: 1 } }),
      onlyIf: {
        rewardState: is(from),
        ...(from !== 'unclaimed' && { payoutId: is(payoutId) }),
        // The reward of a withdrawn upload does not become unclaimed again but is forfeited, unless we withdrew
        // it.
        ...(to === 'unclaimed' && (isRecalled ? { isRecalled: is(true) } : { withdrawnAt: absent })),
      },
    },
  );

/**
 * Returns an update, for a transaction, that forfeits the reward of a withdrawn upload whose payout was
 * refused.
 */
export const rewardForfeit = (uploadHash: string, payoutId: string) =>
  change(
    'UploadTable',
    { uploadHash },
    {
      set: { rewardState: 'forfeited' },
      unset: ['payoutId'],
      onlyIf: { rewardState: is('claiming'), payoutId: is(payoutId), withdrawnAt: present },
    },
  );

/**
 * Returns an update, for a transaction, that withdraws an upload. It fails if it was withdrawn already, or its
 * reward has changed state.
 */
export const uploadWithdrawal = ({ uploadHash, rewardState }: Upload, withdrawnAt: string) =>
  change(
    'UploadTable',
    { uploadHash },
    {
      set: { withdrawnAt, ...(rewardState === 'unclaimed' && { rewardState: 'forfeited' }) },
      // A forfeited reward must not name a payout as its holder.
      ...(rewardState === 'unclaimed' && { unset: ['payoutId'] }),
      onlyIf: { rewardState: is(rewardState), withdrawnAt: absent },
    },
  );

/** Records which upload will be sold in its place. @returns false if it was withdrawn meanwhile */
export const recordReplacement = (uploadHash: string, replacedBy: string): Promise<boolean> =>
  tryChange(
    change(
      'UploadTable',
      { uploadHash },
      { set: { replacedBy }, onlyIf: { uploadHash: present, withdrawnAt: absent } },
    ),
  );

/**
 * Returns an update, for a transaction, that withdraws an upload because of our own fault: its reward stays as
 * it is.
 */
export const uploadRecall = ({ uploadHash, rewardState }: Upload, withdrawnAt: string) =>
  change(
    'UploadTable',
    { uploadHash },
    {
      set: { withdrawnAt, isRecalled: true },
      onlyIf: { rewardState: is(rewardState), withdrawnAt: absent },
    },
  );
