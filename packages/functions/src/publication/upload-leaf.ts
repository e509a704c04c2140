/**
 * What the leaf of an upload must be. It is computed from stores that nobody who works on the chain lane may write, so
 * that a changed row of the log is neither signed nor anchored.
 */
import { manifestName, uploadHashOf } from '@cgdx/core/export/dataset/manifest.ts';
import { sameHash } from '@cgdx/core/merkle/hash.ts';
import { hashOfLeaf, type LoggedLeaf } from '../chain/merkle/leaf-log.ts';
import { madeLeaf } from '../chain/merkle/made-leaf.ts';
import { datasetPrefix, replacementPrefix } from '../contribution/inspect/inspection.ts';
import { findJudgement } from '../contribution/novelty/fingerprint.ts';
import { executionName } from '../ground/execution-name.ts';
import { bucketName } from '../ground/links.ts';
import { mapConcurrently } from '../ground/map-concurrently.ts';
import { readBytesIfThere } from '../ground/object.ts';
import { findUploads, type Upload } from '../pool/upload.ts';

/** What a leaf says of an upload, beside its hash. */
type Terms = Pick<LoggedLeaf, 'dataPoolId' | 'quality' | 'multiplier' | 'isMarked'>;

/** Objects that are read side by side: one append has thousands of leaves. */
const atOnce = 64;

/** Returns the first logged leaf that is not what its upload makes; undefined if all are. */
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
  sameHash(hashOfLeaf(leaf), madeLeaf(leaf));

/** What takes an earlier upload's place has no reward: the earlier one keeps it. */
const marked = { isMarked: true } as const;

const termsOf = (upload: Upload): Terms => ({
  ...{ dataPoolId: upload.dataPoolId, quality: upload.quality, multiplier: upload.multiplier },
  ...(upload.datasetPrefix === replacementPrefix(upload) && marked),
});

/** Returns how an upload that is not listed yet was judged; undefined if it was not, or its dataset is another. */
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
  // A judgement from before it named its pool leaves the log's.
  return {
    ...{ quality: quality.score, multiplier, dataPoolId: judgement.dataPoolId ?? dataPoolId },
    ...(isReplacing && marked),
  };
}
