/** The table of weights for X. Shares leave room for the quirks that genuine archives are known to have. */
import type { EvidenceWeight } from '../../authenticity/evidence.ts';
import { activityWeight, share } from '../activity/activity-evidence.ts';

// The order of the files says nothing: X's own archives are not sorted by time.
const { repeats, malformed, 'future-times': future, 'early-times': early } = activityWeight;

export const xWeight = {
  'own-time': {
    label: 'Ids and times',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.002,
    contradictAbove: 0.01,
    saw: (f) => `${share(f, 'posts and messages')} bear another time than their ids.`,
  },
  identifiers: {
    label: 'Ids',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.002,
    contradictAbove: 0.01,
    saw: (f) => `${share(f, 'ids')} are of a kind that ended before the time of their posts.`,
  },
  'answered-before': {
    label: 'Answers',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.002,
    contradictAbove: 0.01,
    saw: (f) => `${share(f, 'answers')} came before the posts that they answer.`,
  },
  'fresh-answers': {
    label: 'Quick answers',
    weight: 0.5,
    minimum: 50,
    doubtAbove: 0.9,
    saw: (f) =>
      f.against === 0
        ? `Some of ${f.of.toLocaleString('en')} answers came on the day of the post, as they do.`
        : `None of ${f.of.toLocaleString('en')} answers came on the day of the post.`,
  },
  'after-archive': {
    label: 'Archive and records',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.002,
    contradictAbove: 0.01,
    saw: (f) => `${share(f, 'records')} were made only after the archive itself.`,
  },
  'before-account': {
    label: 'Account and records',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.01,
    contradictAbove: 0.1,
    saw: (f) => `${share(f, 'posts and messages')} lie before the account was opened.`,
  },
  'shown-before': {
    label: 'Advertisements and times',
    weight: 0.3,
    minimum: 20,
    doubtAbove: 0.05,
    contradictAbove: 0.3,
    saw: (f) => `${share(f, 'advertisements')} were made only after they were shown.`,
  },
  'edit-time': {
    label: 'Time to edit',
    weight: 0.5,
    minimum: 10,
    doubtAbove: 0.02,
    contradictAbove: 0.2,
    saw: (f) => `${share(f, 'posts')} could be edited at another time than right after they were made.`,
  },
  'one-account': {
    label: 'One account',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    saw: (f) => `The archive names ${f.of} account${f.of === 1 ? '' : 's'}.`,
  },
  owner: {
    label: 'Owner of the records',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.005,
    contradictAbove: 0.05,
    saw: (f) => `${share(f, 'records')} are of another account than the archive.`,
  },
  'listed-more': {
    label: 'More than listed',
    weight: 0.5,
    minimum: 20,
    // deleted and hidden posts make the counts differ a little
    doubtAbove: 0.03,
    contradictAbove: 0.25,
    saw: (f) => `${share(f, 'records')} are more than the archive's own list of contents counts.`,
  },
  'listed-fewer': {
    label: 'Fewer than listed',
    // somebody may keep records of their own to themselves
    weight: 0.4,
    minimum: 20,
    doubtAbove: 0.1,
    saw: (f) => `${share(f, 'records')} of the archive's own list of contents are not in its files.`,
  },
  'equal-ends': {
    label: 'Ends of ids',
    weight: 0.5,
    minimum: 50,
    // the machines that make ids are few, and mostly make one a millisecond
    doubtAbove: 0.3,
    contradictAbove: 0.6,
    saw: (f) => `${share(f, 'ids')} end in the same digits of a counter.`,
  },
  'round-ids': {
    label: 'Milliseconds of ids',
    weight: 0.5,
    minimum: 50,
    doubtAbove: 0.05,
    contradictAbove: 0.5,
    saw: (f) => `${share(f, 'ids')} were made at a whole second, to the millisecond.`,
  },
  'future-times': future,
  'early-times': early,
  // an id is given once; advertisements alone are sometimes told twice
  repeats: { ...repeats, minimum: 50, doubtAbove: 0.12, contradictAbove: 0.4 },
  malformed,
} as const satisfies Record<string, EvidenceWeight>;
