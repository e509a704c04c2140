/** Begins a contribution of a person who has consented: stores it once, and counts it in the same transaction against their quota. */
import { setTimeout as sleep } from 'node:timers/promises';
import { consentObjection } from '@cgdx/core/consent/consent.ts';
import { type Rejection, type Step, stepNames } from '@cgdx/core/contribution/contribution.ts';
import { judgeUpload } from '@cgdx/core/contribution/quota.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { quota } from '@cgdx/workflows/wiring/limit.ts';
import { announceChange } from '../../ground/handler/announce.ts';
import { count } from '../../ground/log/metric.ts';
import { putOnce, tryTogether } from '../../ground/table/item.ts';
import { newestConsent } from './consent.ts';
import {
  type ContributionItem,
  type ContributionKey,
  findContribution,
  type StoredObject,
  type StoredPart,
} from './contribution.ts';
import { countPut, readUploads } from './upload-count.ts';

export interface Beginning {
  readonly dataPoolId: string;
  readonly fileName: string;
  readonly object: StoredObject;
  readonly parts?: readonly StoredPart[];
}

/** The uploads of one person wait for one another; each takes some milliseconds. */
const patienceMs = 20_000;
const longestPauseMs = 200;

/** Returns the number of bytes that are stored, whatever size was announced. */
const storedBytes = ({ object, parts }: Beginning): number =>
  (parts ?? []).reduce((sum, part) => sum + (part.object?.sizeBytes ?? 0), object.sizeBytes);

/**
 * Begins a contribution, or refuses it with a sentence for its person; a second call changes and counts nothing.
 * @returns the stored item; undefined for a refusal beyond the limit, which is not stored
 */
export async function beginContribution(
  key: ContributionKey,
  beginning: Beginning,
): Promise<ContributionItem | undefined> {
  const bytes = storedBytes(beginning);
  for (const giveUpAtMs = Date.now() + patienceMs; ; ) {
    const begun = await findContribution(key);
    if (begun) return begun;
    const nowMs = Date.now();
    const [uploads, consent] = await Promise.all([
      readUploads(key.userSub, nowMs),
      newestConsent(key.userSub),
    ]);
    const verdict = judgeUpload(quota, uploads.earlier, bytes, nowMs, consentObjection(consent));
    if (verdict.kind === 'dropped') return undefined;
    const rejection = verdict.kind === 'refused' ? verdict.rejection : undefined;
    const item = contributionItem(key, beginning, nowMs, rejection);
    const upload = {
      contributionId: key.contributionId,
      atMs: nowMs,
      bytes,
      isRefused: rejection !== undefined,
    };
    const writes = [putOnce('ContributionTable', item), countPut(key.userSub, uploads, upload, nowMs)];
    if (await tryTogether(writes)) {
      announceChange(key);
      if (rejection) count('ContributionRefused', { code: rejection.code });
      continue;
    }
    if (Date.now() > giveUpAtMs)
      throw new MarketError('busy', 'TooManyBeginnings', 'Too many uploads of one person began at once.');
    await sleep(Math.random() * longestPauseMs);
  }
}

/** Makes the item: running, or in its final state if it was refused. */
export function contributionItem(
  { userSub, contributionId }: ContributionKey,
  beginning: Beginning,
  nowMs: number,
  rejection?: Rejection,
) {
  const at = new Date(nowMs).toISOString();
  const waiting: Step = { state: 'waiting' };
  const refused: Step = { state: 'rejected', endedAt: at, ...(rejection && { note: rejection.message }) };
  const { parts, object } = beginning;
  return {
    userSub,
    contributionId,
    ...beginning,
    sizeBytes: parts ? parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) : object.sizeBytes,
    createdAt: at,
    updatedAt: at,
    state: rejection ? 'rejected' : 'running',
    steps: Object.fromEntries(stepNames.map((name, i) => [name, rejection && i === 0 ? refused : waiting])),
    ...(rejection && { rejection, isTurnedAway: true }),
  };
}
