/** Decides whether a person may contribute another export now: how many per day, and how much may be in progress. */
import type { Rejection } from './contribution.ts';

export interface Quota {
  readonly uploadsADay: number;
  /** The limit for all of a person's exports in progress, including this one. */
  readonly bytesWaiting: number;
  /** Refusals are stored for the person to see; after this many per day, further uploads are only deleted. */
  readonly refusalsADay: number;
  /** The time zone in which a day begins at midnight. */
  readonly utcOffsetHours: number;
  /** The name of that time zone. */
  readonly clock: string;
}

/** An earlier upload of the person. */
export interface EarlierUpload {
  /** Unix ms. */
  readonly atMs: number;
  readonly bytes: number;
  /** True if it is still in progress: its export is stored. */
  readonly isWaiting: boolean;
  /** True if the quota refused it: it counts as a refusal, not as an upload. */
  readonly isRefused: boolean;
}

export type Verdict =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly rejection: Rejection }
  /** Refused without a stored sentence, after too many refusals. */
  | { readonly kind: 'dropped' };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Returns the last midnight in the quota's time zone, in Unix ms. */
export function dayStartMs(nowMs: number, { utcOffsetHours }: Quota): number {
  const offsetMs = utcOffsetHours * hourMs;
  return Math.floor((nowMs + offsetMs) / dayMs) * dayMs - offsetMs;
}

/** @param objection a refusal for another reason than the quota; it also counts as one of the day's refusals */
export function judgeUpload(
  quota: Quota,
  earlier: readonly EarlierUpload[],
  bytes: number,
  nowMs: number,
  objection?: Rejection,
): Verdict {
  const startMs = dayStartMs(nowMs, quota);
  const today = earlier.filter(({ atMs }) => atMs >= startMs);
  const refusals = today.filter(({ isRefused }) => isRefused).length;
  const waiting = earlier.filter(({ isWaiting }) => isWaiting).reduce((sum, upload) => sum + upload.bytes, 0);
  const rejection =
    objection ??
    (today.length - refusals >= quota.uploadsADay
      ? tooManyUploads(quota, startMs + dayMs - nowMs)
      : waiting + bytes > quota.bytesWaiting
        ? tooMuchWaiting(quota, waiting, bytes)
        : undefined);
  if (rejection === undefined) return { kind: 'taken' };
  return refusals >= quota.refusalsADay ? { kind: 'dropped' } : { kind: 'refused', rejection };
}

function tooManyUploads({ uploadsADay, clock }: Quota, leftMs: number): Rejection {
  const hours = Math.ceil(leftMs / hourMs);
  return {
    code: 'too-many-uploads',
    message: `You have uploaded ${uploadsADay} exports today, the most that we take from one person in a day.`,
    advice: `Please upload this one again after midnight (${clock}), ${hours === 1 ? 'within an hour' : `in about ${hours} hours`}.`,
  };
}

function tooMuchWaiting({ bytesWaiting }: Quota, waiting: number, bytes: number): Rejection {
  const code = 'too-much-waiting';
  if (waiting === 0) {
    return {
      code,
      message: `This export has ${gigabytes(bytes)}; we take at most ${gigabytes(bytesWaiting)}.`,
      advice: 'Please ask the platform for a shorter period, and upload that.',
    };
  }
  return {
    code,
    message: `Your uploads that we still work on have ${gigabytes(waiting)}; with this one they would have more than ${gigabytes(bytesWaiting)}.`,
    advice: 'Please upload it again when one of them is done: your account page shows how far they are.',
  };
}

/** Formats gigabytes, with one decimal below ten, so that a small size is not shown as 0 GB. */
const gigabytes = (bytes: number): string => {
  const amount = bytes / 1e9;
  return `${amount < 10 ? Math.max(0.1, Math.round(amount * 10) / 10) : Math.round(amount)} GB`;
};
