/** Reads YouTube's part of a Google Takeout: the history as JSON or as a web page, in any language. */
import type { DatasetRecord } from '../dataset-field.ts';
import type { ExportReader } from '../export-reader.ts';
import type { OnBytes } from '../json/read-records.ts';
import { inspectYoutube, readYoutubeFile } from './inspect-youtube.ts';
import { findYoutubeFiles } from './youtube-file.ts';
import { readYoutubeRecord, youtubeKinds } from './youtube-record.ts';
import { noWatchHistory } from './youtube-rejection.ts';

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
    const bytes = files.reduce((sum, { entry }) => sum + entry.sizeBytes, 0);
    return {
      inspectBytes: bytes,
      kindBytes: () => bytes,
      async inspect(options) {
        if (files.length === 0) throw noWatchHistory();
        return inspectYoutube(files, options);
      },
      async *records(kind: string, onBytes: OnBytes) {
        for (const file of files) {
          for await (const { records } of readYoutubeFile(file, onBytes)) {
            const read: DatasetRecord[] = [];
            for (const raw of records) {
              const found = readYoutubeRecord(raw);
              if (typeof found !== 'string' && found.record.kind === kind) read.push(found.record);
            }
            yield read;
          }
        }
      },
      // Takeout's history names nobody; free text is searched all the same
      personalWords: async () => [],
    };
  },
};
