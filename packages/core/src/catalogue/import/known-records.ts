/** Detects records that a catalogue has already: by the link, or by the same title and description under another link. */
import { linkKey } from '../link-key.ts';
import type { CatalogueRecord } from '../record-schema.ts';
import { wordsOf } from '../text/term.ts';

export type Standing = 'new' | 'changed' | 'known';

export interface KnownRecords {
  /** Compares the record with all earlier ones, and adds it to them if it is new or changed. */
  readonly take: (record: CatalogueRecord) => Standing;
}

/** The fewest words of a description that identifies a copy: many records share shorter ones, such as "Data of 2020". */
const fewestWords = 8;

function contentKey({ title, description }: CatalogueRecord): string | undefined {
  const words = wordsOf(description);
  return words.length < fewestWords ? undefined : `${wordsOf(title).join(' ')}|${words.join(' ')}`;
}

/** Returns the fields of a record in a fixed order, so that equal records give equal text. */
const textOf = ({ title, description, licence, topics, about = '', names = [] }: CatalogueRecord): string =>
  JSON.stringify([title, description, licence, topics, about, names]);

export function knowRecords(records: readonly CatalogueRecord[]): KnownRecords {
  const byLink = new Map<string, { readonly source: string; readonly text: string }>();
  const byContent = new Set<string>();
  const takenNow = new Set<string>();
  const add = (record: CatalogueRecord): Standing => {
    const key = linkKey(record.link);
    const before = byLink.get(key);
    const text = textOf(record);
    // Another catalogue's text for the same dataset is not a change; new text from the record's own catalogue is.
    if (before && (before.source !== record.source || before.text === text)) return 'known';
    const content = contentKey(record);
    if (!before && content !== undefined && byContent.has(content)) return 'known';
    byLink.set(key, { source: record.source, text });
    if (content !== undefined) byContent.add(content);
    return before ? 'changed' : 'new';
  };
  for (const record of records) add(record);
  return {
    take: (record) => {
      const key = linkKey(record.link);
      // Of several rows with the same link only the first counts, or each import would change the record again.
      if (takenNow.has(key)) return 'known';
      takenNow.add(key);
      return add(record);
    },
  };
}
