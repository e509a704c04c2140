/** What the person searched for, out of `SearchQueries.json`. */
import type { DatasetKind, DatasetRecord } from '../../contract/dataset-field.ts';
import { type RawRecord, rawText } from '../../format/value/raw-value.ts';
import { readUtcTime } from '../../format/value/utc-time.ts';
import { isCatalogueUri } from './spotify-uri.ts';

export const searchKind: DatasetKind = {
  kind: 'search',
  description: 'A search.',
  fields: [
    { name: 'kind', type: 'text', rule: 'ours', description: 'Always "search".' },
    { name: 'at', type: 'time', unit: 'UTC', rule: 'time', description: 'When it was made.' },
    { name: 'device', type: 'text', rule: 'device', description: 'Family of the device.' },
    {
      name: 'query',
      type: 'text',
      rule: 'free-text',
      description:
        'What was typed, personal information replaced. Only where the person then opened a public item: a search that led nowhere, or to a profile, is often the name of somebody they know.',
    },
    {
      name: 'opened',
      type: 'integer',
      unit: 'items',
      rule: 'number',
      description: 'How many results were opened.',
    },
    {
      name: 'uri',
      type: 'text',
      rule: 'catalogue-uri',
      description: 'The first public item that was opened.',
    },
  ],
};

/** Nothing where the record has no time. */
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
