/** Finds personal information that has a shape: addresses of mail and network, numbers, links. */
import { isIban, isLuhn } from './checksum.ts';

export type PersonalType =
  | 'EMAIL'
  | 'URL'
  | 'IBAN'
  | 'CARD'
  | 'IP'
  | 'COORDINATES'
  | 'NATIONAL_ID'
  | 'PHONE'
  | 'HANDLE'
  | 'ADDRESS'
  | 'PERSON';

interface PersonalPattern {
  readonly type: PersonalType;
  readonly pattern: RegExp;
  readonly accept?: (match: string) => boolean;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

const streetWord = `(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|close|place|pl|square|terrace|crescent|jalan|lorong|rue|via|calle|rua|avenida|strasse|straße)`;

/** In order of trust: a later pattern does not get what an earlier one took. */
export const personalPatterns: readonly PersonalPattern[] = [
  { type: 'EMAIL', pattern: /[\p{L}\p{N}._%+'-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu },
  { type: 'URL', pattern: /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi },
  {
    type: 'URL',
    pattern:
      /\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|co|me|ly|gg|be|tv|info|biz|app|dev|link|sg|uk|de|fr|es|nl|eu)(?:\/[^\s<>"']*)?\b/gi,
  },
  { type: 'IBAN', pattern: /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{2,4}){3,9}\b/gi, accept: isIban },
  {
    type: 'CARD',
    pattern: /(?<!\d)\d(?:[ -]?\d){11,18}(?!\d)/g,
    accept: (match) => isLuhn(digitsOf(match)),
  },
  {
    type: 'IP',
    pattern: /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.])/g,
  },
  { type: 'IP', pattern: /(?<![\w:])(?:[0-9a-f]{1,4}:){2,7}(?::?[0-9a-f]{1,4}){1,6}(?![\w:])/gi },
  { type: 'COORDINATES', pattern: /(?<![\d.])-?\d{1,2}\.\d{3,}\s*[,;]\s*-?\d{1,3}\.\d{3,}(?![\d.])/g },
  { type: 'NATIONAL_ID', pattern: /(?<![\d-])\d{3}[- ]\d{2}[- ]\d{4}(?![\d-])/g },
  { type: 'NATIONAL_ID', pattern: /\b[STFGM]\d{7}[A-Z]\b/gi },
  {
    type: 'PHONE',
    pattern:
      /(?<![\w.])(?:\+|00)?\(?\d{1,4}\)?(?:[ ./()-]{0,2}\d{1,5}){2,6}(?:\s?(?:x|ext\.?)\s?\d{1,6})?(?![\w.]\d|\d)/gi,
    accept: isPhone,
  },
  { type: 'HANDLE', pattern: /(?<![\p{L}\p{N}_@.])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.]*[\p{L}\p{N}_])?/gu },
  {
    type: 'ADDRESS',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])\d{1,5}[a-z]?,?\s+(?:[\p{L}.'-]+\s+){1,3}${streetWord}(?![\p{L}])\.?(?:,?\s*(?:apt|unit|suite|#)\.?\s*[\w-]+)?`,
      'giu',
    ),
  },
  {
    type: 'ADDRESS',
    pattern:
      /(?<!\p{L})\p{Lu}[\p{L}-]*(?:straße|strasse|gasse|weg|laan|straat|platz)\s+\d{1,4}[a-z]?(?!\p{L})/gu,
  },
];

/** Years, scores and dates have fewer digits or other breaks; nobody writes a number without any. */
function isPhone(match: string): boolean {
  const digits = digitsOf(match);
  if (digits.length < 7 || digits.length > 15) return false;
  if (/^\d{4}-\d\d-\d\d$|^\d\d?[./]\d\d?[./]\d{2,4}$|^\d{4}\s?-\s?\d{4}$/.test(match.trim())) return false;
  return /^(\+|00)/.test(match) || /[ ()./-]/.test(match.trim()) || digits.length >= 8;
}
