/** Reads one file of a YouTube history, page or not. */
import { type OnBytes, readRecords } from '../json/read-records.ts';
import { readHistoryPage } from './read-history-page.ts';
import type { YoutubeFile } from './youtube-file.ts';

/** Throws `ExportRejected`. */
export function readYoutubeFile({ entry, isPage }: YoutubeFile, onBytes: OnBytes) {
  return isPage ? readHistoryPage(entry, onBytes) : readRecords(entry, onBytes);
}
