/** The types of personal information that free text is searched for. */
export const personalTypes = [
  'EMAIL',
  'URL',
  'BANK_ACCOUNT',
  'CARD',
  'IP',
  'COORDINATES',
  'NATIONAL_ID',
  'DRIVER_LICENCE',
  'NUMBER_PLATE',
  'DEVICE_ID',
  'DATE_OF_BIRTH',
  'PHONE',
  /** A password, a key, a wallet. */
  'SECRET',
  'HANDLE',
  'ADDRESS',
  'PLACE',
  'PERSON',
  /** Text in a language that is not searched. */
  'TEXT',
] as const;

export type PersonalType = (typeof personalTypes)[number];

/** UTF-16 offsets, end exclusive. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

export interface PersonalSpan extends TextSpan {
  readonly type: PersonalType;
}
