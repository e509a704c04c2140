/** Reads a LinkedIn export once and says what it is worth knowing about it. */
import { judge, weighBy } from '../../authenticity/evidence.ts';
import { bearsMark, isMarked, watermarkUser } from '../../authenticity/watermark.ts';
import { accountKeyOf } from '../../fingerprint/record-hash.ts';
import { activityFindings, activityFindingsInWords } from '../activity/activity-evidence.ts';
import { createActivityObserver, timeCounters } from '../activity/observe-activity.ts';
import type { InspectOptions, PlatformInspection } from '../export-reader.ts';
import { utcSeconds } from '../utc-time.ts';
import { readLinkedinTime } from './linkedin-date.ts';
import { createPostObserver, linkedinOpenedMs, linkedinWeight } from './linkedin-evidence.ts';
import { type LinkedinFile, readRows } from './linkedin-file.ts';
import { readLinkedinPerson } from './linkedin-person.ts';
import { basicAdvice } from './linkedin-rejection.ts';
import { isComplete, partsOf, variantOf } from './linkedin-variant.ts';
import { createOwnerObserver } from './observe-owner.ts';
import { lowBits, postIdsOf } from './post-id.ts';

/** Throws `ExportRejected`; `onNothing` gives the error where the tables hold no activity. */
export async function inspectLinkedin(
  files: readonly LinkedinFile[],
  { asOfMs, hashKey, onBytes }: InspectOptions,
  onNothing: () => Error,
): Promise<PlatformInspection> {
  const person = await readLinkedinPerson(files);
  const observer = createActivityObserver(hashKey, asOfMs, linkedinOpenedMs);
  const registered = person.registeredAt === undefined ? undefined : utcSeconds(person.registeredAt);
  const posts = createPostObserver(asOfMs, registered);
  const owners = createOwnerObserver();
  const counts: Record<string, number> = {};
  let malformed = 0;
  let withLink = 0;
  let linked = 0;
  let connections = 0;
  let described = 0;
  let markable = 0;
  let marked = 0;
  for (const file of files) {
    const { table } = file;
    if (table === undefined) continue;
    const { kind, time, link, key, isOrdered = false } = table;
    observer.nextList();
    for await (const rows of readRows(file, onBytes)) {
      malformed += rows.malformed;
      rows.each((cell) => {
        if (time === undefined) {
          counts[kind] = (counts[kind] ?? 0) + 1;
          return;
        }
        const at = readLinkedinTime(cell(time));
        if (at === undefined) {
          malformed++;
          return;
        }
        counts[kind] = (counts[kind] ?? 0) + 1;
        if (!isOrdered) observer.nextList();
        const seconds = observer.add(at, `linkedin|${kind}|${at}|${key(cell)}`);
        const ids = link === undefined ? undefined : postIdsOf(cell(link));
        posts.add(kind, seconds, ids);
        if (kind === 'message' || kind === 'invitation') owners.add(kind, cell);
        if (link !== undefined) withLink++;
        if (ids !== undefined) {
          linked++;
          markable++;
          if (bearsMark(String(ids.newestMs), lowBits(ids.newest))) marked++;
        }
        if (kind !== 'connection') return;
        connections++;
        const url = cell('url');
        if (url !== '') markable++;
        if (url.includes(`/${watermarkUser}`)) marked++;
        if (cell('company') !== '' && cell('position') !== '') described++;
      });
    }
  }
  const observed = observer.finish();
  if (observed.records === 0) throw onNothing();
  const { finding: oneOwner, owner } = owners.finish();
  const evidence = weighBy(linkedinWeight, {
    ...posts.finish(),
    'one-owner': oneOwner,
    'one-account': { against: Math.max(0, person.accounts - 1), of: person.accounts },
    ...activityFindings(observed, malformed),
  });
  const unsound = ['identifiers', 'made-before', 'future-times'].reduce(
    (sum, id) => sum + (evidence.find((item) => item.id === id)?.against ?? 0),
    0,
  );
  const counters = {
    ...timeCounters(observed),
    filled: {
      ...(withLink === 0 ? {} : { 'link to the post': linked / withLink }),
      ...(connections === 0 ? {} : { 'company and position of connections': described / connections }),
    },
    parts: partsOf(files),
    soundRecords: Math.max(0, 1 - unsound / observed.records),
  };
  const variant = variantOf(files);
  const account = person.primaryEmail ?? files.find(({ memberId }) => memberId)?.memberId ?? owner;
  return {
    variant,
    language: 'en',
    isSample:
      isMarked(marked, markable) ||
      person.primaryEmail?.startsWith(watermarkUser) === true ||
      owner?.includes(watermarkUser) === true,
    recordCounts: counts,
    malformedRecords: malformed,
    evidence,
    verdict: judge(evidence),
    counters,
    sketch: [...observed.sketch],
    ...(account === undefined ? {} : { accountKey: accountKeyOf(hashKey, 'linkedin', account) }),
    findings: [
      ...activityFindingsInWords(
        `LinkedIn (${variant})`,
        counts,
        counters,
        evidence,
        'days of connections that were all moved alike: they bear no id that would show it',
      ),
      ...(isComplete(files) ? [] : [{ label: 'Only a part', value: basicAdvice }]),
    ],
  };
}
