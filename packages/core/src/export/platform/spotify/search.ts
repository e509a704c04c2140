/** Reads searches from `SearchQueries.json`. */

import type { DatasetKind, DatasetRecord } from '../../contract/dataset-field.ts';
import { kind, number, text, time, titled } from '../../contract/dataset-kind.ts';
import { type RawRecord, rawText } from '../../format/value/raw-value.ts';
import { readUtcTime } from '../../format/value/utc-time.ts';
import { catalogueUri, isCatalogueUri } from './spotify-uri.ts';

export const searchKind: DatasetKind = kind('search', 'A search.', [
  time('at', 'When it was made.'),
  text('device', 'device', 'Family of the device.'),
  titled(
    'query',
    'What was typed, personal information replaced. Only where the person then opened a public item: a search that led nowhere, or to a profile, is often the name of somebody they know.',
  ),
  number('opened', 'items', 'How many results were opened.'),
  {
    ...catalogueUri('uri', 'The first public item that was opened; null where its name may be a masked one.'),
    tells: ['query'],
  },
]);

/** Returns undefined if the record has no time. */
export function readSearch(raw: RawRecord): DatasetRecord | undefined {
  const at = readUtcTime(raw.searchTime);
  if (at === undefined) return undefined;
  const list: unknown[] = Array.isArray(raw.searchInteractionURIs) ? raw.searchInteractionURIs : [];
  const uris = list.filter((uri) => typeof uri === 'string');
  const isPublic = uris.length > 0 && uris.every(isCatalogueUri);
  return {
    kind: 'search',
    at,
    device: rawText(raw.platform),
    query: isPublic ? rawText(raw.searchQuery) : null,
    opened: uris.length,
    uri: uris.find(isCatalogueUri) ?? null,
  };
}
