/** Builds the conclusion about a Facebook export from the merged observation of its files. */
import { isMarked } from '../../../authenticity/watermark.ts';
import {
  type ActivityObservation,
  answeredShare,
  concludeActivity,
} from '../../activity/conclude-activity.ts';
import { filledShares, historyConclusion } from '../../activity/conclude-history.ts';
import type { Conclusion } from '../../contract/conclusion.ts';
import { sumOfReasons } from '../../contract/export-ledger.ts';
import type { ObservationOf } from '../../contract/export-reader.ts';
import { groupsOf } from '../../contract/leave-out.ts';
import { nothingRead } from '../../contract/platform-rejection.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { type FacebookFile, kindOfPage } from './facebook-file.ts';
import { facebookLeaveOut } from './facebook-leave-out.ts';
import type { FacebookPerson } from './facebook-person.ts';
import { facebookPlatform } from './facebook-platform.ts';
import * as refusal from './facebook-rejection.ts';
import { chosenFrom, gapsIn, languageOfVotes, missingParts, partsOf, variantOf } from './facebook-variant.ts';
import { type FacebookState, facebookQuestion } from './observe-facebook.ts';

export interface FacebookSeen {
  readonly person: FacebookPerson;
  readonly state: FacebookState;
  readonly observed: ActivityObservation;
}

export interface ConcludeFacebook {
  readonly entries: readonly ArchiveEntry[];
  readonly files: readonly FacebookFile[];
  /** Paths of files that the person left out. */
  readonly omitted: readonly string[];
  readonly person: FacebookPerson;
  readonly hashKey: Uint8Array;
}

/** Throws `ExportRejected`. */
export function concludeFacebook(
  { entries, files, omitted, person, hashKey }: ConcludeFacebook,
  { recordCounts, ledger, state }: ObservationOf<FacebookState>,
): Conclusion<FacebookSeen> {
  const { recordEvidence } = state;
  const { photos } = recordEvidence;
  const observed = concludeActivity(state.activity);
  const malformed = sumOfReasons(ledger.records.notUnderstood);
  if (observed.records === 0) {
    throw malformed === 0
      ? refusal.nothingDone(entries)
      : nothingRead(facebookPlatform, malformed, 'a time that we can read');
  }
  const variant = variantOf(entries.map(({ path }) => path));
  return historyConclusion({
    platform: facebookPlatform,
    variant,
    language: languageOfVotes(recordEvidence.languages),
    isSample:
      person.isSample ||
      isMarked(
        recordEvidence.counts.marked + photos.marked,
        recordEvidence.counts.markable + photos.markable,
      ),
    recordCounts,
    observed,
    filled: filledShares({
      'words of posts and comments': answeredShare(observed, facebookQuestion.words, 1),
      'kind of reaction': answeredShare(observed, facebookQuestion.reaction, 1),
    }),
    parts: partsOf(recordCounts),
    account: person.account,
    hashKey,
    seen: { person, state, observed },
    advice: adviceOn({ entries, files, omitted, person }, recordCounts, state),
  });
}

function adviceOn(
  { entries, files, omitted, person }: Omit<ConcludeFacebook, 'hashKey'>,
  recordCounts: Readonly<Record<string, number>>,
  state: FacebookState,
): Conclusion['advice'] {
  const left = new Set(groupsOf(facebookLeaveOut, omitted));
  const pages = new Set(entries.flatMap(({ path }) => kindOfPage(path) ?? []));
  const missing = missingParts(recordCounts, pages).filter((name) => !left.has(name));
  const from = chosenFrom(state.firsts, person.registeredAt);
  return [
    ...(gapsIn([...files.map(({ entry }) => entry.path), ...omitted]) === 0
      ? []
      : [{ label: 'A part is missing', value: refusal.gapAdvice }]),
    ...(missing.length === 0 ? [] : [{ label: 'Left out', value: refusal.missingAdvice(missing) }]),
    ...(pages.size === 0
      ? []
      : [{ label: 'Web pages', value: refusal.pageAdvice([...pages].map((kind) => `${kind}s`)) }]),
    ...(from === undefined ? [] : [{ label: 'Only a while', value: refusal.rangeAdvice(from) }]),
  ];
}
