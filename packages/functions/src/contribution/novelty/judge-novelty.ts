/**
 * Decides how much of an export is new, although others may send the same data at the same moment.
 * Each export is first registered as pending, and then compared with the others. The earlier of two exports
 * never waits: it challenges the later one, which then cannot pass before another comparison. So of two exports
 * that share data one always counts the other, nobody can delay an upload by sending copies of it afterwards,
 * and waits cannot form a circle.
 */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { type SoldPeriod, soldPeriod } from '@cgdx/core/export/dataset/sold-period.ts';
import {
  addedShare,
  decide,
  knownOf,
  knownShare,
  knownWithoutTimes,
  relatedFrom,
  strangersFrom,
} from '@cgdx/core/fingerprint/containment.ts';
import { pieceFrom, suspectsAmong } from '@cgdx/core/fingerprint/suspect.ts';
import {
  challengeFingerprint,
  type Fingerprint,
  findJudgement,
  findSimilar,
  forgetFingerprint,
  type Judgement,
  passFingerprint,
  registerFingerprint,
  type Similar,
} from './fingerprint.ts';

/** How often others may interfere before it is cheaper to retry the step later. */
const looks = 5;

/** More would tell an operator nothing new, and the input of a workflow's state is limited. */
const mostEarlier = 100;

export interface Novelty {
  /** The share of new data, 0 to 1. The score is multiplied by it. */
  readonly novelty: number;
  /** Fingerprints of the same platform account, or of much the same data, that other people sent, at most 100. */
  readonly earlier: readonly string[];
  /** Earlier uploads of the same person or the same account. */
  readonly own: readonly Similar[];
  /** The periods of those earlier uploads that share data with this one. */
  readonly sold: readonly SoldPeriod[];
}

/**
 * @param judgementOf returns the export's judgement, given what is new in it
 * @returns undefined if the data is in the pool already
 * @throws MarketError SameDataBeingChecked while an upload that began earlier is undecided
 */
export async function judgeNovelty(
  id: string,
  fingerprint: Fingerprint,
  judgementOf: (found: Novelty) => Judgement,
): Promise<Judgement | undefined> {
  for (let look = 0; look < looks; look++) {
    const challenges = await registerFingerprint(id, fingerprint);
    const similar = await findSimilar(id, fingerprint);
    const passed = similar.filter(({ state }) => state === 'passed');
    if (shareOf(fingerprint, passed).kind === 'duplicate') {
      await forgetFingerprint(id);
      return undefined;
    }
    const pending = similar.filter((other) => other.state === 'pending' && matters(fingerprint, other));
    if (pending.some((other) => isEarlier(other, id, fingerprint))) throw beingChecked();
    const challenged = await Promise.all(
      pending.map(({ fingerprintId }) => challengeFingerprint(fingerprintId)),
    );
    // One of the later fingerprints has passed or was deleted meanwhile.
    if (challenged.includes(false)) continue;

    const counted = similar.filter((other) => other.state === 'passed' || isEarlier(other, id, fingerprint));
    const judgement = judgementOf({
      novelty: shareOf(fingerprint, counted).novelty,
      earlier: suspectsOf(fingerprint, counted).slice(0, mostEarlier),
      own: counted.filter((other) => isOwn(fingerprint, other)),
      sold: soldOf(fingerprint, counted),
    });
    if (await passFingerprint(id, judgement, challenges)) return judgement;
    // Another run of the same step may have been faster: its judgement is final.
    const standing = await findJudgement(id);
    if (standing) return standing;
  }
  throw beingChecked();
}

function shareOf(fingerprint: Fingerprint, others: readonly Similar[]) {
  const own = others.filter((other) => isOwn(fingerprint, other));
  return decide(
    knownOf(fingerprint, others),
    addedShare(
      fingerprint.sketch,
      own.map(({ sketch }) => sketch),
    ),
  );
}

const matters = (fingerprint: Fingerprint, other: Similar): boolean =>
  isOwn(fingerprint, other) || knownOf(fingerprint, [other]) >= relatedFrom;

/**
 * Returns the fingerprints that an operator has to look at: another person's of the same account, or with much
 * of the same data.
 */
function suspectsOf(fingerprint: Fingerprint, others: readonly Similar[]): string[] {
  const strangers = others.filter(({ userSub }) => userSub !== fingerprint.userSub);
  const suspects = new Set<Fingerprint>(suspectsAmong<Fingerprint>(fingerprint, strangers));
  return strangers
    .filter((other) => isSameAccount(fingerprint, other) || suspects.has(other))
    .map(({ fingerprintId }) => fingerprintId);
}

/**
 * A long history has only a small part in common with an earlier, short one, so the share is taken of either.
 * Things at the same times show the same history however few they are. Frequent words follow each other by
 * chance, too, so their share must be larger.
 */
function sharesData(fingerprint: Fingerprint, other: Similar): boolean {
  const shares = (one: Fingerprint, another: Fingerprint): boolean =>
    knownShare(one.sketch, [another.sketch]) >= pieceFrom ||
    knownWithoutTimes(one.runs, [another.runs]) >= strangersFrom;
  return shares(fingerprint, other) || shares(other, fingerprint);
}

const soldOf = (fingerprint: Fingerprint, others: readonly Similar[]): SoldPeriod[] =>
  others
    .filter((other) => isOwn(fingerprint, other) && sharesData(fingerprint, other))
    .flatMap(({ days }) => soldPeriod(days) ?? []);

/** Compares the times at which the bucket reported the uploads: a sender cannot choose them. */
const isEarlier = (other: Similar, id: string, { beganAt }: Fingerprint): boolean =>
  other.beganAt === beganAt ? other.fingerprintId < id : other.beganAt < beganAt;

const isOwn = (fingerprint: Fingerprint, other: Similar): boolean =>
  other.userSub === fingerprint.userSub || isSameAccount(fingerprint, other);

const isSameAccount = ({ accountKey }: Fingerprint, other: Similar): boolean =>
  accountKey !== undefined && other.accountKey === accountKey;

const beingChecked = (): MarketError =>
  new MarketError('unavailable', 'SameDataBeingChecked', 'The same data is being checked.');
