/** Says what is worth knowing about a LinkedIn export whose tables were all looked at. */
import { weighBy } from '../../../authenticity/evidence.ts';
import { isMarked, watermarkUser } from '../../../authenticity/watermark.ts';
import { activityFindings } from '../../activity/activity-evidence.ts';
import { filledShares, historyInspection } from '../../activity/conclude-history.ts';
import { answeredShare, concludeActivity } from '../../activity/observe-activity.ts';
import type { ObservationOf, PlatformInspection } from '../../contract/export-reader.ts';
import { nothingRead } from '../../contract/platform-rejection.ts';
import { linkedinWeight, postFindings } from './linkedin-evidence.ts';
import type { LinkedinFile } from './linkedin-file.ts';
import type { LinkedinPerson } from './linkedin-person.ts';
import { linkedinPlatform } from './linkedin-platform.ts';
import { basicAdvice } from './linkedin-rejection.ts';
import { isComplete, partsOf, variantOf } from './linkedin-variant.ts';
import { type LinkedinState, linkedinQuestion } from './observe-linkedin.ts';
import { ownerOf } from './observe-owner.ts';

/** Throws `ExportRejected`; `onNothing` gives the error if the tables hold no activity. */
export function concludeLinkedin(
  files: readonly LinkedinFile[],
  person: LinkedinPerson,
  { recordCounts, state }: ObservationOf<LinkedinState>,
  hashKey: Uint8Array,
  onNothing: () => Error,
): PlatformInspection {
  const { counts } = state;
  const observed = concludeActivity(state.activity);
  if (observed.records === 0) {
    throw counts.malformed === 0
      ? onNothing()
      : nothingRead(linkedinPlatform, counts.malformed, 'a time that we can read');
  }
  const { finding: oneOwner, owner } = ownerOf(state.owners);
  const evidence = weighBy(linkedinWeight, {
    ...postFindings(state.posts, person.registeredAt !== undefined),
    'one-owner': oneOwner,
    'one-account': { against: Math.max(0, person.accounts - 1), of: person.accounts },
    ...activityFindings(observed, counts.malformed),
  });
  const variant = variantOf(files);
  const account = person.primaryEmail ?? files.find(({ memberId }) => memberId)?.memberId ?? owner;
  return historyInspection({
    platform: linkedinPlatform,
    variant,
    language: 'en',
    isSample:
      isMarked(counts.marked, counts.markable) ||
      person.primaryEmail?.startsWith(watermarkUser) === true ||
      owner?.includes(watermarkUser) === true,
    recordCounts,
    malformedRecords: counts.malformed,
    evidence,
    observed,
    filled: filledShares({
      'link to the post': answeredShare(observed, linkedinQuestion.link, 1),
      'company and position of connections': answeredShare(observed, linkedinQuestion.work, 1),
    }),
    parts: partsOf(files),
    account: account,
    hashKey,
    notSeen: 'days of connections that were all moved alike: they bear no id that would show it',
    ownFindings: [...(isComplete(files) ? [] : [{ label: 'Only a part', value: basicAdvice }])],
  });
}
