/** The kinds of personal information that free text is searched for. */
export const personalTypes = [
  'EMAIL',
  'URL',
  'IBAN',
  'CARD',
  'IP',
  'COORDINATES',
  'NATIONAL_ID',
  'DRIVER_LICENCE',
  'DEVICE_ID',
  'DATE_OF_BIRTH',
  'PHONE',
  /** A password, a key, a wallet. */
  'SECRET',
  'HANDLE',
  'ADDRESS',
  'PLACE',
  'PERSON',
  /** In a language that nobody here can search. */
  'TEXT',
] as const;

export type PersonalType = (typeof personalTypes)[number];

export interface PersonalSpan {
  /** UTF-16 offset of the first code unit. */
  readonly start: number;
  /** UTF-16 offset behind the last code unit. */
  readonly end: number;
  readonly type: PersonalType;
}
