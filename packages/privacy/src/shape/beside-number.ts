/**
 * Decides from the text directly beside a number whether the number may be a telephone number: "mum,91234567"
 * and "hp91234567" may be, "12,91234567" and "INV-91234567" not.
 */

import { countries } from '../country/countries.ts';
import { splitWords } from '../language/language-word.ts';
import { hashesOf, hashWord, listedBits, lookUp } from '../lexicon/lexicon.ts';
import { isDigit } from './hexadecimal.ts';

/**
 * `apart`: nothing touches the number. `beside`: a sign or a letter does, so it must look like a telephone
 * number. `other`: it is something else.
 */
export type Side = 'apart' | 'beside' | 'other';

/** Letters of scripts with blanks: Chinese is written directly beside a number. */
const letter = /[\p{L}--\p{sc=Han}--\p{sc=Hiragana}--\p{sc=Katakana}]/v;
const money = /[$€£¥]/;
const numeral = /\p{N}/u;
const dividers = new Set(['/', '#', '-', '_']);
const longestWord = 24;
const mostCodeLetters = 5;

/** Words before a number with which programs and shops number things. */
const thing =
  'order|ord|parcel|package|shipment|consignment|tracking|track|awb|invoice|inv|receipt|booking|reservation|transaction|txn|tx|trx|rma|ref|reference|model|sku|isbn|issn|ean|upc|doi|pmid|oclc|img|image|dsc|vid|video|id|build|commit|issue|ticket|bus|bestellung|auftrag|rechnung|sendung|paket|commande|colis|facture|pedido|factura|envío|encomenda|fatura|ordine|fattura|spedizione|bestelling|factuur|pakket';
const thingAlone = new RegExp(`^(?:${thing})$`, 'i');
/** "order 91234567", "order no. 91234567", "ORDER-ID: 91234567" */
const thingBefore = new RegExp(
  String.raw`(?<!\p{L})(?:${thing})(?:[\s_-]?(?:no|nr|num|number|nummer|code|id)\b\.?)?[\s.:#]{0,3}$`,
  'iu',
);
const longestThing = 32;

/** Words after a number for things that are counted. */
const counted = hashesOf(
  splitWords(
    `views view plays play streams likes followers follower subscribers users people members viewers listeners visitors votes
    downloads copies times tonnes dollars euros pounds yen rupees km kg kb mb gb tb kwh mwh ghz mhz hz px ms usd eur gbp sgd inr
    aufrufe abonnenten einwohner stück vues abonnés habitants vistas visitas visualizaciones seguidores suscriptores habitantes
    visualizações inscritos visualizzazioni iscritti abitanti weergaven volgers inwoners`,
  ),
);
const currencies = hashesOf(
  splitWords('rs rm inr usd eur gbp idr rp aed sgd aud cad chf brl hkd myr php thb jpy cny'),
);

/**
 * Classifies the text directly before a number or its plus. `isCue`: whether a word announces a telephone
 * number.
 */
export function sideBefore(text: string, from: number, isCue: (word: string) => boolean): Side {
  const sign = text[from - 1] ?? '';
  if (numeral.test(sign) || money.test(sign)) return 'other';
  if (sign === ',' || sign === '.') {
    if (text[from] === '+') return 'apart';
    if (!isFraction(text, from - 1)) return 'apart';
    // "Blk 12,91234567": hardly any fraction has so many digits.
    return sign === ',' ? 'beside' : 'other';
  }
  const isGlued = letter.test(sign);
  if (!isGlued && !dividers.has(sign)) return 'apart';
  if (text[from] === '+') return 'beside';
  const end = isGlued ? from : from - 1;
  let start = end;
  while (start > 0 && end - start < longestWord && letter.test(text[start - 1] as string)) start--;
  const word = text.slice(start, end);
  if (isCue(word)) return 'apart';
  // Part of an id, a date, or a row of words.
  const isBehindNumber = word === '' && digitsBefore(text, start) >= fewestOfField;
  if ((numeral.test(text[start - 1] ?? '') && !isBehindNumber) || end - start === longestWord) return 'other';
  if (thingAlone.test(word) || isThingBefore(text, from) || currencies.has(hashWord(word))) return 'other';
  return isCode(word) ? 'other' : 'beside';
}

/** Returns whether a word before it shows that it numbers an order, a parcel or a picture. */
const isThingBefore = (text: string, from: number): boolean =>
  thingBefore.test(text.slice(Math.max(0, from - longestThing), from));

/**
 * Returns true for the letters of "INV-91234567": a few capitals that are neither a word nor a name; and for
 * the letters of a hash.
 */
const isCode = (word: string): boolean =>
  isHexadecimalWord(word) ||
  (word.length > 1 && word.length <= mostCodeLetters && word === word.toUpperCase() && !isListed(word));

const isHexadecimalWord = (word: string): boolean => /^[a-f]{2,}$/i.test(word) && !isListed(word);
const isListed = (word: string): boolean => listedBits(lookUp(hashWord(word))) !== 0;

/** Fewer digits before a comma are the whole part of a number, unless they are a field of a row. */
const fewestOfField = 7;

