/** Says what is worth knowing about a Facebook export whose files were all looked at. */
import { type Finding, weighBy } from '../../../authenticity/evidence.ts';
import { isMarked } from '../../../authenticity/watermark.ts';
import * as activity from '../../activity/activity-evidence.ts';
import { filledShares, historyInspection } from '../../activity/conclude-history.ts';
import { answeredShare, concludeActivity } from '../../activity/observe-activity.ts';
import type { ObservationOf, PlatformInspection } from '../../contract/export-reader.ts';
import { nothingRead } from '../../contract/platform-rejection.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { facebookWeight } from './facebook-evidence.ts';
import type { FacebookFile } from './facebook-file.ts';
import type { FacebookPerson } from './facebook-person.ts';
import { facebookPlatform } from './facebook-platform.ts';
import * as refusal from './facebook-rejection.ts';
import { chosenFrom, gapsIn, languageOfVotes, partsOf, variantOf } from './facebook-variant.ts';
import { type FacebookState, facebookQuestion } from './observe-facebook.ts';

/** Throws `ExportRejected`. */
export function concludeFacebook(
  entries: readonly ArchiveEntry[],
  files: readonly FacebookFile[],
  person: FacebookPerson,
  { recordCounts, state }: ObservationOf<FacebookState>,
  hashKey: Uint8Array,
): PlatformInspection {
  const { counts, recordEvidence } = state;
  const { photos } = recordEvidence;
  const observed = concludeActivity(state.activity);
  if (observed.records === 0) {
    throw counts.malformed === 0
      ? refusal.nothingDone(entries)
      : nothingRead(facebookPlatform, counts.malformed, 'a time that we can read');
  }
  const evidence = weighBy(facebookWeight, {
    'own-photos': { against: photos.elsewhen, of: photos.posted },
    'later-photos': { against: photos.later, of: photos.posted },
    'photo-order': recordEvidence.photoOrder,
    'record-order': recordEvidence.recordOrder,
    'equal-steps': recordEvidence.steps,
    'photo-taken': { against: photos.tooEarly, of: photos.taken },
    'fresh-photos': { against: photos.fresh === 0 ? photos.taken : 0, of: photos.taken },
    'inner-times': { against: recordEvidence.counts.innerElsewhen, of: recordEvidence.counts.comments },
    'updates-before': { against: recordEvidence.counts.updatedBefore, of: recordEvidence.counts.updates },
    'before-registration': {
      against: counts.unregistered,
      of: person.registeredAt === undefined ? 0 : observed.records,
    },
    'one-owner': minority(recordEvidence.actors, total(recordEvidence.actors)),
    'in-threads': minority(state.members, counts.threads),
    'one-account': { against: Math.max(0, person.accounts - 1), of: person.accounts },
    'lone-records': recordEvidence.lone,
    ...activity.activityFindings(observed, counts.malformed),
  });
  const variant = variantOf(entries.map(({ path }) => path));
  return historyInspection({
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
    malformedRecords: counts.malformed,
    evidence,
    observed,
    filled: filledShares({
      'words of posts and comments': answeredShare(observed, facebookQuestion.words, 1),
      'kind of reaction': answeredShare(observed, facebookQuestion.reaction, 1),
    }),
    parts: partsOf(recordCounts),
    account: person.account,
    hashKey,
    notSeen:
      'times of every file, photos and cameras included, that were all moved alike; and times of lists without photos or ids',
    ownFindings: adviceOn(files, person, recordCounts, state),
  });
}

function adviceOn(
  files: readonly FacebookFile[],
  person: FacebookPerson,
  recordCounts: Readonly<Record<string, number>>,
  state: FacebookState,
): PlatformInspection['findings'] {
  const missing = partsOf(recordCounts).filter(({ isPresent }) => !isPresent);
  const from = chosenFrom(state.firsts, person.registeredAt);
  return [
    ...(gapsIn(files) === 0 ? [] : [{ label: 'A part is missing', value: refusal.gapAdvice }]),
    ...(missing.length === 0
      ? []
      : [{ label: 'Left out', value: refusal.missingAdvice(missing.map(({ name }) => name)) }]),
    ...(from === undefined ? [] : [{ label: 'Only a while', value: refusal.rangeAdvice(from) }]),
  ];
}

const total = (names: ReadonlyMap<string, number>) => [...names.values()].reduce((sum, n) => sum + n, 0);

/** How many of `of` are without the name that most bear. */
function minority(names: ReadonlyMap<string, number>, of: number): Finding {
  const most = Math.max(0, ...names.values());
  return { against: Math.max(0, of - most), of };
}
