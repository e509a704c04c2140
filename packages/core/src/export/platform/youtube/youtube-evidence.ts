/** What the checks of YouTube are called, and how their findings are told. */
import type { EvidenceWeight } from '../../../authenticity/evidence.ts';
import * as activity from '../../activity/activity-evidence.ts';
import { sittingWeight } from '../../activity/sitting.ts';

export const youtubeWeight = {
  identifiers: {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.001,
    contradictAbove: 0.01,
    label: 'Identifiers',
    sentence: (f) => `${activity.share(f, 'ids of videos and channels')} cannot exist.`,
  },
  'id-digits': {
    // YouTube draws its ids: of 64 digits none is in one place of more than about one in 20.
    weight: 0.5,
    minimum: 100,
    doubtAbove: 0.15,
    contradictAbove: 0.3,
    label: 'Spread of identifiers',
    sentence: (f) => `${activity.share(f, 'ids of videos')} share a digit, which drawn ids do not.`,
  },
  'one-channel-per-video': {
    weight: 0.5,
    minimum: 20,
    doubtAbove: 0.02,
    contradictAbove: 0.2,
    label: 'Videos and channels',
    sentence: (f) => `${activity.share(f, 'repeated videos')} have another channel than before.`,
  },
  'channels-recur': {
    // With lone watches it makes a history suspicious, alone it says little.
    weight: 0.3,
    minimum: 300,
    doubtAbove: 0.95,
    label: 'Channels that recur',
    sentence: (f) =>
      `${activity.share(f, 'videos')} have a channel that stands only once: people come back to channels.`,
  },
  'summer-time': {
    weight: 0.5,
    minimum: 50,
    doubtAbove: 0.02,
    label: 'Summer time',
    sentence: (f) => `${activity.share(f, 'dates in summer time')} lie outside of it.`,
  },
  'one-list': {
    // a history that jumps about was put together by hand
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    contradictAbove: 20,
    label: 'One history',
    sentence: (f) =>
      f.against === 0
        ? 'Each list runs through time once.'
        : `The lists begin anew ${f.against.toLocaleString('en')} times, as if several histories had been put together.`,
  },
  'one-account': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    label: 'One account',
    sentence: (f) =>
      f.against === 0
        ? 'There is one history of each kind.'
        : `There are ${f.of} histories of one kind: an account has one.`,
  },
  ...sittingWeight,
  ...activity.activityWeight,
} as const satisfies Record<string, EvidenceWeight>;
