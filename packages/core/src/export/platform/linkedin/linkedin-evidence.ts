/** The evidence on exports from LinkedIn: the weight and the wording of each check. */
import { type EvidenceWeight, type Finding, weighBy } from '../../../authenticity/evidence.ts';
import { activityFindings, activityWeight } from '../../activity/activity-evidence.ts';
import type { PlatformEvidence } from '../../contract/platform-evidence.ts';
import type { LinkedinSeen } from './conclude-linkedin.ts';
import { ownerOf } from './observe-owner.ts';
import type { PostCounts } from './observe-post.ts';

const linkedinWeight = {
  identifiers: {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    contradictAbove: 0.01,
    label: 'Post ids',
    sentence: 'Some post ids cannot exist.',
  },
  // Only for review, since a platform may change the form of its ids at any time.
  'id-counts': {
    weight: 0.5,
    isForReview: true,
    minimum: 50,
    doubtAbove: 0.4,
    label: 'Counters of ids',
    sentence: 'The counters in some post ids are higher than LinkedIn counts within a millisecond.',
  },
  'made-before': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    contradictAbove: 0.002,
    label: 'Posts and times',
    sentence: 'Some posts were made only after the time at which the person answered them.',
  },
  'own-time': {
    weight: 0.5,
    minimum: 10,
    doubtAbove: 0.25,
    contradictAbove: 0.6,
    label: 'Own posts',
    sentence: 'Some own posts have another time than their ids.',
  },
  'fresh-posts': {
    weight: 0.5,
    minimum: 50,
    doubtAbove: 0.9,
    label: 'New posts',
    sentence: 'No reaction was made on the day of its post.',
  },
  'before-registration': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.02,
    label: 'Registration',
    sentence: 'Some records are from before the account was registered.',
  },
  'one-owner': {
    weight: 0.5,
    minimum: 20,
    doubtAbove: 0.1,
    label: 'Owner of the messages',
    sentence: 'Some messages and invitations are neither from nor to the same person.',
  },
  'one-account': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    label: 'One account',
    sentence: 'The export names more than one account.',
  },
  ...activityWeight,
  // a person does not react twice to a post within one second
  repeats: { ...activityWeight.repeats, weight: 0.5, minimum: 50, doubtAbove: 0.12 },
  order: {
    // not a proof, since a spreadsheet can sort the rows of a genuine table
    weight: 0.5,
    minimum: 50,
    doubtAbove: 0.3,
    label: activityWeight.order.label,
    sentence: activityWeight.order.sentence,
  },
} as const satisfies Record<string, EvidenceWeight>;

type OwnFinding = Exclude<
  keyof typeof linkedinWeight,
  keyof typeof activityWeight | 'one-account' | 'one-owner'
>;

export const linkedinEvidence: PlatformEvidence<LinkedinSeen> = {
  notSeen: 'days of connections that were all moved alike: they bear no id that would show it',
  weigh: ({ person, state, observed }) =>
    weighBy(linkedinWeight, {
      ...postFindings(state.posts, person.registeredAt !== undefined),
      'one-owner': ownerOf(state.owners).finding,
      'one-account': { against: Math.max(0, person.accounts - 1), of: person.accounts },
      ...activityFindings(observed),
    }),
};

function postFindings(counts: PostCounts, isRegistrationKnown: boolean): Record<OwnFinding, Finding> {
  const { linked, reacted } = counts;
  return {
    identifiers: { against: counts.impossible, of: linked },
    'id-counts': { against: counts.miscounted, of: counts.counted },
    'made-before': { against: counts.tooEarly, of: linked },
    'own-time': { against: counts.ownElsewhen, of: counts.own },
    'fresh-posts': { against: counts.fresh === 0 ? reacted : 0, of: reacted },
    'before-registration': { against: counts.unregistered, of: isRegistrationKnown ? counts.records : 0 },
  };
}
