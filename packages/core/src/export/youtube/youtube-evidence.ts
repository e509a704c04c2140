/** The table of weights for YouTube. */
import type { EvidenceWeight } from '../../authenticity/evidence.ts';
import * as activity from '../activity/activity-evidence.ts';
import { sittingWeight } from '../activity/sitting.ts';

export const youtubeWeight = {
  identifiers: {
    label: 'Identifiers',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.001,
    contradictAbove: 0.01,
    saw: (f) => `${activity.share(f, 'ids of videos and channels')} cannot exist.`,
  },
  'one-channel-per-video': {
    label: 'Videos and channels',
    weight: 0.5,
    minimum: 20,
    doubtAbove: 0.02,
    contradictAbove: 0.2,
    saw: (f) => `${activity.share(f, 'repeated videos')} have another channel than before.`,
  },
  'channels-recur': {
    label: 'Channels that recur',
    // With lone watches it makes a history suspicious, alone it says little.
    weight: 0.3,
    minimum: 300,
    doubtAbove: 0.95,
    saw: (f) =>
      `${activity.share(f, 'videos')} have a channel that stands only once: people come back to channels.`,
  },
  ...sittingWeight,
  ...activity.activityWeight,
} as const satisfies Record<string, EvidenceWeight>;
