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
  'id-digits': {
    label: 'Spread of identifiers',
    weight: 0.5,
    minimum: 100,
    // YouTube draws its ids: of 64 digits none is in one place of more than about one in 20.
    doubtAbove: 0.15,
    contradictAbove: 0.3,
    saw: (f) => `${activity.share(f, 'ids of videos')} share a digit, which drawn ids do not.`,
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
  'one-list': {
    label: 'One history',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    // a history that jumps about was put together by hand
    contradictAbove: 20,
    saw: (f) =>
      f.against === 0
        ? 'Each list runs through time once.'
        : `The lists begin anew ${f.against.toLocaleString('en')} times, as if several histories had been put together.`,
  },
  'one-account': {
    label: 'One account',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    saw: (f) =>
      f.against === 0
        ? 'There is one history of each kind.'
        : `There are ${f.of} histories of one kind: an account has one.`,
  },
  ...sittingWeight,
  ...activity.activityWeight,
} as const satisfies Record<string, EvidenceWeight>;
