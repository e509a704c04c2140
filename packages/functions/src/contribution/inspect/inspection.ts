/**
 * Stores the inspection, which one step of a contribution passes to another and which is too large for a
 * workflow's state.
 */
import type { Inspection } from '@cgdx/core/export/contract/inspection.ts';
import { inspectionSchema } from '@cgdx/core/export/contract/inspection-schema.ts';
import { executionName } from '../../ground/execution-name.ts';
import { bucketName } from '../../ground/links.ts';
import { deleteAllVersions, readJson, writeJson } from '../../ground/object.ts';
import type { ContributionKey } from '../record/contribution.ts';

/**
 * Returns the key of a contribution's inspection, which is stored until the contribution is completed or
 * rejected.
 */
export const inspectionKeyOf = (key: ContributionKey): string => `inspection/${executionName(key)}.json`;

/** Returns the prefix of the masked dataset. The prefix does not reveal whose dataset it is. */
export const datasetPrefix = (key: ContributionKey) => `dataset/${executionName(key)}/`;

/**
 * Returns the prefix of a dataset that is sold in the place of an older one. It is not below the older one's
 * prefix.
 */
export const replacementPrefix = (key: ContributionKey) => `dataset/${executionName(key)}-records/`;

/** @returns the key under which the next steps find it */
export async function storeInspection(key: ContributionKey, inspection: Inspection): Promise<string> {
  await writeJson(bucketName('VerifiedBucket'), inspectionKeyOf(key), inspection);
  return inspectionKeyOf(key);
}

export const loadInspection = async (inspectionKey: string): Promise<Inspection> =>
  inspectionSchema.parse(await readJson(bucketName('VerifiedBucket'), inspectionKey));

export const deleteInspection = (key: ContributionKey): Promise<void> =>
  deleteAllVersions(bucketName('VerifiedBucket'), inspectionKeyOf(key));
