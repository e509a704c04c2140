/** Waits for a contribution's result: a call occupies its function for up to 25 s, so the function does nothing else. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type ObjectKey, parseObjectKey } from '@cgdx/core/contribution/object-key.ts';
import { invariant, MarketError } from '@cgdx/core/error/market-error.ts';
import { parsePoolId } from '@cgdx/core/pool/pool.ts';
import { accepted, api, assertIsCaller, notFound, ok, type Request } from '../ground/caller/api.ts';
import { bucketName } from '../ground/links.ts';
import { findVersion } from '../ground/object.ts';
import { type ContributionItem, findContribution } from './record/contribution.ts';

type Wait = Request<'POST /upload_v2'>;

/** An HTTP API ends a request after 30 s. */
const longestWaitMs = 25_000;
const lookEveryMs = 500;
/** S3's limit. */
const longestKeyBytes = 1_024;

/** Parses the base64 of the object's key, which must be under the caller's own prefix. */
function parseLocation(location: string, { person, query }: Wait): ObjectKey & { key: string } {
  const key = Buffer.from(location, 'base64').toString('utf8').replace(/^\/+/, '');
  const about = Buffer.byteLength(key) <= longestKeyBytes ? parseObjectKey(key) : undefined;
  if (!about || about.kind === 'part') {
    throw new MarketError('input', 'InvalidLocation', 'ObjectLocation does not name an uploaded export.', {
      advice:
        'Send the base64 of {sub}/{poolId}/{contributionId}/{file}; of an export in parts, file is parts.json.',
    });
  }
  if (about.userSub !== person.sub) throw new MarketError('auth', 'NotYours', 'This upload is not yours.');
  if (parsePoolId(about.pool) !== parsePoolId(query.title)) {
    throw new MarketError(
      'input',
      'PoolMismatch',
      'The upload is in another data pool than the one in the title.',
    );
  }
  return { ...about, key };
}

const isOver = (contribution: ContributionItem | undefined): boolean =>
  contribution !== undefined && contribution.state !== 'running';

/** The HTTP status of a refusal, as the specification's clients expect it. */
const unprocessable = 422;
const statusOfRejection: Readonly<Record<string, number>> = {
  'data-already-uploaded': 409,
  'consent-needed': 403,
  'too-many-uploads': 429,
  'too-much-waiting': 429,
};

function answerOf(contributionId: string, contribution: ContributionItem | undefined) {
  if (contribution?.state === 'completed') {
    const { quality, uploadHash, rewardWei } = contribution;
    invariant(quality && uploadHash && rewardWei, 'a completed contribution has all that it earned');
    return ok({ data_quality_score: quality.score, contributionId, uploadHash, rewardWei });
  }
  if (contribution?.state === 'rejected') {
    const { code, message, advice } = contribution.rejection ?? { code: 'rejected', message: 'Refused.' };
    const data_status_code = statusOfRejection[code] ?? unprocessable;
    return ok({ data_status_code, detail: message, advice, code, contributionId });
  }
  return accepted({ contributionId });
}

/** Waits for the end of the workflow, which the object's event starts; the call may be repeated at will. */
async function awaitResult(request: Wait) {
  const { title, ObjectLocation, userId } = request.query;
  assertIsCaller(request.person, userId);
  if (!parsePoolId(title)) throw notFound('This data pool');
  const { contributionId, key } = parseLocation(ObjectLocation, request);
  const contributionKey = { userSub: request.person.sub, contributionId };
  let contribution = await findContribution(contributionKey);
  if (!contribution && !(await findVersion(bucketName('UnverifiedBucket'), key)))
    throw notFound('This upload');
  const until = request.receivedAtMs + longestWaitMs;
  while (!isOver(contribution) && Date.now() < until) {
    await sleep(lookEveryMs);
    contribution = await findContribution(contributionKey);
  }
  return answerOf(contributionId, contribution);
}

export const handler = api({ 'POST /upload_v2': awaitResult });
