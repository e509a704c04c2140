/** The table of weights for Facebook. */
import type { EvidenceWeight } from '../../authenticity/evidence.ts';
import { activityWeight, share } from '../activity/activity-evidence.ts';

/** Facebook opened on 4 February 2004. */
export const facebookOpenedMs = Date.UTC(2004, 1, 4);

export const facebookWeight = {
  'own-photos': {
    label: 'Posts and their photos',
    weight: 0.5,
    minimum: 10,
    // photos of an album, or shared once more, are older than their post
    doubtAbove: 0.4,
    contradictAbove: 0.8,
    saw: (f) => `${share(f, 'photos in posts')} were uploaded on another day than their post.`,
  },
  'later-photos': {
    label: 'Posts before their photos',
    weight: 0.5,
    minimum: 20,
    // an album grows after it was posted, but few posts are albums
    doubtAbove: 0.08,
    contradictAbove: 0.6,
    saw: (f) => `${share(f, 'photos in posts')} were uploaded only days after their post.`,
  },
  'photo-order': {
    label: 'Ids of photos',
    weight: 0.5,
    minimum: 20,
    doubtAbove: 0.25,
    contradictAbove: 0.45,
    saw: (f) => `${share(f, 'photos')} bear ids that do not rise with time.`,
  },
  'record-order': {
    label: 'Ids of records',
    weight: 0.5,
    minimum: 20,
    // of some lists it is not known how closely their ids follow the clock: no proof
    doubtAbove: 0.35,
    saw: (f) => `${share(f, 'records')} bear ids that do not rise with time.`,
  },
  'equal-steps': {
    label: 'Steps between ids',
    weight: 0.5,
    minimum: 15,
    doubtAbove: 0.2,
    contradictAbove: 0.5,
    saw: (f) => `${share(f, 'ids')} follow one another in equal steps, as a counter's do.`,
  },
  'photo-taken': {
    label: 'Cameras',
    weight: 0.5,
    minimum: 20,
    // clocks of cameras are often wrong
    doubtAbove: 0.15,
    contradictAbove: 0.6,
    saw: (f) => `${share(f, 'photos')} were uploaded before they were taken.`,
  },
  'fresh-photos': {
    label: 'New photos',
    weight: 0.5,
    minimum: 60,
    doubtAbove: 0.9,
    saw: (f) =>
      f.against === 0
        ? `Some of ${f.of.toLocaleString('en')} photos were uploaded on the day they were taken, as they are.`
        : `None of ${f.of.toLocaleString('en')} photos was uploaded on the day it was taken.`,
  },
  'inner-times': {
    label: 'Times of comments',
    weight: 0.5,
    minimum: 10,
    doubtAbove: 0.05,
    contradictAbove: 0.5,
    saw: (f) => `${share(f, 'comments')} bear two times that differ by hours.`,
  },
  'updates-before': {
    label: 'Changed posts',
    weight: 0.5,
    minimum: 5,
    doubtAbove: 0.1,
    contradictAbove: 0.5,
    saw: (f) =>
      `${share(f, 'changed posts')} were changed before they were written, or whole hours later to the second.`,
  },
  'before-registration': {
    label: 'Registration',
    weight: 0.5,
    minimum: 50,
    // posts can be given an earlier day: a birth, a wedding
    doubtAbove: 0.05,
    saw: (f) => `${share(f, 'records')} lie before the account was registered.`,
  },
  'one-owner': {
    label: 'One owner',
    weight: 0.5,
    minimum: 20,
    // names change, and a page's manager comments in its name
    doubtAbove: 0.3,
    saw: (f) => `${share(f, 'reactions and comments')} are in another name than most.`,
  },
  'in-threads': {
    label: 'Owner of the messages',
    weight: 0.5,
    minimum: 6,
    // somebody who left a group is no longer told among its members
    doubtAbove: 0.2,
    saw: (f) => `${share(f, 'conversations')} are without the person who is in most.`,
  },
  'one-account': {
    label: 'One account',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    saw: (f) => `The export names ${f.of} account${f.of === 1 ? '' : 's'}.`,
  },
  'lone-records': {
    label: 'Reactions in sittings',
    weight: 0.3,
    minimum: 300,
    doubtAbove: 0.97,
    saw: (f) => `${share(f, 'reactions')} stand alone: nothing else was done within an hour.`,
  },
  ...activityWeight,
  // two reactions of one second do not happen by themselves
  repeats: { ...activityWeight.repeats, weight: 0.5, minimum: 50, doubtAbove: 0.15 },
  order: { ...activityWeight.order, doubtAbove: 0.06, contradictAbove: 0.3 },
  malformed: { ...activityWeight.malformed, doubtAbove: 0.1, contradictAbove: 0.9 },
} as const satisfies Record<string, EvidenceWeight>;
