/** Reads YouTube's part of a Google Takeout: the history as JSON or as a web page, in any language. */
import type { DatasetRecord } from '../dataset-field.ts';
import { type ExportReader, mergeObservations, unitOf } from '../export-reader.ts';
import { concludeYoutube } from './conclude-youtube.ts';
import { mergeYoutube, observeYoutube } from './observe-youtube.ts';
import { readYoutubeFile } from './read-youtube-file.ts';
import { findYoutubeFiles } from './youtube-file.ts';
import { readYoutubeRecord, youtubeKinds } from './youtube-record.ts';

export const youtubeReader: ExportReader = {
  platform: 'youtube',
  kinds: youtubeKinds,
  withheld: [
    {
      file: 'watch-history, search-history',
      fields: ['activityControls', 'description', 'details', 'locationInfos'],
    },
    {
      file: 'comments, live chats, channels, playlists, subscriptions, music library, video metadata',
      fields: ['everything'],
    },
  ],
  async find(entries) {
    const files = await findYoutubeFiles(entries);
    return {
      units: files.map(({ entry }) => ({
        name: entry.path,
        bytes: entry.sizeBytes,
        kinds: youtubeKinds.map(({ kind }) => kind),
      })),
      observe: (unit, options) => observeYoutube(unitOf(files, unit), options),
      merge: (observations) => mergeObservations(observations, mergeYoutube),
      conclude: async (observation) => concludeYoutube(files, mergeObservations([observation], mergeYoutube)),
      async *records(unit, onBytes) {
        for await (const { records } of readYoutubeFile(unitOf(files, unit), onBytes)) {
          const read = new Map<string, DatasetRecord[]>(youtubeKinds.map(({ kind }) => [kind, []]));
          for (const raw of records) {
            const found = readYoutubeRecord(raw);
            if (typeof found !== 'string') read.get(String(found.record.kind))?.push(found.record);
          }
          for (const [kind, list] of read) if (list.length > 0) yield { kind, records: list };
        }
      },
      // Takeout's history names nobody; free text is searched all the same
      personalWords: async () => [],
    };
  },
};
