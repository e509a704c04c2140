/** Counts the files that no unit reads in the ledger. The other files are counted while their units are read. */
import { watermarkFile } from '../../authenticity/watermark.ts';
import { type Account, addReason, emptyAccount } from '../contract/export-ledger.ts';
import type { ExportFiles, UnreadFile } from '../contract/export-reader.ts';
import { isMedia } from '../contract/leave-out.ts';
import type { ArchiveFile } from '../format/archive/open-archive.ts';
import { aFile } from '../format/archive/shown-name.ts';

/** A file that was not understood. Shown only to its owner, since a path may contain names. */
export interface NotUnderstoodFile {
  readonly path: string;
  /** Completes `photos.html …`. */
  readonly why: string;
}

export interface FilesBeside {
  readonly account: Account;
  /** The first files that were not understood. */
  readonly notUnderstood: readonly NotUnderstoodFile[];
}

export interface AccountForFilesInput {
  readonly files: Pick<ExportFiles, 'units' | 'whyUnread'>;
  /** The files of the export, without duplicates. */
  readonly kept: readonly ArchiveFile[];
  /** The number of duplicates. */
  readonly twice: number;
  /** The number of files that were passed over before reading began, by reason. */
  readonly passedOver: Account['leftOut'];
}

/** The most files that are named, to limit the length of messages. */
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

/** Pages that only show or list the data. */
const aroundData =
  /^(manifest\.js|archive_browser\.html|archiv_übersicht\.html|your archive\.html|index\.html?|start_here\.html?|readme[^/]*)$/i;

/** Returns why no unit reads a file that the platform's reader does not know. */
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

/** Files below this size are at most an empty list or object. */
const smallestBytes = 8;
