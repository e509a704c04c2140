/** Says what a field of a normalised dataset is: its meaning for a buyer, and the rule that makes it safe. */

/** What happens to a value before it leaves; `dataset/field-rule.ts` carries them out. */
export type FieldRule =
  /** A constant of ours (`kind`, `source`): passes. */
  | 'ours'
  /** A UTC time. */
  | 'time'
  /** A number that is no identifier. */
  | 'number'
  | 'flag'
  /** Text of the public catalogue (an artist, a title): passes. */
  | 'catalogue-text'
  /** Title or channel of a public video, which anybody may have written: mail addresses and numbers are replaced. */
  | 'video-text'
  /** An id of the public catalogue: passes if such an id can exist, by the field's `isPossible`, else dropped. */
  | 'catalogue-uri'
  /** One of the platform's own short words: passes if it has their shape, else dropped. */
  | 'token'
  /** Two letters, else dropped. */
  | 'country'
  /** A device or its model: only its family passes. */
  | 'device'
  /** Written by the person: personal information in it is replaced. */
  | 'free-text'
  /** What the person searched for, or the name of a list of theirs: the same, but songs and artists are named there, too. */
  | 'title-text';

export interface DatasetField {
  readonly name: string;
  readonly type: 'text' | 'integer' | 'boolean' | 'time';
  readonly unit?: string;
  readonly description: string;
  readonly rule: FieldRule;
  /** Of a `catalogue-uri`: whether the platform can have given it. */
  readonly isPossible?: (uri: string) => boolean;
}

/** One kind of record: one file of the dataset. */
export interface DatasetKind {
  readonly kind: string;
  readonly description: string;
  /** In the order in which they are written. */
  readonly fields: readonly DatasetField[];
}

/** `null` if the export does not say. */
export type DatasetValue = string | number | boolean | null;

/** A normalised record: `kind`, `at`, and the fields of its kind. */
export type DatasetRecord = Readonly<Record<string, DatasetValue>>;
