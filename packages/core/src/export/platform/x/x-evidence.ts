/** What the checks of X are called, and how what they saw is said. */
import type { EvidenceWeight } from '../../../authenticity/evidence.ts';
import { evidenceWeight } from '../../../authenticity/evidence-weight.ts';
import { activityWeight, share } from '../../activity/activity-evidence.ts';

// The order of the files says nothing: X's own archives are not sorted by time.
const { repeats, malformed, 'future-times': future, 'early-times': early } = activityWeight;

const weights = evidenceWeight.x;

export const xWeight = {
  'own-time': {
    ...weights['own-time'],
    label: 'Ids and times',
    saw: (f) => `${share(f, 'posts and messages')} bear another time than their ids.`,
  },
  identifiers: {
    ...weights.identifiers,
    label: 'Ids',
    saw: (f) => `${share(f, 'ids')} are of a kind that ended before the time of their posts.`,
  },
  'answered-before': {
    ...weights['answered-before'],
    label: 'Answers',
    saw: (f) => `${share(f, 'answers')} came before the posts that they answer.`,
  },
  'fresh-answers': {
    ...weights['fresh-answers'],
    label: 'Quick answers',
    saw: (f) =>
      f.against === 0
        ? `Some of ${f.of.toLocaleString('en')} answers came on the day of the post, as they do.`
        : `None of ${f.of.toLocaleString('en')} answers came on the day of the post.`,
  },
  'after-archive': {
    ...weights['after-archive'],
    label: 'Archive and records',
    saw: (f) => `${share(f, 'records')} were made only after the archive itself.`,
  },
  'before-account': {
    ...weights['before-account'],
    label: 'Account and records',
    saw: (f) => `${share(f, 'posts and messages')} lie before the account was opened.`,
  },
  'shown-before': {
    ...weights['shown-before'],
    label: 'Advertisements and times',
    saw: (f) => `${share(f, 'advertisements')} were made only after they were shown.`,
  },
  'edit-time': {
    ...weights['edit-time'],
    label: 'Time to edit',
    saw: (f) => `${share(f, 'posts')} could be edited at another time than right after they were made.`,
  },
  'one-account': {
    ...weights['one-account'],
    label: 'One account',
    saw: (f) => `The archive names ${f.of} account${f.of === 1 ? '' : 's'}.`,
  },
  owner: {
    ...weights.owner,
    label: 'Owner of the records',
    saw: (f) => `${share(f, 'records')} are of another account than the archive.`,
  },
  'listed-more': {
    ...weights['listed-more'],
    label: 'More than listed',
    saw: (f) => `${share(f, 'records')} are more than the archive's own list of contents counts.`,
  },
  'listed-fewer': {
    ...weights['listed-fewer'],
    label: 'Fewer than listed',
    saw: (f) => `${share(f, 'records')} of the archive's own list of contents are not in its files.`,
  },
  'equal-ends': {
    ...weights['equal-ends'],
    label: 'Ends of ids',
    saw: (f) => `${share(f, 'ids')} end in the same digits of a counter.`,
  },
  'round-ids': {
    ...weights['round-ids'],
    label: 'Milliseconds of ids',
    saw: (f) => `${share(f, 'ids')} were made at a whole second, to the millisecond.`,
  },
  'future-times': future,
  'early-times': early,
  repeats: { ...repeats, ...weights.repeats },
  malformed,
} as const satisfies Record<string, EvidenceWeight>;
