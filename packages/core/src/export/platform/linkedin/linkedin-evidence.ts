/** What the checks of LinkedIn are called, what they count, and how their findings are told. */
import type { EvidenceWeight, Finding } from '../../../authenticity/evidence.ts';
import { activityWeight, share } from '../../activity/activity-evidence.ts';
import { lowBits, madeAtMs, type PostIds } from './post-id.ts';

/** LinkedIn opened on 5 May 2003. */
export const linkedinOpenedMs = Date.UTC(2003, 4, 5);

/** Spreadsheets cut the seconds off. */
const slackSeconds = 120;
/** A post and its own id bear the same second; drafts and slow uploads lie a little before. */
const ownPostSeconds = 3600;
const secondsPerDay = 86_400;
const aheadMs = 36 * 3_600_000;
/** Registration is known to the minute, in an unknown zone. */
const registrationSlackSeconds = 2 * secondsPerDay;

export const linkedinWeight = {
  identifiers: {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    contradictAbove: 0.01,
    label: 'Post ids',
    sentence: (f) => `${share(f, 'post ids')} cannot exist.`,
  },
  'made-before': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    contradictAbove: 0.002,
    label: 'Posts and times',
    sentence: (f) => `${share(f, 'posts')} were made only after the time at which the person answered them.`,
  },
  'own-time': {
    weight: 0.5,
    minimum: 10,
    doubtAbove: 0.25,
    contradictAbove: 0.6,
    label: 'Own posts',
    sentence: (f) => `${share(f, 'own posts')} bear another time than their ids.`,
  },
  'fresh-posts': {
    weight: 0.5,
    minimum: 50,
    doubtAbove: 0.9,
    label: 'New posts',
    sentence: (f) =>
      f.against === 0
        ? `Some of ${f.of.toLocaleString('en')} reactions came on the day of the post, as they do.`
        : `None of ${f.of.toLocaleString('en')} reactions came on the day of the post.`,
  },
  'before-registration': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.02,
    label: 'Registration',
    sentence: (f) => `${share(f, 'records')} lie before the account was registered.`,
  },
  'one-owner': {
    weight: 0.5,
    minimum: 20,
    doubtAbove: 0.1,
    label: 'Owner of the messages',
    sentence: (f) => `${share(f, 'messages and invitations')} are neither from nor to the same person.`,
  },
  'one-account': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    label: 'One account',
    sentence: (f) => `The export names ${f.of} account${f.of === 1 ? '' : 's'}.`,
  },
  ...activityWeight,
  // two reactions to one post in one second do not happen by themselves
  repeats: { ...activityWeight.repeats, weight: 0.5, minimum: 50, doubtAbove: 0.12 },
  order: {
    // a spreadsheet sorts at a click: that alone is no forgery
    weight: 0.5,
    minimum: 50,
    doubtAbove: 0.3,
    label: activityWeight.order.label,
    sentence: activityWeight.order.sentence,
  },
  // LinkedIn itself does not always quote what people wrote
  malformed: { ...activityWeight.malformed, weight: 0.25, minimum: 1, doubtAbove: 0.1, contradictAbove: 0.9 },
} as const satisfies Record<string, EvidenceWeight>;

type OwnFinding = Exclude<
  keyof typeof linkedinWeight,
  keyof typeof activityWeight | 'one-account' | 'one-owner'
>;

export const noPosts = {
  linked: 0,
  impossible: 0,
  tooEarly: 0,
  reacted: 0,
  fresh: 0,
  own: 0,
  ownElsewhen: 0,
  records: 0,
  unregistered: 0,
};
export type PostCounts = Readonly<typeof noPosts>;

export interface PostObserver {
  /**
   * `seconds`: the time of the record; `ids` of the post that it links to.
   * Gives whether the post cannot exist, or was made only after the record.
   */
  add(kind: string, seconds: number, ids: PostIds | undefined): boolean;
  readonly counts: PostCounts;
}

export function createPostObserver(asOfMs: number, registeredSeconds: number | undefined): PostObserver {
  const counts = { ...noPosts };
  return {
    counts,
    add(kind, seconds, ids) {
      counts.records++;
      if (registeredSeconds !== undefined && seconds < registeredSeconds - registrationSlackSeconds)
        counts.unregistered++;
      if (ids === undefined) return false;
      counts.linked++;
      const ms = madeAtMs(ids.newest);
      const isImpossible = ms < linkedinOpenedMs || ms > asOfMs + aheadMs || lowBits(ids.newest) === 0;
      if (isImpossible) counts.impossible++;
      const age = seconds - ms / 1000;
      if (age < -slackSeconds) counts.tooEarly++;
      if (kind === 'share') {
        counts.own++;
        if (Math.abs(age) > ownPostSeconds) counts.ownElsewhen++;
      } else if (kind === 'reaction') {
        counts.reacted++;
        if (age < secondsPerDay) counts.fresh++;
      }
      return isImpossible || age < -slackSeconds;
    },
  };
}

export function postFindings(counts: PostCounts, isRegistrationKnown: boolean): Record<OwnFinding, Finding> {
  const { linked, reacted } = counts;
  return {
    identifiers: { against: counts.impossible, of: linked },
    'made-before': { against: counts.tooEarly, of: linked },
    'own-time': { against: counts.ownElsewhen, of: counts.own },
    'fresh-posts': { against: counts.fresh === 0 ? reacted : 0, of: reacted },
    'before-registration': { against: counts.unregistered, of: isRegistrationKnown ? counts.records : 0 },
  };
}