/**
 * Returns whether the digits after that comma or full stop continue a number: "12,91234567", but not in the row
 * "Ida,12,91234567".
 */
export function isFraction(text: string, sign: number): boolean {
  const digits = digitsBefore(text, sign);
  if (digits === 0) return false;
  if (text[sign] === '.') return true;
  const before = text[sign - digits - 1] ?? '\n';
  return digits < fewestOfField && before !== ',' && before !== '\n' && before !== '\r';
}

function digitsBefore(text: string, to: number): number {
  let from = to;
  while (from > 0 && isDigit(text.charCodeAt(from - 1))) from--;
  return to - from;
}

/** Classifies the text directly after a number. */
export function sideBehind(text: string, to: number): Side {
  const sign = text[to] ?? '';
  if (letter.test(sign)) return letterBehind(text, to);
  if (sign === '%') return /^%[\da-f]{2}/i.test(text.slice(to, to + 3)) ? 'beside' : 'other';
  if (numeral.test(sign) || money.test(sign) || sign === '°') return 'other';
  if (!/^[.,:/]\d/.test(text.slice(to, to + 2))) return 'apart';
  // "91234567.50" is an amount.
  return /^\.\d{1,2}(?!\d)/.test(text.slice(to, to + 4)) ? 'other' : 'beside';
}

function letterBehind(text: string, to: number): Side {
  let end = to;
  while (end - to < longestWord && letter.test(text[end] ?? '')) end++;
  // A hash, or a measure.
  if (numeral.test(text[end] ?? '') || end - to === longestWord) return 'other';
  const word = text.slice(to, end);
  return isCounted(word) || isHexadecimalWord(word) ? 'other' : 'beside';
}

const isCounted = (word: string): boolean => counted.has(hashWord(word)) || currencies.has(hashWord(word));

const wordBehind = /[ \u00a0](\p{L}{2,16})(?!\p{L})/uy;
/** Digits only, or in groups of three: "98 765 432". */
const count = /^\+?(?:[1-9]\d*|[1-9]\d{0,2}(?:[ .\u00a0\u202f]\d{3})+)$/;

/**
 * Returns true for "98 765 432 views" and "order 91234567": a word beside it shows that it counts or numbers
 * something.
 */
export function isCountOrNumber(text: string, from: number, value: string): boolean {
  if (/^\d+$/.test(value) && (isThingBefore(text, from) || isPriceBefore(text, from))) return true;
  if (!count.test(value)) return false;
  wordBehind.lastIndex = from + value.length;
  const word = wordBehind.exec(text)?.[1];
  return word !== undefined && isCounted(word);
}

const currencyBefore = /(?<!\p{L})(\p{L}{2,3})[. ]{1,2}$/u;
const longestCurrency = 6;

function isPriceBefore(text: string, from: number): boolean {
  const word = currencyBefore.exec(text.slice(Math.max(0, from - longestCurrency), from))?.[1];
  return word !== undefined && currencies.has(hashWord(word));
}

const atHome = countries.flatMap((country) => country.dialled ?? []);
const dialledAtHome = new RegExp(`^(?:${atHome.join('|')})$`);
export const looksDialledAtHome = (value: string): boolean => dialledAtHome.test(value.replace(/\D/g, ''));

/** Mobile numbers with their country's code but no plus, and numbers as people dial them at home. */
const dialled = new RegExp(
  `^(?:${[
    ...atHome,
    // Hong Kong
    '852[5-9]\\d{7}',
    // With the trunk digit before the area.
    '0[1-9]\\d{7,9}',
    // China, India
    '(?:86)?1[3-9]\\d{9}',
    '(?:91)?[6-9]\\d{9}',
    // Europe
    '491[567]\\d{8,9}|33[67]\\d{8}|34[67]\\d{8}|393\\d{8,9}|316\\d{8}|3519\\d{8}|417\\d{8}|436\\d{8,11}',
    // Asia, Oceania
    '601\\d{8,9}|628\\d{8,11}|639\\d{9}|66[689]\\d{8}|84[35789]\\d{8}|8869\\d{8}|81[789]0\\d{8}|8210\\d{8}|614\\d{8}|642\\d{7,9}',
    // Brazil, Nigeria, the Emirates
    '55\\d\\d9\\d{8}|234[789]\\d{9}|9715\\d{8}',
  ].join('|')})$`,
);
/** Groups of two digits, or groups of three after a mobile number's first digit. */
const grouped = /^(?:\d\d(?:[ -]\d\d){3,4}|[679]\d\d(?:[ .-]\d{3}){2})$/;
const international = /^\(?(?:\+|00[1-9])/;
const fewestInternational = 8;
const mostDigits = 15;

/** Returns whether it looks like a telephone number even if a sign or a letter touches it. */
export function looksDialled(value: string): boolean {
  const digits = value.replace(/(?:x|ext).*$/i, '').replace(/\D/g, '');
  if (international.test(value)) return digits.length >= fewestInternational && digits.length <= mostDigits;
  return dialled.test(digits) || grouped.test(value);
}
