/** Reads who is named beside the texts: in titles, tags and mentions, among the participants of threads. People are masked everywhere. */
import { readHead } from '../../format/archive/read-head.ts';
import { type RawRecord, rawRecord } from '../../format/value/raw-value.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import { mendText, mentionedIn } from './escaped-text.ts';
import type { FacebookFile } from './facebook-file.ts';
import { itemsOf } from './media.ts';
import { namesIn } from './named-person.ts';
import { readLists } from './read-facebook.ts';

/** Nearly every export's posts, comments and reactions. Of a larger one it is the beginning. */
const mostBytes = 64e6;
const mostNames = 50_000;
const longestName = 100;

/** Threads of which the participants are read, and how many at once. */
const mostThreads = 1_000;
const threadsAtOnce = 16;
/** The list of a group of fifty. */
const headBytes = 4096;

const titled = new Set(['post', 'comment', 'reaction']);
/** A thread continues in further files with the same participants. */
const firstOfThread = /message(_1)?\.json$/i;

/** Returns each name once. Throws `ExportRejected`. */
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

/** Returns the names of those whom the text itself mentions. */
const mentionsIn = (raw: RawRecord): string[] =>
  itemsOf(raw.data).flatMap((item) => {
    const part = rawRecord(item);
    return [part?.post, rawRecord(part?.comment)?.comment].flatMap(mentionedIn);
  });

const participantList = /"participants"\s*:\s*\[([^\]]*)/;
const participantName = /"name"\s*:\s*("(?:[^"\\]|\\.)*")/g;

/** Returns the names at the beginning of a thread. */
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
