/** A field of a normalised dataset: its meaning for a buyer, and the rule that makes it safe. */

/** How a value is masked before it is written to a dataset; `dataset/field-rule.ts` applies the rules. */
export type FieldRule =
  /** A word that the reader itself chose (`kind`, `source`): passes. */
  | 'ours'
  /** A UTC time. */
  | 'time'
  /** A number that is not an identifier. */
  | 'number'
  | 'flag'
  /** Text of the public catalogue (an artist, a title): passes. */
  | 'catalogue-text'
  /** The title or channel of a public video, or a page: anybody may have written it, so mail addresses and numbers are replaced. */
  | 'public-text'
  /** An id of the public catalogue: passes if the field's `isPossible` accepts it, else dropped. */
  | 'catalogue-uri'
  /** One of the platform's own short words: passes if it has the shape of such a word, else dropped. */
  | 'token'
  /** A country as two letters; anything else is dropped. */
  | 'country'
  /** A device or its model: only its family passes. */
  | 'device'
  /** Text written by the person: personal information in it is replaced. */
  | 'free-text'
  /** A search, or the name of a person's list: masked as free text, except that songs and artists may stay. */
  | 'title-text'
  /** A UTC time: only the month passes, written as its first day. */
  | 'month'
  /** A number: only its order of magnitude passes, such as `10-99`. */
  | 'size'
  /** Text: only its language passes. */
  | 'language'
  /** Text: only the order of magnitude of its length passes. */
  | 'length';

/** Whether a value is publicly visible, and whether the person wrote it (a word) or did it (an act). */
export type PrivacyClass = 'public-written' | 'private-written' | 'public-act' | 'private-act';

export interface DatasetField {
  readonly name: string;
  readonly type: 'text' | 'integer' | 'boolean' | 'time';
  readonly unit?: string;
  readonly description: string;
  readonly rule: FieldRule;
  /** The record's field from which this one is derived; the field of the same name by default. */
  readonly of?: string;
  /** Set by `classifyKinds`; a field without a class is in no offer. */
  readonly privacy?: PrivacyClass;
  /** Fields whose names of people can be read wherever this value leads: it is dropped if a name in one of them is masked. */
  readonly tells?: readonly string[];
  /** For a `catalogue-uri`: returns whether the platform could have issued the id. */
  readonly isPossible?: (uri: string) => boolean;
}

/** A kind of record, which is one file of the dataset. */
export interface DatasetKind {
  readonly kind: string;
  readonly description: string;
  /** The fields in the order in which they are written. */
  readonly fields: readonly DatasetField[];
  /** What insights count in these records; absent if they count only the number of records. */
  readonly counted?: {
    /** True if `at` is the time of the person's own action, to the minute or better. */
    readonly times: boolean;
    /** Fields whose values are few and name nobody, or are names of public works. */
    readonly fields: readonly string[];
    /** The field with a public work or its maker, which the pool's table counts. */
    readonly item?: string | undefined;
  };
}

/** A value; `null` if the export has none. */
export type DatasetValue = string | number | boolean | null;

/** A normalised record: `kind`, `at`, and the fields of its kind. */
export type DatasetRecord = Readonly<Record<string, DatasetValue>>;
