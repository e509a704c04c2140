/**
 * Decides how much of an export is new, while others may send the same data at the same moment.
 *
 * Each export is first registered as pending, then looks at the others. Whoever began earlier never waits: it tells the
 * later one, whose own passing then fails and is tried anew. So of two that share data one counts the other, nobody
 * can hold up an upload by sending copies of it afterwards, and waits cannot form a circle.
 */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import {
  addedShare,
  containment,
  decide,
  knownShare,
  relatedFrom,
} from '@cgdx/core/fingerprint/containment.ts';
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
} from '../store/fingerprint.ts';

/** Another export can only come in between so often before a look at it later costs less. */
const looks = 5;

export interface Novelty {
  /** 0 to 1; what is left of the score. */
  readonly novelty: number;
  /** Fingerprints of the same platform account that other people sent. */
  readonly earlier: readonly string[];
}

/**
 * @param judgementOf what the export is worth, given what is new in it
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
      await forgetFingerprint(id, fingerprint);
      return undefined;
    }
    const pending = similar.filter((other) => other.state === 'pending' && matters(fingerprint, other));
    if (pending.some((other) => isEarlier(other, id, fingerprint))) throw beingChecked();
    const told = await Promise.all(pending.map(({ fingerprintId }) => challengeFingerprint(fingerprintId)));
    // One of them has passed or gone meanwhile.
    if (told.includes(false)) continue;

    const counted = similar.filter((other) => other.state === 'passed' || isEarlier(other, id, fingerprint));
    const judgement = judgementOf({
      novelty: shareOf(fingerprint, counted).novelty,
      earlier: counted
        .filter((other) => isSameAccount(fingerprint, other) && other.userSub !== fingerprint.userSub)
        .map((other) => other.fingerprintId),
    });
    if (await passFingerprint(id, judgement, challenges)) return judgement;
    // Another run of the same step may have been quicker: its judgement stands.
    const standing = await findJudgement(id);
    if (standing) return standing;
  }
  throw beingChecked();
}

function shareOf(fingerprint: Fingerprint, others: readonly Similar[]) {
  const sketchesOf = (some: readonly Similar[]) => some.map(({ sketch }) => sketch);
  const own = others.filter((other) => isOwn(fingerprint, other));
  return decide(
    knownShare(fingerprint.sketch, sketchesOf(others)),
    addedShare(fingerprint.sketch, sketchesOf(own)),
  );
}

const matters = (fingerprint: Fingerprint, other: Similar): boolean =>
  isOwn(fingerprint, other) || containment(fingerprint.sketch, other.sketch) >= relatedFrom;

/** By the time at which we were told of the upload, which nobody chooses. */
const isEarlier = (other: Similar, id: string, { beganAt }: Fingerprint): boolean =>
  other.beganAt === beganAt ? other.fingerprintId < id : other.beganAt < beganAt;

const isOwn = (fingerprint: Fingerprint, other: Similar): boolean =>
  other.userSub === fingerprint.userSub || isSameAccount(fingerprint, other);

const isSameAccount = ({ accountKey }: Fingerprint, other: Similar): boolean =>
  accountKey !== undefined && other.accountKey === accountKey;

const beingChecked = (): MarketError =>
  new MarketError('unavailable', 'SameDataBeingChecked', 'The same data is being checked.');
