/** Fills a cloud for a journey: a person sends samples, and all are accepted. */
import { type PoolId, platformOfPool } from '@cgdx/core/pool/pool.ts';
import { follow, sendExport } from '@cgdx/local/person/contribute.ts';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';
import type { RunningCloud } from './shared-cloud.ts';

const quietly = (): void => undefined;

/** A pool, the seed of the sample for it, and the sample's size: `1MB` by default. */
export type Sample = readonly [PoolId, number, string?];

/** @returns the upload's hash @throws Error if the sample is not accepted */
export async function contributeSample(
  { stack, directory }: RunningCloud,
  person: Person,
  [poolId, seed, size = '1MB']: Sample,
): Promise<string> {
  const file = await makeSample(directory, platformOfPool(poolId), size, seed);
  const { contributionId } = await sendExport({ stack, person, files: [file], poolId, tell: quietly });
  const { state, uploadHash, rejection } = await follow(stack, person, contributionId, quietly);
  if (uploadHash === undefined)
    throw new Error(`a sample of ${poolId} was ${state}: ${rejection?.message ?? 'without a reason'}`);
  return uploadHash;
}

/** Signs up a new person who contributes the samples, one after the other. */
export async function newContributor(cloud: RunningCloud, samples: readonly Sample[]) {
  const person = await signUp(cloud.stack);
  const uploadHashes: string[] = [];
  for (const sample of samples) uploadHashes.push(await contributeSample(cloud, person, sample));
  return { person, uploadHashes };
}
