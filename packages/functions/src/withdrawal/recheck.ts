/** The findings of a recheck of an upload's dataset: a field of the upload. */
import type { DatasetJudgement } from '@cgdx/core/export/recheck/judge-dataset.ts';
import { type RecheckVerdict, recheckRules, verdictOf } from '@cgdx/core/export/recheck/recheck-fault.ts';
import { recheckFaultSchema } from '@cgdx/core/export/recheck/recheck-fault-schema.ts';
import { type PoolId, poolIds } from '@cgdx/core/pool/pool.ts';
import { z } from 'zod';
import { absent, isBelow, present } from '../ground/table/expression.ts';
import { change, findItem, tryChange } from '../ground/table/item.ts';
import { listPage, type Position } from '../ground/table/query.ts';

const table = 'UploadTable';

const recheckSchema = z.object({
  rules: z.number(),
  judgedAt: z.string(),
  faults: z.array(recheckFaultSchema),
  isWhole: z.boolean(),
});
export type Recheck = z.infer<typeof recheckSchema>;

const recheckedSchema = z.object({
  uploadHash: z.string(),
  contributionId: z.string(),
  dataPoolId: z.enum(poolIds),
  createdAt: z.string(),
  withdrawnAt: z.string().optional(),
  recheck: recheckSchema.optional(),
  /** Unix ms. */
  recheckAskedAtMs: z.number().optional(),
});
export type Rechecked = z.infer<typeof recheckedSchema>;

/** Returns the findings by the current rules; undefined if it was not judged by them. */
export const recheckNow = ({ recheck }: Rechecked): Recheck | undefined =>
  recheck?.rules === recheckRules ? recheck : undefined;

export function verdictNow(upload: Rechecked): RecheckVerdict | 'waiting' {
  const recheck = recheckNow(upload);
  return recheck === undefined ? 'waiting' : verdictOf(recheck.faults, recheck.isWhole);
}

/** Reads consistently, so that it sees every earlier write. */
export const findRechecked = (uploadHash: string): Promise<Rechecked | undefined> =>
  findItem(table, { uploadHash }, recheckedSchema);

export interface RecheckPage {
  readonly uploads: readonly Rechecked[];
  /** The position at which the next page begins; undefined on the last one. */
  readonly next: Position | undefined;
}

/**
 * Returns one page of the uploads on sale, pool by pool. @param from the pool, and the position in it where the
 * page before ended
 */
export async function recheckPage(most: number, from: Position = {}): Promise<RecheckPage> {
  const pool = poolIds.find((id) => id === from.dataPoolId) ?? poolIds[0];
  const after = from.uploadHash === undefined ? {} : { after: from };
  const about = { index: 'byPool', schema: recheckedSchema, most, without: 'withdrawnAt', ...after };
  const { items, last } = await listPage(table, { dataPoolId: pool }, about);
  const following: PoolId | undefined = poolIds[poolIds.indexOf(pool) + 1];
  return { uploads: items, next: last ?? (following && { dataPoolId: following }) };
}

export const recordAsked = (uploadHash: string, askedBeforeMs: number): Promise<boolean> =>
  tryChange(
    change(
      table,
      { uploadHash },
      {
        set: { recheckAskedAtMs: Date.now() },
        onlyIf: { uploadHash: present, recheckAskedAtMs: isBelow(askedBeforeMs) },
      },
    ),
  );

/** Does nothing to an upload that was withdrawn meanwhile. */
export const recordRecheck = (uploadHash: string, found: DatasetJudgement): Promise<boolean> =>
  tryChange(
    change(
      table,
      { uploadHash },
      {
        set: { recheck: { rules: recheckRules, judgedAt: new Date().toISOString(), ...found } },
        onlyIf: { uploadHash: present, withdrawnAt: absent },
      },
    ),
  );
