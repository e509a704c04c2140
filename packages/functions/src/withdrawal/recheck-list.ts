/**
 * The recheck of masked datasets for operators: lists the findings, requests missing judgements, and recalls
 * faulty uploads.
 */
import { mostOnPage } from '@cgdx/api/route/operator/field.ts';
import type { RecheckedUpload } from '@cgdx/api/route/operator/recheck.ts';
import type { AnswerBodyOf, QueryOf } from '@cgdx/api/routes.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { faultWords, sureFaults } from '@cgdx/core/export/recheck/recheck-fault.ts';
import { notFound } from '../ground/caller/api.ts';
import { parseUploadHash } from '../ground/caller/upload-hash.ts';
import { sendEvents } from '../ground/handler/event.ts';
import { mapConcurrently } from '../ground/map-concurrently.ts';
import { actAs, type Order } from '../operator/execution/operator-action.ts';
import { pageToken, readPageToken } from '../operator/page/page-token.ts';
import { accessToUpload } from '../pool/access.ts';
import {
  findRechecked,
  type Rechecked,
  recheckNow,
  recheckPage,
  recordAsked,
  verdictNow,
} from './recheck.ts';
import { recallUpload } from './withdrawal.ts';

const list = 'rechecks';
/** Longer than a function may run: a recheck without a result by then has failed. */
const askAgainAfterMs = 1_200_000;

/** Requests a judgement of those that have none, once each. */
async function askFor(uploads: readonly Rechecked[]): Promise<void> {
  const askedBeforeMs = Date.now() - askAgainAfterMs;
  const unknown = uploads.filter(
    (upload) => verdictNow(upload) === 'waiting' && (upload.recheckAskedAtMs ?? 0) < askedBeforeMs,
  );
  await sendEvents(
    unknown.map(({ contributionId, uploadHash }) => ({
      type: 'upload.recheck-asked',
      detail: { contributionId, uploadHash },
    })),
  );
  await mapConcurrently(unknown, ({ uploadHash }) => recordAsked(uploadHash, askedBeforeMs));
}

async function toShown(upload: Rechecked): Promise<RecheckedUpload> {
  const { uploadHash, dataPoolId, createdAt } = upload;
  const verdict = verdictNow(upload);
  const { faults = [], isWhole = false } = recheckNow(upload) ?? {};
  const isClean = verdict === 'clean' || verdict === 'waiting';
  const buyers = isClean ? 0 : (await accessToUpload(uploadHash)).length;
  return { uploadHash, dataPoolId, createdAt, verdict, faults, isWhole, buyers };
}

async function recall(uploadHash: string) {
  const upload = await findRechecked(uploadHash);
  if (!upload) throw notFound('This upload');
  const faults = faultWords(sureFaults(recheckNow(upload)?.faults ?? []));
  const withdrawal = faults === '' ? undefined : await recallUpload(uploadHash, faults);
  if (withdrawal?.recalled === undefined)
    throw new MarketError(
      'conflict',
      'NotFaulty',
      'No sure fault was found in this upload, or it was withdrawn.',
      {
        advice: 'Read the list of rechecks, which has the verdict on each upload on sale.',
      },
    );
  const buyers = (await accessToUpload(uploadHash)).length;
  // If the event is lost, the scheduled run finds the withdrawal.
  if (withdrawal.due !== undefined)
    await sendEvents([
      { type: 'upload.withdrawn', detail: { contributionId: upload.contributionId, uploadHash } },
    ]);
  return { uploadHash, withdrawnAt: withdrawal.withdrawnAt, faults: withdrawal.recalled, buyers };
}

export async function rechecks({
  cursor,
  limit = mostOnPage,
}: QueryOf<'GET /operator/rechecks'>): Promise<AnswerBodyOf<'GET /operator/rechecks'>> {
  const from = cursor === undefined ? undefined : readPageToken(cursor, list);
  const { uploads, next } = await recheckPage(limit, from);
  await askFor(uploads);
  return {
    uploads: await mapConcurrently(uploads, toShown),
    ...(next !== undefined && { cursor: pageToken(next, list) }),
  };
}

export function recallOne(order: Order, hash: string) {
  const uploadHash = parseUploadHash(hash);
  return actAs(order, 'upload.recall', `upload/${uploadHash}`, () => recall(uploadHash));
}
