/** What the checks of YouTube are called, and how what they saw is said. */
import type { EvidenceWeight } from '../../../authenticity/evidence.ts';
import { evidenceWeight } from '../../../authenticity/evidence-weight.ts';
import * as activity from '../../activity/activity-evidence.ts';
import { sittingWeight } from '../../activity/sitting.ts';

const weights = evidenceWeight.youtube;

export const youtubeWeight = {
  identifiers: {
    ...weights.identifiers,
    label: 'Identifiers',
    saw: (f) => `${activity.share(f, 'ids of videos and channels')} cannot exist.`,
  },
  'id-digits': {
    ...weights['id-digits'],
    label: 'Spread of identifiers',
    saw: (f) => `${activity.share(f, 'ids of videos')} share a digit, which drawn ids do not.`,
  },
  'one-channel-per-video': {
    ...weights['one-channel-per-video'],
    label: 'Videos and channels',
    saw: (f) => `${activity.share(f, 'repeated videos')} have another channel than before.`,
  },
  'channels-recur': {
    ...weights['channels-recur'],
    label: 'Channels that recur',
    saw: (f) =>
      `${activity.share(f, 'videos')} have a channel that stands only once: people come back to channels.`,
  },
  'summer-time': {
    ...weights['summer-time'],
    label: 'Summer time',
    saw: (f) => `${activity.share(f, 'dates in summer time')} lie outside of it.`,
  },
  'one-list': {
    ...weights['one-list'],
    label: 'One history',
    saw: (f) =>
      f.against === 0
        ? 'Each list runs through time once.'
        : `The lists begin anew ${f.against.toLocaleString('en')} times, as if several histories had been put together.`,
  },
  'one-account': {
    ...weights['one-account'],
    label: 'One account',
    saw: (f) =>
      f.against === 0
        ? 'There is one history of each kind.'
        : `There are ${f.of} histories of one kind: an account has one.`,
  },
  ...sittingWeight,
  ...activity.activityWeight,
} as const satisfies Record<string, EvidenceWeight>;
