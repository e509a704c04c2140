/** Finds the ids of the owner's own channels and videos in a Takeout, which identify the account. */
import { maxSmallFileBytes } from '../../format/archive/archive-limit.ts';
import { readCsv } from '../../format/csv/read-csv.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import type { YoutubeUnit } from './youtube-file.ts';
import { isChannelId, isVideoId } from './youtube-id.ts';

/** The fewest columns of a table of own channels: id, country and title. */
const fewestColumns = 3;

/** The most channels that are read; a person may have channels of several brands. */
const mostChannels = 100;
const mostVideos = 100_000;

export interface OwnIds {
  /** Sorted, because an account may have several and tables are in any order. */
  readonly channels: readonly string[];
  readonly videos: ReadonlySet<string>;
}

/** Throws `ExportRejected`. */
export async function readOwnIds(units: readonly YoutubeUnit[]): Promise<OwnIds> {
  const channels = new Set<string>();
  const videos = new Set<string>();
  const table = {
    isHeader: (columns: readonly string[]) => columns.length >= fewestColumns,
    mayHaveNoHeader: true,
  };
  for (const { entry, form } of units.flatMap(({ files }) => files)) {
    if (form !== 'table' || entry.sizeBytes > maxSmallFileBytes) continue;
    for await (const { rows } of untilNotUnderstood(readCsv(entry, table, () => {}))) {
      const found = rows.filter(isOwnChannel);
      for (const [id = ''] of found) if (channels.size < mostChannels) channels.add(id);
      const uploads = rows.filter(isUpload);
      for (const [id = ''] of uploads) if (videos.size < mostVideos) videos.add(id);
      // other tables are not read further
      if (found.length + uploads.length === 0) break;
    }
  }
  return { channels: [...channels].sort(), videos };
}

/** Returns true for a video of the person's own, whose row also has the id of its channel. */
function isUpload([id = '', ...more]: readonly string[]): boolean {
  return isVideoId(id) && more.some(isChannelId);
}

/** Returns false for a subscription, whose row also has the channel's address. */
function isOwnChannel([id = '', beside = '', ...more]: readonly string[]): boolean {
  return isChannelId(id) && !beside.includes('/channel/') && more.length > 0;
}
