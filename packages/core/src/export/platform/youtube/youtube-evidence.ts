/** The evidence on exports from YouTube: the weight and the wording of each check. */
import { type EvidenceWeight, type Finding, weighBy } from '../../../authenticity/evidence.ts';
import * as activity from '../../activity/activity-evidence.ts';
import { sittingWeight } from '../../activity/sitting-evidence.ts';
import type { PlatformEvidence } from '../../contract/platform-evidence.ts';
import type { YoutubeSeen } from './conclude-youtube.ts';
import type { YoutubeState } from './observe-youtube.ts';
import { sameDigit } from './video-id-spread.ts';
import { mostOfOneHistory } from './youtube-file.ts';

const youtubeWeight = {
  identifiers: {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0.001,
    contradictAbove: 0.01,
    label: 'Identifiers',
    sentence: 'Some ids of videos and channels cannot exist.',
  },
  'id-digits': {
    // YouTube draws ids at random, so none of the 64 digits is in more than about one id of 20 at the same position.
    weight: 0.5,
    minimum: 100,
    doubtAbove: 0.15,
    contradictAbove: 0.3,
    label: 'Spread of identifiers',
    sentence: 'Too many ids of videos have the same character at one position; YouTube’s ids are random.',
  },
  'one-channel-per-video': {
    weight: 0.5,
    minimum: 20,
    doubtAbove: 0.02,
    contradictAbove: 0.2,
    label: 'Videos and channels',
    sentence: 'Some videos are listed with two different channels.',
  },
  'channels-recur': {
    // A small weight: only together with isolated watches it makes a history suspicious.
    weight: 0.3,
    minimum: 300,
    doubtAbove: 0.95,
    label: 'Channels that recur',
    sentence: 'Many channels occur only once, but people return to channels.',
  },
  'summer-time': {
    weight: 0.5,
    minimum: 50,
    doubtAbove: 0.02,
    label: 'Summer time',
    sentence: 'Some dates name summer time, but are not in summer.',
  },
  'one-list': {
    // a history whose order of time restarts was assembled by hand
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    contradictAbove: 20,
    label: 'One history',
    sentence: 'The order of time restarts in some lists, as if several histories had been joined.',
  },
  'one-account': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    label: 'One account',
    sentence: 'There are several histories of the same kind, but an account has only one.',
  },
  ...sittingWeight,
  ...activity.activityWeight,
} as const satisfies Record<string, EvidenceWeight>;

export const youtubeEvidence: PlatformEvidence<YoutubeSeen> = {
  notSeen:
    "whether all times were moved by the same amount, or two people's histories sorted into one: nothing in a YouTube history says when a video was made, how long it was watched or by whom",
  weigh({ units, state, observed }) {
    const { counts } = state;
    const histories = mostOfOneHistory(units);
    return weighBy(youtubeWeight, {
      identifiers: { against: counts.impossible, of: counts.ids },
      'id-digits': sameDigit(state.channels.keys()),
      'one-channel-per-video': { against: counts.otherChannel, of: counts.again },
      'channels-recur': {
        against: [...state.watchesOfChannel.values()].filter((count) => count === 1).length,
        of: counts.withChannel,
      },
      'summer-time': summerTimeOf(counts),
      'one-list': { against: counts.restarts, of: counts.lists },
      'one-account': { against: Math.max(0, histories - 1), of: histories },
      'lone-watches': state.loneWatches,
      ...activity.activityFindings(observed),
    });
  },
};

/** The least share of dates outside summer time. With fewer, the page names one zone all year, and nothing can be checked. */
const changingZone = 0.05;

/** Checks nothing if all dates of the page have the same zone name. */
function summerTimeOf({ pageDates, summerTimes, notInSummer }: YoutubeState['counts']): Finding {
  const follows = pageDates - summerTimes > changingZone * pageDates;
  return { against: notInSummer, of: follows ? summerTimes : 0 };
}
