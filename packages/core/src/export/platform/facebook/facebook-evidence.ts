/** What the checks of Facebook are called, and how what they saw is said. */
import type { EvidenceWeight } from '../../../authenticity/evidence.ts';
import { evidenceWeight } from '../../../authenticity/evidence-weight.ts';
import { activityWeight, share } from '../../activity/activity-evidence.ts';

/** Facebook opened on 4 February 2004. */
export const facebookOpenedMs = Date.UTC(2004, 1, 4);

const weights = evidenceWeight.facebook;

export const facebookWeight = {
  'own-photos': {
    ...weights['own-photos'],
    label: 'Posts and their photos',
    saw: (f) => `${share(f, 'photos in posts')} were uploaded on another day than their post.`,
  },
  'later-photos': {
    ...weights['later-photos'],
    label: 'Posts before their photos',
    saw: (f) => `${share(f, 'photos in posts')} were uploaded only days after their post.`,
  },
  'photo-order': {
    ...weights['photo-order'],
    label: 'Ids of photos',
    saw: (f) => `${share(f, 'photos')} bear ids that do not rise with time.`,
  },
  'record-order': {
    ...weights['record-order'],
    label: 'Ids of records',
    saw: (f) => `${share(f, 'records')} bear ids that do not rise with time.`,
  },
  'equal-steps': {
    ...weights['equal-steps'],
    label: 'Steps between ids',
    saw: (f) => `${share(f, 'ids')} follow one another in equal steps, as a counter's do.`,
  },
  'photo-taken': {
    ...weights['photo-taken'],
    label: 'Cameras',
    saw: (f) => `${share(f, 'photos')} were uploaded before they were taken.`,
  },
  'fresh-photos': {
    ...weights['fresh-photos'],
    label: 'New photos',
    saw: (f) =>
      f.against === 0
        ? `Some of ${f.of.toLocaleString('en')} photos were uploaded on the day they were taken, as they are.`
        : `None of ${f.of.toLocaleString('en')} photos was uploaded on the day it was taken.`,
  },
  'inner-times': {
    ...weights['inner-times'],
    label: 'Times of comments',
    saw: (f) => `${share(f, 'comments')} bear two times that differ by hours.`,
  },
  'updates-before': {
    ...weights['updates-before'],
    label: 'Changed posts',
    saw: (f) =>
      `${share(f, 'changed posts')} were changed before they were written, or whole hours later to the second.`,
  },
  'before-registration': {
    ...weights['before-registration'],
    label: 'Registration',
    saw: (f) => `${share(f, 'records')} lie before the account was registered.`,
  },
  'one-owner': {
    ...weights['one-owner'],
    label: 'One owner',
    saw: (f) => `${share(f, 'reactions and comments')} are in another name than most.`,
  },
  'in-threads': {
    ...weights['in-threads'],
    label: 'Owner of the messages',
    saw: (f) => `${share(f, 'conversations')} are without the person who is in most.`,
  },
  'one-account': {
    ...weights['one-account'],
    label: 'One account',
    saw: (f) => `The export names ${f.of} account${f.of === 1 ? '' : 's'}.`,
  },
  'lone-records': {
    ...weights['lone-records'],
    label: 'Reactions in sittings',
    saw: (f) => `${share(f, 'reactions')} stand alone: nothing else was done within an hour.`,
  },
  ...activityWeight,
  repeats: { ...activityWeight.repeats, ...weights.repeats },
  order: { ...activityWeight.order, ...weights.order },
  malformed: { ...activityWeight.malformed, ...weights.malformed },
} as const satisfies Record<string, EvidenceWeight>;
