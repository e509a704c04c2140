/** Collects the names in titles, tags, mentions and the participants of threads, so that people are masked everywhere. */
import { readHead } from '../../format/archive/read-head.ts';
import { type RawRecord, rawRecord } from '../../format/value/raw-value.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import { mendText, mentionedIn } from './escaped-text.ts';
import type { FacebookFile } from './facebook-file.ts';
import { itemsOf } from './media.ts';
import { namesIn } from './named-person.ts';
import { readLists } from './read-facebook.ts';

/** The most bytes that are read: all posts, comments and reactions of nearly every export, and the beginning of a larger one. */
const mostBytes = 64e6;
const mostNames = 50_000;
const longestName = 100;

/** The most threads whose participants are read, and how many are read at once. */
const mostThreads = 1_000;
const threadsAtOnce = 16;
/** The length of the beginning of a thread that is read: enough for fifty participants. */
const headBytes = 4096;

const titled = new Set(['post', 'comment', 'reaction']);
/** Matches the first file of a thread; further files have the same participants. */
const firstOfThread = /message(_1)?\.json$/i;

/** Returns the names without duplicates. Throws `ExportRejected`. */
export async function readMentionedNames(files: readonly FacebookFile[]): Promise<string[]> {
  const names = new Set<string>();
  const add = (name: string) => {
    if (name.length <= longestName && names.size < mostNames) names.add(name);
  };
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
  };
  for (const file of files) {
    if (!titled.has(file.list.kind)) continue;
    for await (const { records } of untilNotUnderstood(readLists(file, count))) {
      for (const raw of records) for (const name of [...namesIn(raw), ...mentionsIn(raw)]) add(name);
      if (bytes > mostBytes) break;
    }
    if (bytes > mostBytes) break;
  }
  const threads = files.filter(
    ({ entry, list }) => list.kind === 'message' && firstOfThread.test(entry.path),
  );
  for (let from = 0; from < Math.min(threads.length, mostThreads); from += threadsAtOnce) {
    const heads = threads.slice(from, from + threadsAtOnce).map(({ entry }) => readHead(entry, headBytes));
    for (const head of await Promise.all(heads)) for (const name of participantsOf(head)) add(name);
  }
  return [...names];
}

/** Returns the names that a post's or comment's text mentions. */
const mentionsIn = (raw: RawRecord): string[] =>
  itemsOf(raw.data).flatMap((item) => {
    const part = rawRecord(item);
    return [part?.post, rawRecord(part?.comment)?.comment].flatMap(mentionedIn);
  });

const participantList = /"participants"\s*:\s*\[([^\]]*)/;
const participantName = /"name"\s*:\s*("(?:[^"\\]|\\.)*")/g;

/** Returns the participants' names from the beginning of a thread. */
function participantsOf(head: string): string[] {
  const [, list = ''] = participantList.exec(head) ?? [];
  return [...list.matchAll(participantName)].flatMap(([, name = '']) => {
    try {
      return [mendText(JSON.parse(name) as string).trim()];
    } catch {
      return [];
    }
  });
}
