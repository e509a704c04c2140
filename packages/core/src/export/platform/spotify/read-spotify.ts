/** Reads the records of Spotify's files. */
import type { DatasetRecord } from '../../contract/dataset-field.ts';
import type { KindBatch } from '../../contract/export-reader.ts';
import type { LedgerBook } from '../../contract/ledger-book.ts';
import { type OnBytes, readRecords } from '../../format/json/read-records.ts';
import type { RawRecord } from '../../format/value/raw-value.ts';
import type { Play } from './play.ts';
import { collaboratorsOf, isPlaylist, readPlaylist, readPlaylistItems } from './playlist.ts';
import { readAccountPlay } from './read-account-play.ts';
import { readExtendedPlay } from './read-extended-play.ts';
import { isCatalogueList, readSavedItem } from './saved-item.ts';
import { readSearch } from './search.ts';
import type { SpotifyFile } from './spotify-file.ts';
import { friendsNamed } from './spotify-people.ts';
import type { SpotifyUnit } from './spotify-unit.ts';

export const lacksTimeOrLength = 'without the time or the length of a play';
export const otherForm = 'in another form than a record';
const lacks: Partial<Record<SpotifyUnit['type'], string>> = {
  library: otherForm,
  searches: 'without a time that we can read',
};

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
        const lists = records.filter(isPlaylist);
        const first = playlists + 1;
        playlists += lists.length;
        const items = lists.flatMap((raw, i) => readPlaylistItems(raw, first + i));
        const found = items.filter((item) => item !== undefined);
        book.read(lists.length + found.length);
        const others = malformed + records.length - lists.length + items.length - found.length;
        book.notUnderstood(otherForm, others);
        yield {
          kind,
          records: lists.map((raw, i) => readPlaylist(raw, first + i)),
          others: friendsNamed(records.flatMap(collaboratorsOf)),
        };
        yield { kind: 'playlist-item', records: found };
        continue;
      }
      const read: DatasetRecord[] = [];
      for (const raw of records) {
        const record = readOne(file, raw, section);
        if (record !== undefined) read.push(record);
      }
      book.read(read.length);
      const others = records.length - read.length;
      const isLeftOut = type === 'library' && !isCatalogueList(section);
      if (isLeftOut) book.leftOut('in lists of which we take nothing', others + malformed);
      else {
        book.notUnderstood(lacks[type] ?? lacksTimeOrLength, others);
        book.notUnderstood(otherForm, malformed);
      }
      yield { kind, records: read };
    }
  }
}

function readOne(file: SpotifyFile, raw: RawRecord, section: string): DatasetRecord | undefined {
  if (file.type === 'library') return readSavedItem(raw, section);
  if (file.type === 'searches') return readSearch(raw);
  return readPlay(file, raw);
}
