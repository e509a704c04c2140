/** A field of a normalised dataset: its meaning for a buyer, and the rule that makes it safe. */

/** What happens to a value before it is written to a dataset; carried out by `dataset/field-rule.ts`. */
export type FieldRule =
  /** A constant of ours (`kind`, `source`): passes. */
  | 'ours'
  /** A UTC time. */
  | 'time'
  /** A number that is not an identifier. */
  | 'number'
  | 'flag'
  /** Text of the public catalogue (an artist, a title): passes. */
  | 'catalogue-text'
  /** Title or channel of a public video, a page: anybody may have written it, so mail addresses and numbers are replaced. */
  | 'public-text'
  /** An id of the public catalogue: passes if the field's `isPossible` accepts it, else dropped. */
  | 'catalogue-uri'
  /** One of the platform's own short words: passes if it has their shape, else dropped. */
  | 'token'
  /** A country as two letters; anything else is dropped. */
  | 'country'
  /** A device or its model: only its family passes. */
  | 'device'
  /** Written by the person: personal information in it is replaced. */
  | 'free-text'
  /** A search, or the name of a person's list: as free text, but songs and artists may be named in it, too. */
  | 'title-text'
  /** A UTC time: only its month passes, written as its beginning. */
  | 'month'
  /** A number: only its size passes, as `10-99`. */
  | 'size'
  /** Text: only its language passes. */
  | 'language'
  /** Text: only the size of its length passes. */
  | 'length';

/** Whether a value stands in public, and whether the person wrote it. */
export type PrivacyClass = 'public-written' | 'private-written' | 'public-act' | 'private-act';

export interface DatasetField {
  readonly name: string;
  readonly type: 'text' | 'integer' | 'boolean' | 'time';
  readonly unit?: string;
  readonly description: string;
  readonly rule: FieldRule;
  /** The field of the record whose value it tells of; its own name by default. */
  readonly of?: string;
  /** Set by `classifyKinds`; a field without it leaves in no offer. */
  readonly privacy?: PrivacyClass;
  /** For a `catalogue-uri`: returns whether the platform can have issued the id. */
  readonly isPossible?: (uri: string) => boolean;
}

/** One kind of record: one file of the dataset. */
export interface DatasetKind {
  readonly kind: string;
  readonly description: string;
  /** In the order in which they are written. */
  readonly fields: readonly DatasetField[];
  /** What insights count of its records; without it, only how many there are. */
  readonly counted?: {
    /** True if `at` is when the person did something, to the minute or better. */
    readonly times: boolean;
    /** Fields with few values that name nobody, or with names of public works. */
    readonly fields: readonly string[];
    /** The field with the public work, or its maker, that the pool's table counts. */
    readonly item?: string | undefined;
  };
}

/** A value; `null` if the export does not say. */
export type DatasetValue = string | number | boolean | null;

/** A normalised record: `kind`, `at`, and the fields of its kind. */
export type DatasetRecord = Readonly<Record<string, DatasetValue>>;
