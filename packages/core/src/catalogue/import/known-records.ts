/** Tells which records a catalogue has already: by their link, or by the same title and description elsewhere. */
import { linkKey } from '../link-key.ts';
import type { CatalogueRecord } from '../record-schema.ts';
import { wordsOf } from '../text/term.ts';

export type Standing = 'new' | 'changed' | 'known';

export interface KnownRecords {
  /** Returns how the record stands to those before it, and counts it as one of them if it is new or changed. */
  readonly take: (record: CatalogueRecord) => Standing;
}

/** A shorter description is that of many: "Data of 2020". */
const fewestWords = 8;

function contentKey({ title, description }: CatalogueRecord): string | undefined {
  const words = wordsOf(description);
  return words.length < fewestWords ? undefined : `${wordsOf(title).join(' ')}|${words.join(' ')}`;
}

/** A row's own fields in one order, so that the same row is the same text. */
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
    // Another catalogue's words for the same dataset are no news; its own newer ones are.
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
      // Of rows with one link in a catalogue the first counts: else each import would change them to and fro.
      if (takenNow.has(key)) return 'known';
      takenNow.add(key);
      return add(record);
    },
  };
}
