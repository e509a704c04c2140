/** Reads a TikTok export once and says what it is worth knowing about it. */
import { type EvidenceWeight, judge, weighBy } from '../../authenticity/evidence.ts';
import { bearsMark, isMarked, watermarkUser } from '../../authenticity/watermark.ts';
import { accountKeyOf } from '../../fingerprint/record-hash.ts';
import * as activity from '../activity/activity-evidence.ts';
import { createActivityObserver, timeCounters } from '../activity/observe-activity.ts';
import { createSittings, sittingWeight } from '../activity/sitting.ts';
import type { InspectOptions, PlatformInspection } from '../export-reader.ts';
import { reject } from '../export-rejected.ts';
import { rawText } from '../raw-value.ts';
import { readTiktokFile } from './read-tiktok-file.ts';
import type { TiktokFile } from './tiktok-file.ts';
import { endOf, listOf, madeAt, readTiktokRecord } from './tiktok-record.ts';

/** Musical.ly became TikTok in August 2018; its histories reach back to 2014. */
const openedMs = Date.UTC(2014, 0, 1);
/** Clocks of the platform's own servers differ by less. */
const slackSeconds = 120;
const secondsPerDay = 86_400;
/** Ends of ids that are counted. */
const mostEnds = 4_096;

const weights = {
  'video-made-before': {
    label: 'Videos and times',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    contradictAbove: 0.002,
    saw: (f) => `${activity.share(f, 'videos')} were made only after the time at which they were watched.`,
  },
  'fresh-videos': {
    label: 'New videos',
    weight: 0.5,
    minimum: 1000,
    doubtAbove: 0.9,
    // Somebody who watches a thousand videos sees one of the day: without any, all times were moved on.
    contradictAbove: 0.99,
    saw: (f) => `${activity.share(f, 'videos')} lie in a history that shows none on the day it was made.`,
  },
  'equal-ends': {
    label: 'Ids of videos',
    weight: 0.5,
    minimum: 50,
    doubtAbove: 0.2,
    contradictAbove: 0.5,
    saw: (f) => `${activity.share(f, 'ids')} end in the same digits of a counter.`,
  },
  'one-account': {
    label: 'One account',
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    saw: (f) => `The export is of ${f.of} account${f.of === 1 ? '' : 's'}.`,
  },
  ...sittingWeight,
  ...activity.activityWeight,
} as const satisfies Record<string, EvidenceWeight>;

/** Throws `ExportRejected`. */
export async function inspectTiktok(
  files: readonly TiktokFile[],
  { asOfMs, hashKey, onBytes }: InspectOptions,
): Promise<PlatformInspection> {
  const observer = createActivityObserver(hashKey, asOfMs, openedMs);
  const counts: Record<string, number> = {};
  const users = new Set<string>();
  const sections = new Set<string>();
  /** Text names nobody; but one account has one file of each list. */
  const textLists = new Map<string, number>();
  const sittings = createSittings();
  let malformed = 0;
  let withVideo = 0;
  let videos = 0;
  let tooEarly = 0;
  let fresh = 0;
  let marked = 0;
  const ends = new Map<number, number>();
  let before = '';
  for (const file of files) {
    if (file.isText) {
      const name = file.entry.name.split('/').at(-1) ?? '';
      textLists.set(name, (textLists.get(name) ?? 0) + 1);
    }
    for await (const batch of readTiktokFile(file, onBytes)) {
      if (batch.section.endsWith('ProfileMap')) {
        for (const raw of batch.records) users.add(rawText(raw.userName) ?? rawText(raw.username) ?? '');
      }
      const list = listOf(batch.section);
      if (list === undefined) continue;
      if (batch.section !== before) observer.nextList();
      before = batch.section;
      sections.add(batch.section);
      malformed += batch.malformed;
      for (const raw of batch.records) {
        const record = readTiktokRecord(list, raw);
        if (record === undefined) {
          malformed++;
          continue;
        }
        counts[list.kind] = (counts[list.kind] ?? 0) + 1;
        const video = typeof record.video === 'string' ? record.video : undefined;
        const what = video ?? record.query ?? record.text ?? '';
        const seconds = observer.add(
          String(record.at),
          `tiktok|${list.kind}|${list.action ?? ''}|${record.at}|${what}`,
        );
        if (list.kind === 'watch') sittings.add(seconds);
        if (list.kind !== 'watch' && list.kind !== 'reaction') continue;
        withVideo++;
        if (video === undefined) continue;
        videos++;
        const end = endOf(video);
        // Enough to tell; a genuine history has as many ends as videos.
        if (ends.size < mostEnds || ends.has(end)) ends.set(end, (ends.get(end) ?? 0) + 1);
        if (bearsMark(String(madeAt(video)), end)) marked++;
        const age = seconds - madeAt(video);
        if (age < -slackSeconds) tooEarly++;
        else if (list.kind === 'watch' && age < secondsPerDay) fresh++;
      }
    }
  }
  const observed = observer.finish();
  if ((counts.watch ?? 0) + (counts.reaction ?? 0) === 0 && malformed === 0) throw noHistory();
  users.delete('');
  const accounts = Math.max(users.size, ...textLists.values());
  const evidence = weighBy(weights, {
    'video-made-before': { against: tooEarly, of: videos },
    'fresh-videos': {
      against: fresh === 0 && tooEarly === 0 ? (counts.watch ?? 0) : 0,
      of: counts.watch ?? 0,
    },
    'equal-ends': { against: Math.max(0, ...ends.values()), of: videos },
    'one-account': { against: Math.max(0, accounts - 1), of: accounts },
    'lone-watches': sittings.finding(),
    ...activity.activityFindings(observed, malformed),
  });
  const account = [...users][0];
  const variant = variantOf(files, sections);
  const counters = {
    ...timeCounters(observed),
    filled: { 'id of the video': withVideo === 0 ? 0 : videos / withVideo },
    parts: (['watch', 'reaction', 'search', 'comment'] as const).map((name) => ({
      name,
      isPresent: (counts[name] ?? 0) > 0,
    })),
    soundRecords: Math.max(0, 1 - (tooEarly + observed.future.against) / Math.max(1, observed.records)),
  };
  return {
    variant,
    language: [...sections].some((name) => /^kijk|^like(lijst)|^zoek|^reacties/i.test(name)) ? 'nl' : 'en',
    isSample: isMarked(marked, videos) || [...users].some((user) => user.startsWith(watermarkUser)),
    recordCounts: counts,
    malformedRecords: malformed,
    evidence,
    verdict: judge(evidence),
    counters,
    sketch: [...observed.sketch],
    ...(account === undefined ? {} : { accountKey: accountKeyOf(hashKey, 'tiktok', account) }),
    findings: activity.activityFindingsInWords(
      `TikTok (${variant})`,
      counts,
      counters,
      evidence,
      'watches that were removed or left out: TikTok keeps no count of them',
    ),
  };
}

function variantOf(files: readonly TiktokFile[], sections: ReadonlySet<string>): string {
  if (files.some(({ isText }) => isText)) return 'txt';
  const names = [...sections];
  if (names.some((name) => name.startsWith('Likes and Favorites'))) return 'json-2026';
  return names.some((name) => name.startsWith('Activity')) ? 'json-2023' : 'json-2025';
}

function noHistory() {
  return reject(
    'no-watch-history',
    'This is a TikTok export, but there are no watched or liked videos in it.',
    'In TikTok open Settings and privacy, Account, "Download your data"; choose "All data" and JSON, and send the .zip.',
  );
}
