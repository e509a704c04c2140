/** The first pass over one file of a TikTok export: collects the counts for evidence and quality. */
import type { Finding } from '../../../authenticity/evidence.ts';
import { bearsMark } from '../../../authenticity/watermark.ts';
import {
  type ActivityState,
  createActivityObserver,
  mergeActivity,
} from '../../activity/observe-activity.ts';
import { createSittings } from '../../activity/sitting.ts';
import { addUp, addUpMaps } from '../../contract/add-up.ts';
import type { ObservationOf, ObserveOptions } from '../../contract/export-reader.ts';
import { createLedgerBook } from '../../contract/ledger-book.ts';
import { rawText } from '../../format/value/raw-value.ts';
import { readTiktokRecords } from './read-tiktok-file.ts';
import type { TiktokFile } from './tiktok-file.ts';
import { endOf, isOfVideo, kindsFrom, madeAt } from './tiktok-record.ts';

/** The earliest possible record: Musical.ly, whose histories go back to 2014, became TikTok in August 2018. */
const openedMs = Date.UTC(2014, 0, 1);
/** A tolerance above the differences between the clocks of the platform's servers. */
const slackSeconds = 120;
const secondsPerDay = 86_400;
/** The most id endings that are counted. */
const mostEnds = 4_096;
/** The most videos of a file that are checked for the generator's mark: in a sample all have it, else one in a hundred. */
const mostMarkable = 2_000;
/** The most account names and sections that are distinguished. */
const mostNames = 1_000;

/** The question about completeness: whether a record has the id of its video. */
export const tiktokQuestion = { video: 0 } as const;

const nothingCounted = {
  /** The number of records with the id of a video. */
  videos: 0,
  /** Videos that were made after they were watched; `fresh`: videos that were watched on the day they were made. */
  tooEarly: 0,
  fresh: 0,
  /** The number of ids that show their kind, and of those that are not of a video. */
  kinds: 0,
  otherKinds: 0,
  /** The number of videos that were checked for the generator's mark, and of those that have it. */
  markable: 0,
  marked: 0,
};

export interface TiktokState {
  readonly activity: ActivityState;
  readonly counts: Readonly<typeof nothingCounted>;
  readonly users: ReadonlySet<string>;
  readonly sections: ReadonlySet<string>;
  /** The number of occurrences of each lower half of an id. */
  readonly ends: ReadonlyMap<number, number>;
  readonly loneWatches: Finding;
}

/** Throws `ExportRejected`. */
export async function observeTiktok(
  file: TiktokFile,
  { asOfMs, hashKey, onBytes }: ObserveOptions,
): Promise<ObservationOf<TiktokState>> {
  const observer = createActivityObserver(hashKey, asOfMs, openedMs);
  const recordCounts: Record<string, number> = {};
  const users = new Set<string>();
  const sections = new Set<string>();
  const sittings = createSittings();
  const counts = { ...nothingCounted };
  const book = createLedgerBook();
  const ends = new Map<number, number>();
  let before = '';
  for await (const read of book.file(file.entry, readTiktokRecords(file, onBytes))) {
    if (read.kind === 'other') {
      const { section, records, malformed } = read.batch;
      if (section.endsWith('ProfileMap')) {
        for (const raw of records) {
          const user = rawText(raw.userName) ?? rawText(raw.username);
          if (user !== null && users.size < mostNames) users.add(user);
        }
      }
      book.leftOut('in lists of which we take nothing', records.length + malformed);
      continue;
    }
    const { list, section } = read;
    if (section !== before) observer.nextList();
    before = section;
    if (sections.size < mostNames) sections.add(section);
    const sameKind = `tiktok|${list.kind}|${list.action ?? ''}`;
    const counted = read.each((record) => {
      recordCounts[list.kind] = (recordCounts[list.kind] ?? 0) + 1;
      const video = typeof record.video === 'string' ? record.video : undefined;
      // a published video has no id, so its time identifies it
      const what = video ?? record.query ?? record.text ?? (list.kind === 'post' ? record.at : '');
      const seconds = observer.add(String(record.at), sameKind, what);
      const made = video === undefined ? Number.NaN : madeAt(video);
      const words = record.query ?? record.text;
      // The second of creation identifies the video in the fingerprint. Every other second is enough, since histories are long.
      observer.isAbout(
        made % 2 === 0 ? String(made) : undefined,
        typeof words === 'string' ? words : undefined,
      );
      if (list.kind === 'search') observer.mayRepeat();
      observer.wasDone();
      if (list.kind === 'watch') sittings.add(seconds);
      if (list.kind !== 'watch' && list.kind !== 'reaction') return;
      observer.ask(tiktokQuestion.video, video === undefined ? 0 : 1);
      if (video === undefined) return;
      counts.videos++;
      const end = endOf(video);
      // The limit is enough to decide, since a genuine history has about as many endings as videos.
      if (ends.size < mostEnds || ends.has(end)) ends.set(end, (ends.get(end) ?? 0) + 1);
      if (made >= kindsFrom) {
        counts.kinds++;
        if (!isOfVideo(end)) counts.otherKinds++;
      }
      if (counts.markable < mostMarkable) {
        counts.markable++;
        if (bearsMark(String(made), end)) counts.marked++;
      }
      const age = seconds - made;
      if (age < -slackSeconds) {
        counts.tooEarly++;
        observer.doubt();
      } else if (list.kind === 'watch' && age < secondsPerDay) counts.fresh++;
    });
    book.read(counted.read);
    book.twice(counted.twice);
    book.notUnderstood('without a time that we can read', counted.malformed);
    book.leftOut('of which TikTok does not know the time', counted.timeless);
  }
  return {
    recordCounts,
    ledger: book.ledger(),
    state: {
      activity: observer.finish(),
      counts,
      users,
      sections,
      ends,
      loneWatches: sittings.finding(),
    },
  };
}

export function mergeTiktok(states: readonly TiktokState[]): TiktokState {
  return {
    activity: mergeActivity(states.map(({ activity }) => activity)),
    counts: addUp([nothingCounted, ...states.map(({ counts }) => counts)]),
    users: union(states.map(({ users }) => users)),
    sections: union(states.map(({ sections }) => sections)),
    ends: addUpMaps(
      states.map(({ ends }) => ends),
      mostEnds,
    ),
    loneWatches: addUp([{ against: 0, of: 0 }, ...states.map(({ loneWatches }) => loneWatches)]),
  };
}

function union(sets: readonly ReadonlySet<string>[]): Set<string> {
  return new Set(sets.flatMap((set) => [...set]).slice(0, mostNames));
}
