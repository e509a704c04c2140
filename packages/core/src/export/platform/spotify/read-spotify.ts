/** Reads the records of Spotify's files. */
import type { DatasetRecord } from '../../contract/dataset-field.ts';
import type { KindBatch } from '../../contract/export-reader.ts';
import type { LedgerBook } from '../../contract/ledger-book.ts';
import { type OnBytes, readRecords } from '../../format/json/read-records.ts';
import type { RawRecord } from '../../format/value/raw-value.ts';
import type { Play } from './play.ts';
import { collaboratorsOf, readPlaylist, readPlaylistItems } from './playlist.ts';
import { readAccountPlay } from './read-account-play.ts';
import { readExtendedPlay } from './read-extended-play.ts';
import { readSavedItem } from './saved-item.ts';
import { readSearch } from './search.ts';
import type { SpotifyFile } from './spotify-file.ts';
import { friendsNamed } from './spotify-people.ts';
import type { SpotifyUnit } from './spotify-unit.ts';

export const lacksTimeOrLength = 'without the time or the length of a play';

/** Returns undefined if the record is malformed. */
export function readPlay(
  { type, entry }: Pick<SpotifyFile, 'type' | 'entry'>,
  raw: RawRecord,
): Play | undefined {
  if (type === 'account-history') return readAccountPlay(raw, entry.name);
  return readExtendedPlay(raw, type === 'extended-video' ? 'video' : 'extended');
}

/** Throws `ExportRejected` if a file is not JSON. */
export async function* readUnit(
  { type, files, kinds }: SpotifyUnit,
  book: LedgerBook,
  onBytes: OnBytes,
): AsyncGenerator<KindBatch> {
  const [kind = ''] = kinds;
  let playlists = 0;
  for (const file of files) {
    const { entry } = file;
    for await (const { section, records, malformed } of book.file(entry, readRecords(entry, onBytes))) {
      if (type === 'playlists') {
        book.read(records.length);
        book.notUnderstood('in another form than a record', malformed);
        const first = playlists + 1;
        playlists += records.length;
        yield {
          kind,
          records: records.map((raw, i) => readPlaylist(raw, first + i)),
          others: friendsNamed(records.flatMap(collaboratorsOf)),
        };
        yield {
          kind: 'playlist-item',
          records: records.flatMap((raw, i) => readPlaylistItems(raw, first + i)),
        };
        continue;
      }
      const read: DatasetRecord[] = [];
      for (const raw of records) {
        const record = readOne(file, raw, section);
        if (record !== undefined) read.push(record);
      }
      book.read(read.length);
      const others = records.length - read.length;
      if (type === 'library') book.leftOut('in lists of which we take nothing', others);
      else
        book.notUnderstood(
          type === 'searches' ? 'without a time that we can read' : lacksTimeOrLength,
          others,
        );
      book.notUnderstood('in another form than a record', malformed);
      yield { kind, records: read };
    }
  }
}

function readOne(file: SpotifyFile, raw: RawRecord, section: string): DatasetRecord | undefined {
  if (file.type === 'library') return readSavedItem(raw, section);
  if (file.type === 'searches') return readSearch(raw);
  return readPlay(file, raw);
}
