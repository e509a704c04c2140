/** Reads X's guesses about the person's interests. */

import type { DatasetKind, DatasetRecord } from '../../contract/dataset-field.ts';
import { flag, kind, text, word } from '../../contract/dataset-kind.ts';
import { type RawRecord, rawRecord, rawText } from '../../format/value/raw-value.ts';
import type { LeftOut, XRead } from './x-item.ts';

export const interestKind: DatasetKind = kind(
  'interest',
  'Something that X believes the person to be interested in.',
  [
    word('source', '"interest", "show" or "language".'),
    text('name', 'catalogue-text', "As X's own public list of topics, shows or languages has it."),
    flag('isDisabled', 'The person switched it off.'),
  ],
);

/** The longest name of a topic, show or language. */
const longestName = 80;

const notAPublicName: LeftOut = { leftOut: 'whose name may be of a person or a page', records: 1 };

/** Returns every interest; undefined for each element, or list, in an unknown form. */
export function readInterests(raw: RawRecord): XRead[] {
  const data = rawRecord(raw.p13nData);
  if (data === undefined) return [undefined];
  const interests = rawRecord(data.interests);
  const taken = [interests?.interests, interests?.shows, rawRecord(data.demographics)?.languages] as const;
  const others = elementsBeside(data, new Set<unknown>(taken));
  return [
    ...itemsOf('interest', taken[0], 'name'),
    ...itemsOf('show', taken[1], 'name'),
    ...itemsOf('language', taken[2], 'language'),
    ...(others === 0 ? [] : [{ leftOut: 'in lists of which we take nothing', records: others }]),
  ];
}

/** Counts the elements of all lists that are not in `taken`. */
function elementsBeside(value: unknown, taken: ReadonlySet<unknown>): number {
  if (Array.isArray(value)) return taken.has(value) ? 0 : value.length;
  return Object.values(rawRecord(value) ?? {}).reduce<number>(
    (sum, inner) => sum + elementsBeside(inner, taken),
    0,
  );
}

/** Reads the interests of a list, whose elements are names or records. */
function itemsOf(source: string, list: unknown, nameKey: string): XRead[] {
  if (!Array.isArray(list)) return [];
  return list.map((element: unknown) => {
    const record = rawRecord(element);
    return itemOf(source, record === undefined ? element : record[nameKey], record?.isDisabled);
  });
}

function itemOf(source: string, value: unknown, isDisabled: unknown): XRead {
  const name = rawText(value);
  if (name === null) return undefined;
  if (name.length > longestName || /[@:/]/.test(name)) return notAPublicName;
  const record: DatasetRecord = {
    kind: 'interest',
    source,
    name,
    isDisabled: typeof isDisabled === 'boolean' ? isDisabled : null,
  };
  return { at: undefined, id: '', clock: 'none', key: '', record };
}
