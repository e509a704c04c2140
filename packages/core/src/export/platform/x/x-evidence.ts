/** The evidence on archives of X: the weight and the wording of each check. */
import { type EvidenceWeight, weighBy } from '../../../authenticity/evidence.ts';
import { activityFindings, activityWeight } from '../../activity/activity-evidence.ts';
import { rhythmWeight } from '../../activity/rhythm-evidence.ts';
import type { PlatformEvidence } from '../../contract/platform-evidence.ts';
import type { XSeen } from './conclude-x.ts';
import { idFindings } from './observe-id.ts';
import { listedFindings } from './x-completeness.ts';

// The check of order is not used, since X's archives are not sorted by time.
const { repeats, 'future-times': future, 'early-times': early } = activityWeight;

const xWeight = {
  'own-time': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.002,
    contradictAbove: 0.01,
    label: 'Ids and times',
    sentence: 'Some posts and messages have another time than their ids.',
  },
  identifiers: {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.002,
    contradictAbove: 0.01,
    label: 'Ids',
    sentence: 'Some ids are of a kind that was no longer given at the time of their posts.',
  },
  'answered-before': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.002,
    contradictAbove: 0.01,
    label: 'Answers',
    sentence: 'Some answers came before the posts that they answer.',
  },
  'fresh-answers': {
    weight: 0.5,
    minimum: 50,
    doubtAbove: 0.9,
    label: 'Quick answers',
    sentence: 'No post was answered on its own day.',
  },
  'after-archive': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.002,
    contradictAbove: 0.01,
    label: 'Archive and records',
    sentence: 'Some records were made only after the archive itself.',
  },
  'before-account': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.01,
    contradictAbove: 0.1,
    label: 'Account and records',
    sentence: 'Some posts and messages are from before the account was opened.',
  },
  'shown-before': {
    weight: 0.3,
    minimum: 20,
    doubtAbove: 0.05,
    contradictAbove: 0.3,
    label: 'Advertisements and times',
    sentence: 'Some advertisements were made only after they were shown.',
  },
  'edit-time': {
    weight: 0.5,
    minimum: 10,
    doubtAbove: 0.02,
    contradictAbove: 0.2,
    label: 'Time to edit',
    sentence: 'The time until which some posts could be edited is not right after they were made.',
  },
  'one-account': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    label: 'One account',
    sentence: 'The archive names more than one account.',
  },
  owner: {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.005,
    contradictAbove: 0.05,
    label: 'Owner of the records',
    sentence: 'Some records are of another account than the archive.',
  },
  'listed-more': {
    // deleted and hidden posts change the counts a little
    weight: 0.5,
    minimum: 20,
    doubtAbove: 0.03,
    contradictAbove: 0.25,
    label: 'More than listed',
    sentence: "Some records are more than the archive's own list of contents counts.",
  },
  'listed-fewer': {
    // a person may withhold some of their own records
    weight: 0.4,
    minimum: 20,
    doubtAbove: 0.1,
    label: 'Fewer than listed',
    sentence: "Some records of the archive's own list of contents are not in its files.",
  },
  'equal-ends': {
    // a hundred or so machines issue ids, usually one each millisecond, so ends of ids recur
    weight: 0.5,
    minimum: 20,
    doubtAbove: 0.4,
    contradictAbove: 0.6,
    label: 'Ends of ids',
    sentence: 'The counters in too many ids end in the same digits.',
  },
  // Only for review, since a platform may change the form of its ids at any time.
  'id-counts': {
    weight: 0.5,
    isForReview: true,
    minimum: 50,
    doubtAbove: 0.4,
    label: 'Counters of ids',
    sentence: 'The counters in some ids are higher than X counts within a millisecond.',
  },
  'round-ids': {
    weight: 0.5,
    minimum: 50,
    doubtAbove: 0.05,
    contradictAbove: 0.5,
    label: 'Milliseconds of ids',
    sentence: 'The times in some ids are exact seconds.',
  },
  'future-times': future,
  'early-times': early,
  ...rhythmWeight,
  // ids are unique, so repetitions are not natural
  repeats: { ...repeats, weight: 0.5, minimum: 20, doubtAbove: 0.12, contradictAbove: 0.4 },
} as const satisfies Record<string, EvidenceWeight>;

export const xEvidence: PlatformEvidence<XSeen> = {
  notSeen:
    'when something was liked and by whom, and posts from before November 2010 that were all moved alike: their ids bear no time',
  weigh({ account, manifest, state, observed }) {
    const { counts } = state;
    const listed = listedFindings(manifest, state);
    const { order: _, ...activity } = activityFindings(observed);
    return weighBy(xWeight, {
      ...idFindings(state.ids),
      'after-archive': { against: counts.afterArchive, of: counts.dated },
      'before-account': {
        against: counts.beforeAccount,
        of: account.openedAt === undefined ? 0 : counts.own,
      },
      'edit-time': { against: counts.editsElsewhen, of: counts.edits },
      'one-account': { against: Math.max(0, account.accounts - 1), of: account.accounts },
      owner: { against: counts.foreign, of: counts.owned },
      'listed-more': listed.more,
      'listed-fewer': listed.fewer,
      ...activity,
    });
  },
};
