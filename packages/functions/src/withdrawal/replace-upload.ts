/**
 * Replaces an upload from before people could choose what leaves: its masked records hold the texts that its
 * contributor wrote in public. If nobody has bought it, its dataset is written again without these texts, and
 * sold as another upload. The reward stays with the old upload; the new one has none. If it was sold, or is too
 * old to have a stored judgement, it is only taken off sale.
 * Every part may be repeated, and the old upload is off sale before the new one is listed: an interrupted
 * replacement goes on with the next call.
 */
import { rewriteAsRecords } from '@cgdx/core/export/pass/rewrite-as-records.ts';
import { offerOfPool, platformOfPool } from '@cgdx/core/pool/pool.ts';
import { findCertificate } from '../chain/merkle/certificate.ts';
import { insertLeaf } from '../chain/merkle/leaf-insert.ts';
import { replacementPrefix } from '../contribution/inspect/inspection.ts';
import { findJudgement } from '../contribution/novelty/fingerprint.ts';
import { executionName } from '../ground/execution-name.ts';
import { sendEvents } from '../ground/handler/event.ts';
import { bucketName } from '../ground/links.ts';
import { deleteAllVersions, writeObject } from '../ground/object.ts';
import { didHold, writeTogether } from '../ground/table/item.ts';
import { accessToUpload } from '../pool/access.ts';
import { linesOfFile, readExtent, readManifest, writeCertificate } from '../pool/dataset.ts';
import { loadSummary, storeSummary } from '../pool/summary.ts';
import { findUpload, recordReplacement, type Upload, uploadPut } from '../pool/upload.ts';
import { retireUpload } from './withdrawal.ts';

/** `waiting`: its leaf is not on the chain yet. */
export type Replacement = 'current' | 'withdrawn' | 'delisted' | 'waiting' | 'replaced';

const why =
  'it is from before you could choose what leaves, and holds the masked text of what you wrote in public';
const whyReplaced = `${why}; your records without that text are sold in its place`;

export async function replaceUpload(uploadHash: string): Promise<Replacement> {
  const upload = await findUpload(uploadHash);
  if (upload === undefined || offerOfPool(upload.dataPoolId) !== 'records') return 'current';
  if (upload.replacedBy !== undefined) return goOn(upload, upload.replacedBy);
  if (upload.withdrawnAt !== undefined) return 'withdrawn';
  if ((await readManifest(upload)).offer !== undefined) return 'current';
  if ((await accessToUpload(uploadHash)).length > 0 || !(await isJudgedAs(upload))) {
    await retireUpload(uploadHash, why);
    return 'delisted';
  }
  const replacedBy = await writeAnew(upload);
  // The dataset is current, whatever its stored manifest says.
  if (replacedBy === uploadHash) return 'current';
  if (!(await recordReplacement(uploadHash, replacedBy))) return 'withdrawn';
  return goOn(upload, replacedBy);
}

/**
 * Whether the new leaf would have the quality of the stored judgement: the appender's key signs no other leaf,
 * and a refused leaf would block all others.
 */
async function isJudgedAs(upload: Upload): Promise<boolean> {
  const judgement = await findJudgement(executionName(upload));
  return (
    judgement?.quality.score === upload.quality &&
    judgement.multiplier === upload.multiplier &&
    (judgement.dataPoolId ?? upload.dataPoolId) === upload.dataPoolId
  );
}

/** @returns the hash of the new upload */
async function writeAnew(upload: Upload): Promise<string> {
  const prefix = replacementPrefix(upload);
  const uploadHash = await rewriteAsRecords({
    platform: platformOfPool(upload.dataPoolId),
    manifest: await readManifest(upload),
    linesOf: (file) => linesOfFile(upload, file),
    contributionId: upload.contributionId,
    sink: { write: (file, chunks) => writeObject(bucketName('VerifiedBucket'), prefix + file, chunks) },
  });
  const summary = await loadSummary(upload.datasetPrefix);
  if (summary !== undefined) await storeSummary(prefix, summary);
  return uploadHash;
}

async function goOn(upload: Upload, replacedBy: string): Promise<Replacement> {
  if ((await findUpload(replacedBy)) !== undefined) return addToCounts(upload, replacedBy);
  const receipt = await retireUpload(upload.uploadHash, whyReplaced);
  if (receipt?.retired === undefined) {
    // Its contributor withdrew it first, or it was recalled: nothing of it is sold again.
    await deleteAllVersions(bucketName('VerifiedBucket'), replacementPrefix(upload));
    return 'withdrawn';
  }
  // If the event is lost, the scheduled run finds what is to be deleted.
  if (receipt.due !== undefined)
    await sendEvents([
      {
        type: 'upload.withdrawn',
        detail: { contributionId: upload.contributionId, uploadHash: upload.uploadHash },
      },
    ]);
  const { userSub, contributionId, dataPoolId, quality, multiplier } = upload;
  const leaf = { userSub, contributionId, dataPoolId, uploadHash: replacedBy, quality, multiplier };
  // The contract takes a leaf of this form for a claimed one, for which it pays nothing, whoever signs.
  await insertLeaf({ ...leaf, isMarked: true });
  return list(upload, replacedBy);
}

/** Lists the new upload without a reward, like its leaf on the chain: no payout can be requested for it. */
async function list(before: Upload, uploadHash: string): Promise<Replacement> {
  const certificate = await findCertificate(uploadHash);
  if (certificate === undefined) return 'waiting';
  const dataset = { datasetPrefix: replacementPrefix(before) };
  const { userSub, contributionId, dataPoolId, createdAt, quality, multiplier, meter } = before;
  const { index: leafIndex, root, transactionHash } = certificate;
  await writeCertificate(dataset, contributionId, certificate);
  await didHold(
    writeTogether([
      uploadPut({
        ...{ uploadHash, userSub, contributionId, dataPoolId, createdAt, quality, multiplier },
        ...{ leafIndex, root, transactionHash, rewardWei: '0', rewardState: 'forfeited', payoutAttempt: 0 },
        ...dataset,
        ...(await readExtent(dataset)),
        ...(meter && { meter }),
      }),
    ]),
  );
  return addToCounts(before, uploadHash);
}

/** Adds the new upload to the counts of insights; a repetition adds nothing. */
async function addToCounts(before: Upload, uploadHash: string): Promise<Replacement> {
  const { contributionId, dataPoolId, quality } = before;
  await sendEvents([
    { type: 'contribution.completed', detail: { contributionId, dataPoolId, uploadHash, quality } },
  ]);
  return 'replaced';
}
