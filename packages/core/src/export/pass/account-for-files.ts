/** Accounts for the files of an export that no unit reads; those of units account for themselves while they are read. */
import { watermarkFile } from '../../authenticity/watermark.ts';
import { type Account, addReason, emptyAccount } from '../contract/export-ledger.ts';
import type { ExportFiles, UnreadFile } from '../contract/export-reader.ts';
import { isMedia } from '../contract/leave-out.ts';
import type { ArchiveFile } from '../format/archive/open-archive.ts';
import { aFile } from '../format/archive/shown-name.ts';

/** A file that we could not read, for its owner's eyes only: a path may hold names. */
export interface NotUnderstoodFile {
  readonly path: string;
  /** Completes `photos.html …`. */
  readonly why: string;
}

export interface FilesBeside {
  readonly account: Account;
  /** The first of those that are not understood. */
  readonly notUnderstood: readonly NotUnderstoodFile[];
}

export interface AccountForFilesInput {
  readonly files: Pick<ExportFiles, 'units' | 'whyUnread'>;
  /** The files of the export, each once. */
  readonly kept: readonly ArchiveFile[];
  /** The number of files that repeat one of them. */
  readonly twice: number;
  /** Files by why they were passed over before any was read. */
  readonly passedOver: Account['leftOut'];
}

/** More would only lengthen a message. */
const mostNamed = 20;

export function accountForFiles({ files, kept, twice, passedOver }: AccountForFilesInput): FilesBeside {
  const inUnits = new Set(files.units.flatMap((unit) => unit.files));
  const account = { ...emptyAccount, twice, notUnderstood: {}, leftOut: { ...passedOver } };
  const notUnderstood: NotUnderstoodFile[] = [];
  for (const entry of kept) {
    if (inUnits.has(entry)) continue;
    const { as, why } = files.whyUnread(entry) ?? whyUnread(entry);
    if (as === 'twice') account.twice++;
    else if (as === 'leftOut') addReason(account.leftOut, why);
    else {
      addReason(account.notUnderstood, `${aFile(entry)} ${why}`);
      if (notUnderstood.length < mostNamed) notUnderstood.push({ path: entry.path, why });
    }
  }
  return { account, notUnderstood };
}

/** Files that may contain records. */
const dataFile = /\.(json|ndjson|jsonl|js|csv|tsv|xml|html?|txt)$/i;

/** Pages around the data, and lists of contents. */
const aroundData =
  /^(manifest\.js|archive_browser\.html|archiv_übersicht\.html|your archive\.html|index\.html?|start_here\.html?|readme[^/]*)$/i;

/** Says it of a file that the platform's reader does not know. */
function whyUnread({ name, path, sizeBytes }: ArchiveFile): UnreadFile {
  if (isMedia(path)) return { as: 'leftOut', why: 'with pictures, videos or sounds' };
  if (name === watermarkFile || aroundData.test(name))
    return { as: 'leftOut', why: 'with pages around the data' };
  if (!dataFile.test(name)) return { as: 'leftOut', why: 'with documents or programs, not data' };
  if (sizeBytes < smallestBytes) return { as: 'leftOut', why: 'without contents' };
  const isPage = /\.html?$/i.test(name);
  return {
    as: 'notUnderstood',
    why: isPage ? 'is a web page that we cannot read' : 'is a file that we do not know',
  };
}

/** An empty list or object, with spaces. */
const smallestBytes = 8;
