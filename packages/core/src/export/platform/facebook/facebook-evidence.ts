/** The evidence on exports from Facebook: the weight and the wording of each check. */
import { type EvidenceWeight, type Finding, weighBy } from '../../../authenticity/evidence.ts';
import { activityFindings, activityWeight } from '../../activity/activity-evidence.ts';
import type { PlatformEvidence } from '../../contract/platform-evidence.ts';
import type { FacebookSeen } from './conclude-facebook.ts';

const facebookWeight = {
  'own-photos': {
    // photos of an album, or photos that are shared again, are older than the post
    weight: 0.5,
    minimum: 10,
    doubtAbove: 0.4,
    contradictAbove: 0.8,
    label: 'Posts and their photos',
    sentence: 'Some photos in posts were uploaded on another day than their post.',
  },
  'later-photos': {
    // photos may be added to an album after it was posted, but few posts are albums
    weight: 0.5,
    minimum: 20,
    doubtAbove: 0.08,
    contradictAbove: 0.6,
    label: 'Posts before their photos',
    sentence: 'Some photos in posts were uploaded only days after their post.',
  },
  'photo-order': {
    weight: 0.5,
    minimum: 20,
    doubtAbove: 0.25,
    contradictAbove: 0.45,
    label: 'Ids of photos',
    sentence: 'The ids of some photos do not increase with time.',
  },
  'record-order': {
    // not a proof, since for some lists it is unknown how closely ids follow the time
    weight: 0.5,
    minimum: 20,
    doubtAbove: 0.35,
    label: 'Ids of records',
    sentence: 'The ids of some records do not increase with time.',
  },
  'equal-steps': {
    weight: 0.5,
    minimum: 15,
    doubtAbove: 0.2,
    contradictAbove: 0.5,
    label: 'Steps between ids',
    sentence: "Some ids follow one another in equal steps, as a counter's do.",
  },
  'photo-taken': {
    // camera clocks are often wrong
    weight: 0.5,
    minimum: 20,
    doubtAbove: 0.15,
    contradictAbove: 0.6,
    label: 'Cameras',
    sentence: 'Some photos were uploaded before they were taken.',
  },
  'fresh-photos': {
    weight: 0.5,
    minimum: 60,
    doubtAbove: 0.9,
    label: 'New photos',
    sentence: 'No photo was uploaded on the day it was taken.',
  },
  'inner-times': {
    weight: 0.5,
    minimum: 10,
    doubtAbove: 0.05,
    contradictAbove: 0.5,
    label: 'Times of comments',
    sentence: 'Some comments have two times that differ by hours.',
  },
  'updates-before': {
    weight: 0.5,
    minimum: 5,
    doubtAbove: 0.1,
    contradictAbove: 0.5,
    label: 'Changed posts',
    sentence: 'Some posts were edited before they were written, or an exact number of hours later.',
  },
  'before-registration': {
    // people can backdate posts, for example to a birth or a wedding
    weight: 0.5,
    minimum: 50,
    doubtAbove: 0.05,
    label: 'Registration',
    sentence: 'Some records are from before the account was registered.',
  },
  'one-owner': {
    // people change their names, and managers of a page comment under its name
    weight: 0.5,
    minimum: 20,
    doubtAbove: 0.3,
    label: 'One owner',
    sentence: 'Some reactions and comments are in another name than most.',
  },
  'in-threads': {
    // a person who left a group is no longer listed among its members
    weight: 0.5,
    minimum: 6,
    doubtAbove: 0.2,
    label: 'Owner of the messages',
    sentence: 'Some conversations lack the person who is in most of them.',
  },
  'one-account': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    label: 'One account',
    sentence: 'The export names more than one account.',
  },
  'lone-records': {
    weight: 0.3,
    minimum: 300,
    doubtAbove: 0.97,
    label: 'Reactions in sittings',
    sentence: 'Some reactions are isolated: nothing else was done within an hour.',
  },
  ...activityWeight,
  // a person does not react twice within one second
  repeats: { ...activityWeight.repeats, weight: 0.5, minimum: 50, doubtAbove: 0.15 },
  order: { ...activityWeight.order, weight: 0.5, minimum: 50, doubtAbove: 0.06, contradictAbove: 0.3 },
} as const satisfies Record<string, EvidenceWeight>;

export const facebookEvidence: PlatformEvidence<FacebookSeen> = {
  notSeen:
    'times of every file, photos and cameras included, that were all moved alike; and times of lists without photos or ids',
  weigh({ person, state, observed }) {
    const { counts, recordEvidence } = state;
    const { photos } = recordEvidence;
    return weighBy(facebookWeight, {
      'own-photos': { against: photos.elsewhen, of: photos.posted },
      'later-photos': { against: photos.later, of: photos.posted },
      'photo-order': recordEvidence.photoOrder,
      'record-order': recordEvidence.recordOrder,
      'equal-steps': recordEvidence.steps,
      'photo-taken': { against: photos.tooEarly, of: photos.taken },
      'fresh-photos': { against: photos.fresh === 0 ? photos.taken : 0, of: photos.taken },
      'inner-times': { against: recordEvidence.counts.innerElsewhen, of: recordEvidence.counts.comments },
      'updates-before': { against: recordEvidence.counts.updatedBefore, of: recordEvidence.counts.updates },
      'before-registration': {
        against: counts.unregistered,
        of: person.registeredAt === undefined ? 0 : observed.records,
      },
      'one-owner': minority(recordEvidence.actors, total(recordEvidence.actors)),
      'in-threads': minority(state.members, counts.threads),
      'one-account': { against: Math.max(0, person.accounts - 1), of: person.accounts },
      'lone-records': recordEvidence.lone,
      ...activityFindings(observed),
    });
  },
};

const total = (names: ReadonlyMap<string, number>) => [...names.values()].reduce((sum, n) => sum + n, 0);

/** Counts how many of `of` lack the most common name. */
function minority(names: ReadonlyMap<string, number>, of: number): Finding {
  const most = Math.max(0, ...names.values());
  return { against: Math.max(0, of - most), of };
}
