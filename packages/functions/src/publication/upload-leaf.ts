/**
 * Computes what the leaf of an upload must be, from stores that no function of the chain lane may write. So a
 * changed row of the log is neither signed nor anchored.
 */
import { manifestName, uploadHashOf } from '@cgdx/core/export/dataset/manifest.ts';
import { sameHash } from '@cgdx/core/merkle/hash.ts';
import { expectedLeaf } from '../chain/merkle/expected-leaf.ts';
import { hashOfLeaf, type LoggedLeaf } from '../chain/merkle/leaf-log.ts';
import { datasetPrefix, replacementPrefix } from '../contribution/inspect/inspection.ts';
import { findJudgement } from '../contribution/novelty/fingerprint.ts';
import { executionName } from '../ground/execution-name.ts';
import { bucketName } from '../ground/links.ts';
import { mapConcurrently } from '../ground/map-concurrently.ts';
import { readBytesIfThere } from '../ground/object.ts';
import { findUploads, type Upload } from '../pool/upload.ts';

/** The fields of a leaf beside its upload hash. */
type Terms = Pick<LoggedLeaf, 'dataPoolId' | 'quality' | 'multiplier' | 'isMarked'>;

/** Objects read at a time: one append has thousands of leaves. */
const atOnce = 64;

/** Returns the first logged leaf that does not follow from its upload; undefined if all do. */
export async function findChangedLeaf(logged: readonly LoggedLeaf[]): Promise<LoggedLeaf | undefined> {
  const uploads = await findUploads(logged.map(({ uploadHash }) => uploadHash));
  const listed = new Map(uploads.map((upload) => [upload.uploadHash, termsOf(upload)]));
  const terms = await mapConcurrently(
    logged,
    (leaf): Terms | undefined | Promise<Terms | undefined> =>
      listed.get(leaf.uploadHash) ?? judgedTerms(leaf),
    atOnce,
  );
  return logged.find((leaf, n) => !isMadeOf(leaf, terms[n]));
}

const isMadeOf = (leaf: LoggedLeaf, terms: Terms | undefined): boolean =>
  terms !== undefined &&
  leaf.dataPoolId === terms.dataPoolId &&
  leaf.quality === terms.quality &&
  leaf.multiplier === terms.multiplier &&
  leaf.isMarked === terms.isMarked &&
  sameHash(hashOfLeaf(leaf), expectedLeaf(leaf));

/** An upload that replaces an earlier one has no reward: the earlier one keeps it. */
const marked = { isMarked: true } as const;

const termsOf = (upload: Upload): Terms => ({
  ...{ dataPoolId: upload.dataPoolId, quality: upload.quality, multiplier: upload.multiplier },
  ...(upload.datasetPrefix === replacementPrefix(upload) && marked),
});

/**
 * Returns the judgement of an upload that is not listed yet; undefined if it has none, or its dataset is
 * another.
 */
async function judgedTerms({ dataPoolId, uploadHash, ...key }: LoggedLeaf): Promise<Terms | undefined> {
  const manifestAt = (prefix: string) =>
    readBytesIfThere(bucketName('VerifiedBucket'), prefix + manifestName);
  const [own, replacing, judgement] = await Promise.all([
    manifestAt(datasetPrefix(key)),
    manifestAt(replacementPrefix(key)),
    findJudgement(executionName(key)),
  ]);
  const isOf = (manifest: Uint8Array | undefined): boolean =>
    manifest !== undefined && uploadHashOf(manifest, key.contributionId) === uploadHash;
  const isReplacing = isOf(replacing);
  if (judgement === undefined || !(isOf(own) || isReplacing)) return undefined;
  const { quality, multiplier } = judgement;
  // A judgement that is older than this field names no pool: the log's is taken.
  return {
    ...{ quality: quality.score, multiplier, dataPoolId: judgement.dataPoolId ?? dataPoolId },
    ...(isReplacing && marked),
  };
}
