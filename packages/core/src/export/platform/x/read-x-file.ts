/** Reads one of X's files, batch by batch, in the order of the file. */
import type { LedgerBook } from '../../contract/ledger-book.ts';
import type { OnBytes } from '../../format/json/read-records.ts';
import type { RawRecord } from '../../format/value/raw-value.ts';
import { readEngagements, readImpressions } from './ad.ts';
import { isAccount } from './audience.ts';
import { readGrokMessage } from './grok-message.ts';
import { readInterests } from './interest.ts';
import { readLike } from './like.ts';
import { readLongPost } from './long-post.ts';
import { readMessages } from './message.ts';
import { readDeleted, readHeader, readPost } from './post.ts';
import { readAssignedRecords } from './read-assigned-records.ts';
import type { XFile, XFileType } from './x-file.ts';
import { createNumbers, type XItem, type XOwner, type XRead } from './x-item.ts';

export interface XBatch {
  /** The number of elements in the list, and of those that are not understood. */
  readonly elements: number;
  readonly unread: number;
  readonly items: readonly XItem[];
}

/** Reads one element of a file's list. */
type Read = (raw: RawRecord, owner: XOwner) => readonly XRead[];

const readers: Readonly<Record<Exclude<XFileType, 'audience'>, Read>> = {
  post: (raw, { accountId }) => [readPost(raw, accountId)],
  header: (raw) => [readHeader(raw)],
  deleted: (raw) => [readDeleted(raw)],
  note: (raw) => [readLongPost(raw)],
  like: (raw) => [readLike(raw)],
  impression: readImpressions,
  engagement: readEngagements,
  message: readMessages,
  grok: (raw, owner) => [readGrokMessage(raw, owner)],
  interest: readInterests,
};

/** Throws `ExportRejected` if the file cannot be read. */
export async function* readXFile(
  { entry, type }: XFile,
  accountId: string,
  book: LedgerBook,
  onBytes: OnBytes,
): AsyncGenerator<XBatch> {
  const owner = { accountId, numberOf: createNumbers() };
  // may stop at a record that is too large, since a conversation of many years is a single record
  const batches = readAssignedRecords(entry, onBytes, type === 'message');
  for await (const { records, malformed } of book.file(entry, batches)) {
    const items: XItem[] = [];
    let unread = malformed;
    if (type === 'audience') {
      const accounts = records.filter(isAccount).length;
      unread += records.length - accounts;
      book.read(accounts);
    } else {
      const read = readers[type];
      for (const raw of records) {
        for (const item of read(raw, owner)) {
          if (item === undefined) unread++;
          else if ('leftOut' in item) book.leftOut(item.leftOut, item.records);
          else items.push(item);
        }
      }
      book.read(items.length);
    }
    book.notUnderstood('without a time or an id', unread);
    yield { elements: records.length + malformed, unread, items };
  }
}
