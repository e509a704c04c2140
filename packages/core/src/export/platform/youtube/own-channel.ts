/** Finds the ids of the owner's own channels in a Takeout, which identify the account. */
import { maxSmallFileBytes } from '../../format/archive/archive-limit.ts';
import { readCsv } from '../../format/csv/read-csv.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import type { YoutubeUnit } from './youtube-file.ts';
import { isChannelId } from './youtube-id.ts';

/** The fewest columns of a table of own channels: id, country and title. */
const fewestColumns = 3;

/** The most channels that are read; a person may have channels of several brands. */
const mostChannels = 100;

/** Returns the ids, sorted because an account may have several and tables are in any order. Throws `ExportRejected`. */
export async function readOwnChannelIds(units: readonly YoutubeUnit[]): Promise<string[]> {
  const ids = new Set<string>();
  const table = {
    isHeader: (columns: readonly string[]) => columns.length >= fewestColumns,
    mayHaveNoHeader: true,
  };
  for (const { entry, form } of units.flatMap(({ files }) => files)) {
    if (form !== 'table' || entry.sizeBytes > maxSmallFileBytes) continue;
    for await (const { rows } of untilNotUnderstood(readCsv(entry, table, () => {}))) {
      const found = rows.filter(isOwnChannel);
      for (const [id = ''] of found) if (ids.size < mostChannels) ids.add(id);
      // other tables are not read further
      if (found.length === 0) break;
    }
  }
  return [...ids].sort();
}

/** Returns false for a subscription, whose row also has the channel's address. */
function isOwnChannel([id = '', beside = '', ...more]: readonly string[]): boolean {
  return isChannelId(id) && !beside.includes('/channel/') && more.length > 0;
}
