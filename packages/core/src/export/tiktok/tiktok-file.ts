/** A file of a TikTok export that holds records. */
import type { ArchiveEntry } from '../archive/open-archive.ts';

export interface TiktokFile {
  readonly entry: ArchiveEntry;
  readonly isText: boolean;
}
