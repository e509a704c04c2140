/** The evidence on exports from TikTok: the weight and the wording of each check. */
import { type EvidenceWeight, weighBy } from '../../../authenticity/evidence.ts';
import * as activity from '../../activity/activity-evidence.ts';
import { sittingWeight } from '../../activity/sitting-evidence.ts';
import type { PlatformEvidence } from '../../contract/platform-evidence.ts';
import type { TiktokSeen } from './conclude-tiktok.ts';
import type { TiktokFile } from './tiktok-file.ts';
import type { TiktokList } from './tiktok-list.ts';

const tiktokWeight = {
  'video-made-before': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    contradictAbove: 0.002,
    label: 'Videos and times',
    sentence: 'Some videos were made only after the time at which they were watched.',
  },
  'fresh-videos': {
    // Of a thousand watched videos, some are as old as less than a day; if none is, the times were shifted.
    weight: 0.5,
    minimum: 1000,
    doubtAbove: 0.9,
    contradictAbove: 0.99,
    label: 'New videos',
    sentence: 'No video was watched on the day it was made.',
  },
  'equal-ends': {
    weight: 0.5,
    minimum: 50,
    doubtAbove: 0.2,
    contradictAbove: 0.5,
    label: 'Ids of videos',
    sentence: 'The counters in too many ids end in the same digits.',
  },
  // Only for review, since a platform may change the form of its ids at any time.
  'id-kinds': {
    weight: 0.5,
    isForReview: true,
    minimum: 50,
    doubtAbove: 0.4,
    label: 'Ids of videos',
    sentence: 'Some ids are of a kind that TikTok does not give to videos.',
  },
  'one-account': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    label: 'One account',
    sentence: 'The export is of more than one account.',
  },
  ...sittingWeight,
  ...activity.activityWeight,
} as const satisfies Record<string, EvidenceWeight>;

export const tiktokEvidence: PlatformEvidence<TiktokSeen> = {
  notSeen: 'watches that were removed or left out: TikTok keeps no count of them',
  weigh({ files, watches, users, state, observed }) {
    const { counts } = state;
    const accounts = Math.max(users.length, mostOfOneList(files));
    return weighBy(tiktokWeight, {
      'video-made-before': { against: counts.tooEarly, of: counts.videos },
      'fresh-videos': { against: counts.fresh === 0 && counts.tooEarly === 0 ? watches : 0, of: watches },
      'equal-ends': { against: Math.max(0, ...state.ends.values()), of: counts.videos },
      'id-kinds': { against: counts.otherKinds, of: counts.kinds },
      'one-account': { against: Math.max(0, accounts - 1), of: accounts },
      'lone-watches': state.loneWatches,
      ...activity.activityFindings(observed),
    });
  },
};

/** Returns the greatest number of text files for one list: an account has one for each list, so more mean several accounts. */
function mostOfOneList(files: readonly TiktokFile[]): number {
  const counts = new Map<TiktokList, number>();
  for (const { list } of files) if (list !== undefined) counts.set(list, (counts.get(list) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
