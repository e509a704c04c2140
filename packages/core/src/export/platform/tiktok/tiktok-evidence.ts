/** What the checks of TikTok are called, and how what they saw is said. */
import type { EvidenceWeight } from '../../../authenticity/evidence.ts';
import { evidenceWeight } from '../../../authenticity/evidence-weight.ts';
import * as activity from '../../activity/activity-evidence.ts';
import { sittingWeight } from '../../activity/sitting.ts';

const weights = evidenceWeight.tiktok;

export const tiktokWeight = {
  'video-made-before': {
    ...weights['video-made-before'],
    label: 'Videos and times',
    saw: (f) => `${activity.share(f, 'videos')} were made only after the time at which they were watched.`,
  },
  'fresh-videos': {
    ...weights['fresh-videos'],
    label: 'New videos',
    saw: (f) => `${activity.share(f, 'videos')} lie in a history that shows none on the day it was made.`,
  },
  'equal-ends': {
    ...weights['equal-ends'],
    label: 'Ids of videos',
    saw: (f) => `${activity.share(f, 'ids')} end in the same digits of a counter.`,
  },
  'one-account': {
    ...weights['one-account'],
    label: 'One account',
    saw: (f) => `The export is of ${f.of} account${f.of === 1 ? '' : 's'}.`,
  },
  ...sittingWeight,
  ...activity.activityWeight,
} as const satisfies Record<string, EvidenceWeight>;
