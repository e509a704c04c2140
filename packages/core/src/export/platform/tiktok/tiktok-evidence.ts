/** What the checks of TikTok are called, and how their findings are told. */
import type { EvidenceWeight } from '../../../authenticity/evidence.ts';
import * as activity from '../../activity/activity-evidence.ts';
import { sittingWeight } from '../../activity/sitting.ts';

export const tiktokWeight = {
  'video-made-before': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    contradictAbove: 0.002,
    label: 'Videos and times',
    sentence: (f) =>
      `${activity.share(f, 'videos')} were made only after the time at which they were watched.`,
  },
  'fresh-videos': {
    // Somebody who watches a thousand videos sees one of the day: without any, all times were moved on.
    weight: 0.5,
    minimum: 1000,
    doubtAbove: 0.9,
    contradictAbove: 0.99,
    label: 'New videos',
    sentence: (f) =>
      `${activity.share(f, 'videos')} lie in a history that shows none on the day it was made.`,
  },
  'equal-ends': {
    weight: 0.5,
    minimum: 50,
    doubtAbove: 0.2,
    contradictAbove: 0.5,
    label: 'Ids of videos',
    sentence: (f) => `${activity.share(f, 'ids')} end in the same digits of a counter.`,
  },
  'one-account': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    label: 'One account',
    sentence: (f) => `The export is of ${f.of} account${f.of === 1 ? '' : 's'}.`,
  },
  ...sittingWeight,
  ...activity.activityWeight,
} as const satisfies Record<string, EvidenceWeight>;
