/** Reads X's guesses about the person's interests. */

import type { DatasetKind, DatasetRecord } from '../../contract/dataset-field.ts';
import { flag, kind, text, word } from '../../contract/dataset-kind.ts';
import { type RawRecord, rawRecord, rawText } from '../../format/value/raw-value.ts';
import type { XItem } from './x-item.ts';

export const interestKind: DatasetKind = kind(
  'interest',
  'Something that X believes the person to be interested in.',
  [
    word('source', '"interest", "show" or "language".'),
    text('name', 'catalogue-text', "As X's own public list of topics, shows or languages has it."),
    flag('isDisabled', 'The person switched it off.'),
  ],
);

/** Names in the list are short; a longer text is something else. */
const longestName = 80;

export function readInterests(raw: RawRecord): XItem[] {
  const data = rawRecord(raw.p13nData);
  const interests = rawRecord(data?.interests);
  return [
    ...itemsOf('interest', interests?.interests, 'name'),
    ...itemsOf('show', interests?.shows, 'name'),
    ...itemsOf('language', rawRecord(data?.demographics)?.languages, 'language'),
  ];
}

/** Reads the items; some lists consist of names only. */
function itemsOf(source: string, list: unknown, nameKey: string): XItem[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((element: unknown): XItem[] => {
    const record = rawRecord(element);
    const item = itemOf(source, record === undefined ? element : record[nameKey], record?.isDisabled);
    return item === undefined ? [] : [item];
  });
}

function itemOf(source: string, value: unknown, isDisabled: unknown): XItem | undefined {
  const name = rawText(value);
  if (name === null || name.length > longestName || /[@:/]/.test(name)) return undefined;
  const record: DatasetRecord = {
    kind: 'interest',
    source,
    name,
    isDisabled: typeof isDisabled === 'boolean' ? isDisabled : null,
  };
  return { at: undefined, id: '', clock: 'none', key: '', record };
}
