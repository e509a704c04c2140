/** Builds the conclusion about a LinkedIn export from the merged observation of its tables. */
import { isMarked, watermarkUser } from '../../../authenticity/watermark.ts';
import {
  type ActivityObservation,
  answeredShare,
  concludeActivity,
} from '../../activity/conclude-activity.ts';
import { filledShares, historyConclusion } from '../../activity/conclude-history.ts';
import type { Conclusion } from '../../contract/conclusion.ts';
import { sumOfReasons } from '../../contract/export-ledger.ts';
import type { ObservationOf } from '../../contract/export-reader.ts';
import { nothingRead } from '../../contract/platform-rejection.ts';
import { yearAloneFindings } from '../../contract/year-alone.ts';
import { type LinkedinFile, namesOfTable } from './linkedin-file.ts';
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

export interface ConcludeLinkedin {
  readonly files: readonly LinkedinFile[];
  /** Paths of files that the person left out. */
  readonly omitted: readonly string[];
  readonly person: LinkedinPerson;
  readonly hashKey: Uint8Array;
  /** Returns the error if the tables contain no activity. */
  readonly onNothing: () => Error;
}

/** Throws `ExportRejected`. */
export function concludeLinkedin(
  { files, omitted, person, hashKey, onNothing }: ConcludeLinkedin,
  { recordCounts, ledger, state }: ObservationOf<LinkedinState>,
): Conclusion<LinkedinSeen> {
  const { counts } = state;
  const observed = concludeActivity(state.activity);
  const malformed = sumOfReasons(ledger.records.notUnderstood);
  if (observed.records === 0) {
    throw malformed === 0 ? onNothing() : nothingRead(linkedinPlatform, malformed, 'a time that we can read');
  }
  const { owner } = ownerOf(state.owners);
  const asked = [...files, ...omitted.map(namesOfTable)];
  const variant = variantOf(asked);
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
    observed,
    filled: filledShares({
      'link to the post': answeredShare(observed, linkedinQuestion.link, 1),
      'company and position of connections': answeredShare(observed, linkedinQuestion.work, 1),
    }),
    parts: partsOf(files),
    account: account,
    hashKey,
    seen: { person, state, observed },
    advice: [
      ...yearAloneFindings(counts.yearAlone, 'linkedin'),
      ...person.unknownFiles.map((name) => ({
        label: 'Not understood',
        value: `${name} is written in a form that we do not know, so everything in it is masked wherever else it stands.`,
      })),
      ...(isComplete(asked) ? [] : [{ label: 'Only a part', value: basicAdvice }]),
    ],
  });
}
