/** Concludes from all tables of a LinkedIn export. */
import { isMarked, watermarkUser } from '../../../authenticity/watermark.ts';
import { filledShares, historyConclusion } from '../../activity/conclude-history.ts';
import {
  type ActivityObservation,
  answeredShare,
  concludeActivity,
} from '../../activity/observe-activity.ts';
import type { Conclusion } from '../../contract/conclusion.ts';
import type { ObservationOf } from '../../contract/export-reader.ts';
import { nothingRead } from '../../contract/platform-rejection.ts';
import type { LinkedinFile } from './linkedin-file.ts';
import type { LinkedinPerson } from './linkedin-person.ts';
import { linkedinPlatform } from './linkedin-platform.ts';
import { basicAdvice } from './linkedin-rejection.ts';
import { isComplete, partsOf, variantOf } from './linkedin-variant.ts';
import { type LinkedinState, linkedinQuestion } from './observe-linkedin.ts';
import { ownerOf } from './observe-owner.ts';

export interface LinkedinSeen {
  readonly person: LinkedinPerson;
  readonly state: LinkedinState;
  readonly observed: ActivityObservation;
}

/** Throws `ExportRejected`; `onNothing` returns the error if the tables contain no activity. */
export function concludeLinkedin(
  files: readonly LinkedinFile[],
  person: LinkedinPerson,
  { recordCounts, state }: ObservationOf<LinkedinState>,
  hashKey: Uint8Array,
  onNothing: () => Error,
): Conclusion<LinkedinSeen> {
  const { counts } = state;
  const observed = concludeActivity(state.activity);
  if (observed.records === 0) {
    throw counts.malformed === 0
      ? onNothing()
      : nothingRead(linkedinPlatform, counts.malformed, 'a time that we can read');
  }
  const { owner } = ownerOf(state.owners);
  const variant = variantOf(files);
  const account = person.primaryEmail ?? files.find(({ memberId }) => memberId)?.memberId ?? owner;
  return historyConclusion({
    platform: linkedinPlatform,
    variant,
    language: 'en',
    isSample:
      isMarked(counts.marked, counts.markable) ||
      person.primaryEmail?.startsWith(watermarkUser) === true ||
      owner?.includes(watermarkUser) === true,
    recordCounts,
    malformedRecords: counts.malformed,
    observed,
    filled: filledShares({
      'link to the post': answeredShare(observed, linkedinQuestion.link, 1),
      'company and position of connections': answeredShare(observed, linkedinQuestion.work, 1),
    }),
    parts: partsOf(files),
    account: account,
    hashKey,
    seen: { person, state, observed },
    advice: [...(isComplete(files) ? [] : [{ label: 'Only a part', value: basicAdvice }])],
  });
}
