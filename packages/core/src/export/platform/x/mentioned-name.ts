/** Collects the names of accounts that posts mention, so that people among them are masked everywhere. */
import { rawRecord, rawRecords, rawText } from '../../format/value/raw-value.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import { readAssignedRecords } from './read-assigned-records.ts';
import type { XFile } from './x-file.ts';

/** The most bytes that are read: all posts of nearly every archive, and the beginning of a larger one. */
const mostBytes = 64e6;
const mostNames = 50_000;
/** The longest name; X allows 50 characters. */
const longestName = 100;

/** Returns the names without duplicates, in the order of the posts. Throws `ExportRejected`. */
export async function readMentionedNames(files: readonly XFile[]): Promise<string[]> {
  const names = new Set<string>();
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
  };
  for (const { entry, type } of files) {
    if (type !== 'post') continue;
    for await (const { records } of untilNotUnderstood(readAssignedRecords(entry, count, false))) {
      for (const raw of records) {
        const post = rawRecord(raw.tweet) ?? raw;
        for (const { name } of rawRecords(rawRecord(post.entities)?.user_mentions)) {
          const text = rawText(name);
          if (text !== null && text.length <= longestName) names.add(text);
        }
      }
      if (bytes > mostBytes || names.size > mostNames) return [...names];
    }
  }
  return [...names];
}
