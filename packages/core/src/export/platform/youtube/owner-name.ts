/** Finds the owner's names in a Takeout: the names of their channels, and the profile if there is one. */
import { maxSmallFileBytes } from '../../format/archive/archive-limit.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { readCsv } from '../../format/csv/read-csv.ts';
import { readSmallJson } from '../../format/json/read-small-json.ts';
import { rawRecord } from '../../format/value/raw-value.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import type { YoutubeUnit } from './youtube-file.ts';
import { isChannelId } from './youtube-id.ts';

/** Matches the column of the title, in any language; the third column is the default. */
const titleColumn = /title|titel|t[ií]tulo|titre|titolo|tytu|naam|name|标题|標題/;
const usualColumn = 2;

/** Matches Google's profile, which a Takeout of more than YouTube has, by language. */
const profile = /(^|\/)(profile?|perfil|profiel|profilo)\/(profile?|perfil|profiel|profilo)\.json$/i;

/** The most profiles and channels that are read. A genuine Takeout has one profile; a person may have channels of several brands. */
const mostProfiles = 10;
const mostChannels = 100;

/** Returns the names and addresses in Google's profile. */
export async function readProfiles(entries: readonly ArchiveEntry[]): Promise<unknown[]> {
  const details: unknown[] = [];
  for (const entry of entries.filter(({ path }) => profile.test(path)).slice(0, mostProfiles)) {
    const found = rawRecord(await readSmallJson(entry));
    if (found !== undefined) details.push(found.name, found.displayName, found.emails);
  }
  return details;
}

/** Throws `ExportRejected`. */
export async function readOwnChannels(units: readonly YoutubeUnit[]): Promise<string[]> {
  const names = new Set<string>();
  for (const { files } of units) {
    for (const { entry, form } of files) {
      if (names.size >= mostChannels) return [...names];
      if (form !== 'table' || entry.sizeBytes > maxSmallFileBytes) continue;
      const table = {
        isHeader: (columns: readonly string[]) => columns.length > usualColumn,
        mayHaveNoHeader: true,
      };
      for await (const { columns, rows } of untilNotUnderstood(readCsv(entry, table, () => {}))) {
        const named = columns.findIndex((column) => titleColumn.test(column));
        for (const cells of rows) {
          const name = cells[named < 0 ? usualColumn : named] ?? '';
          // not a subscription, whose row also has the channel's address
          if (
            isChannelId(cells[0] ?? '') &&
            !cells[1]?.includes('/channel/') &&
            name !== '' &&
            names.size < mostChannels
          )
            names.add(name);
        }
      }
    }
  }
  return [...names];
}
