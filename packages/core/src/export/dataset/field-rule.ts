/** Applies the masking rule of a field. The results may be sold; values that do not match the rule are dropped. */
import type { DatasetField, DatasetValue, FieldRule } from '../contract/dataset-field.ts';

import { sizeWord } from './size-word.ts';
import { textLanguage } from './text-language.ts';

/** The state of the rules for the masking of one export. */
export interface MaskContext {
  /** Replaces personal information in text that a person wrote. */
  readonly maskText: (text: string) => string;
  /** Replaces personal information in a search or a title. */
  readonly maskTitle: (text: string) => string;
  /** Replaces contact details and the person's whole name in public text. */
  readonly maskContacts: (text: string) => string;
  readonly deviceFamily: (device: string) => string;
}

/** The longest text of a catalogue; a longer text is something else and is dropped. */
const longestText = 1000;

const utcTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const token = /^[a-z][a-z_-]{0,39}$/;
const country = /^[A-Z]{2}$/;

type Rule = (value: DatasetValue, context: MaskContext, field: DatasetField) => DatasetValue;

const keepText = (value: DatasetValue, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : null;

export const fieldRules: Readonly<Record<FieldRule, Rule>> = {
  ours: (value) => value,
  time: (value) => keepText(value, utcTime),
  number: (value) => (typeof value === 'number' ? value : null),
  flag: (value) => (typeof value === 'boolean' ? value : null),
  'catalogue-text': (value) => (typeof value === 'string' && value.length <= longestText ? value : null),
  'public-text': (value, context) => {
    if (typeof value !== 'string' || value.length > longestText) return null;
    return context.maskContacts(value);
  },
  'catalogue-uri': (value, _context, { isPossible }) =>
    typeof value === 'string' && isPossible?.(value) === true ? value : null,
  token: (value) => keepText(value, token),
  country: (value) => keepText(value, country),
  device: (value, context) => (typeof value === 'string' ? context.deviceFamily(value) : null),
  'free-text': (value, context) => (typeof value === 'string' ? context.maskText(value) : null),
  'title-text': (value, context) => (typeof value === 'string' ? context.maskTitle(value) : null),
  month: (value) =>
    typeof value === 'string' && utcTime.test(value) ? `${value.slice(0, 7)}-01T00:00:00Z` : null,
  size: (value) => (typeof value === 'number' ? sizeWord(value) : null),
  language: (value) => (typeof value === 'string' ? (textLanguage(value) ?? null) : null),
  length: (value) => (typeof value === 'string' ? sizeWord(value.length) : null),
};
