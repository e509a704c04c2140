/** Values of people in Singapore: ids, plates, addresses and codes, in the languages that they write. */
import type { Country, CountryLabel } from './country.ts';
import {
  beforeAddress,
  behindAddress,
  buildings,
  country,
  house,
  name,
  postcode,
  postcodeAlone,
  side,
  street,
  streetEnds,
  streetStarts,
  towns,
  unit,
  unitNumber,
} from './singapore-address.ts';
import { hanValues } from './singapore-han.ts';
import { institutionPatterns } from './singapore-institution.ts';
import { isSingaporePlate } from './singapore-plate.ts';
import { tamilValues } from './singapore-tamil.ts';

/** What the CPF Board and the Traffic Police add: `S7918840C-DL`, `201822917D-PTE-01`. */
const suffix = '(?:[-/][A-Z]{2,3}(?:-\\d\\d)?)?';
/** NRIC and FIN. People who write one from memory may get a digit wrong, so the check letter is not validated. */
const nric = `[STFGM](?:[ -]?\\d){7}[ -]?[A-Z]${suffix}`;
const isNricLong = (value: string): boolean => /^[STFGM]\d{7}[A-Z](?:\/?[A-Z]{2,3}(?:\d\d)?)?$/i.test(value);
const isNric = (value: string): boolean =>
  isNricLong(value.replace(/[ -]/g, '')) || /^\d{3}[A-Z]$/i.test(value);

/** What may stand between a word and its value: signs, and words for "is" and "number". */
const near =
  "(?:['’]s(?!\\p{L})|e\\.?g\\.?|[\\s:：=＝.,;()'\"“”’*-]|#(?!\\d)|(?<!\\p{L})(?:no|nos|nr|num|numbers?|nombor|nomor|nomer|numero|id|is|are|was|ialah|adalah|ko|ku|saya|aku|ng|yung|my|mine|mera|hai|la|da|also|ah|la|lah|leh|lor|sia|ends?|with|as|of|the|ini|card|kad|code|anyone|sa|của|số|là|em|mình|po)(?!\\p{L})){0,10}";
const far = '[^\\n]{0,48}?(?<![\\p{L}\\p{N}])';
const digits = '\\d(?:[ -]?\\d){7,13}';
const passport = '[A-Z]{1,2}[ -]?\\d{6,9}(?:[A-Z]| [A-Z](?!\\p{L}))?';
const vehicles =
  'car cars cab taxi grab gojek lorry truck van bus bike motorbike motorcycle scooter vehicle plate plates carplate numberplate kereta motor motosikal lori teksi mobil plat pelat nopol plaka sasakyan xe vandi gaadi gadi';
/** Words beside the plate of a Malaysian car, which is less often called one. */
const roads =
  'malaysian msia jb johor driving drive drove driver parked park checkpoint causeway accident langgar hit honk overtook';
const malaysianPlate = '(?:J[A-Z]{1,2}|W[A-Z]{0,2}|B[A-Z]{2}|V[A-Z]{0,2}) ?\\d{2,4}[A-Z]?';
const isMalaysianPlate = (value: string): boolean =>
  value === value.toUpperCase() && !/^(?:BMW|JPY|VND|WON|WTA|BTO|VIP|JC|WW)/.test(value);

/** The last words of the towns. */
const townEnds = [...new Set(towns.match(/\p{L}+(?=\||\)|$)/gu))].join(' ');

const labels: readonly CountryLabel[] = [
  {
    type: 'NATIONAL_ID',
    words: 'nric ic fin nricfin pengenalan identity singpass cpf characters chars digits digit pr',
    between: far,
    value: `${nric}|\\d{3}[A-Z]`,
    accept: isNric,
  },
  {
    // "last four 902H", "last 4 318H"
    type: 'NATIONAL_ID',
    words: 'last',
    between: ` (?:4|four)${near}`,
    value: '\\d{3}[A-Z](?!\\p{L})',
    accept: (value) => value === value.toUpperCase(),
  },
  {
    type: 'NATIONAL_ID',
    words: 'passport passports pasport paspor paspot pasaporte passpot pp chieu',
    between: '[^\\n]{0,96}?(?<![\\p{L}\\p{N}])',
    value: passport,
  },
  {
    type: 'SECRET',
    words: 'laluan sandi',
    between: `(?: wifi)?${near}`,
    value: '[^\\s,;]{4,40}',
    accept: (value) => /[\d_]/.test(value),
  },
  {
    type: 'SECRET',
    words: 'pass pw',
    between: '(?: is|:|=)? ?',
    value: '(?=[^\\s,;]*\\d)(?=[^\\s,;]*\\p{L})[^\\s,;]{8,40}',
    accept: (value) => /[!@$%&*_]/.test(value),
  },
  {
    type: 'SECRET',
    words: 'wifi ssid',
    between: ' ?(?:is|name|ssid|:)+ ?',
    value: '[\\w-]{6,32}',
    accept: (value) => /[_\d]/.test(value) && /\p{L}/u.test(value),
  },
  {
    type: 'BANK_ACCOUNT',
    words:
      'posb dbs ocbc uob maybank citi citibank hsbc scb chartered account acct acc akaun rekening savings bank trust gxs paynow',
    between: '[^\\d\\n]{0,32}(?<!\\s[A-Z])',
    value: digits,
    accept: (value) => value.replace(/\D/g, '').length > 8 && !/^\d{1,2}-\d{1,2}-\d{4}$/.test(value),
  },
  { type: 'BANK_ACCOUNT', words: 'posb dbs ocbc uob maybank citibank hsbc', value: digits, isBefore: true },
  {
    type: 'ADDRESS',
    words: 'postal postalcode postcode poskod pincode zip zipcode address alamat',
    between: '[^\\d\\n#-]{0,40}?(?<![\\p{L}\\p{N}])',
    value: `${postcodeAlone}|(?:\\d{3} \\d{3}|\\d\\d \\d{4})(?![ -]?\\d)`,
  },
  { type: 'ADDRESS', words: townEnds, between: ',? (?:side,? )?', value: postcodeAlone },
  {
    type: 'ADDRESS',
    words: 'kode kod',
    between: ' ?pos(?:tal)?[^\\d\\n]{0,28}?(?<![\\p{L}\\p{N}])',
    value: postcode,
  },
  {
    type: 'ADDRESS',
    isWithWord: true,
    words: 's sg singapore singapura singapur spore pore',
    between: ' ?\\)? ?(?:s ?)?\\(?',
    value: `${postcode}\\)?`,
  },
  {
    // Six digits of a postal sector behind a word for a delivery or a home.
    type: 'ADDRESS',
    words:
      'parcel parcels ship shipped mail mailed deliver delivery courier key send posted collect collection selfcollect carpool hantar dihantar duduk duk tinggal kirim',
    between: `[^\\d\\n(]{0,20}?(?<!(?<!\\p{L})${country} ?|[\\p{N}-])`,
    value: postcodeAlone,
  },
  {
    type: 'ADDRESS',
    words: 'stay stays staying live lives tinggal duduk duk',
    between: ' (?:at |in |kat |di )?',
    value: '\\d{2}-\\d{3,4}(?!\\p{N})',
  },
  {
    type: 'DATE_OF_BIRTH',
    words: 'born birth',
    between: '(?: in| on| is)?:? ?',
    value:
      '(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6},? )?(?:19[2-9]\\d|200\\d|201\\d)',
  },
  { type: 'DATE_OF_BIRTH', words: 'baby babies', value: '19[4-9]\\d|20[01]\\d', isBefore: true },
  {
    type: 'NUMBER_PLATE',
    words: 'plate plates carplate numberplate plat car vehicle kereta lorry van',
    between: '(?:\\.?,? (?:plate|no|num|number|is|with))*[.: ]{1,3}',
    value: '(?<!\\p{L})(?:RU|SG|S|E[A-Z]?) ?[1-9]\\d{0,3}(?![ -]?\\p{L}(?!\\p{L})|[\\p{L}\\d])',
    accept: (value) => value === value.toUpperCase(),
  },
  {
    type: 'NUMBER_PLATE',
    words: vehicles,
    between: '[^\\d\\n]{0,24}?(?<![\\p{L}\\p{N}])',
    value: '[SFGPXYEWCQR][A-Z]{0,2} ?\\d{1,4} ?[A-Z]',
  },
  {
    type: 'NUMBER_PLATE',
    words: `${vehicles} ${roads}`,
    between: '[^\\d\\n]{0,24}?(?<![\\p{L}\\p{N}])',
    value: malaysianPlate,
    accept: isMalaysianPlate,
  },
  {
    type: 'NUMBER_PLATE',
    words: `${vehicles} ${roads}`,
    between: '(?: from| of| at| in| the)?',
    value: malaysianPlate,
    accept: isMalaysianPlate,
    isBefore: true,
  },
  {
    type: 'NUMBER_PLATE',
    words: vehicles,
    value: '(?<!\\p{L})[SFGPXYEWCQR][A-Z]{0,2} ?\\d{1,4} ?[A-Z]',
    isBefore: true,
  },
  {
    type: 'ADDRESS',
    words: 'tower twr',
    value: `(?<![\\p{L}\\p{N}-])${unit}`,
    between: ',? ',
    isBefore: true,
  },
  {
    type: 'ADDRESS',
    isWithWord: true,
    words: 'tower twr',
    between: '\\.? ?',
    value: `\\d{1,2}[A-Z]?,? ?(?:unit )?#?\\d{1,2}-\\d{2,4}[A-Z]?|(?:north|south|east|west) twr`,
  },
  {
    type: 'ADDRESS',
    words: 'no',
    between: `(?<=(?<!\\p{L})(?:${streetEnds}|(?:jalan|jln|lor|lorong) \\p{L}+) no)\\.? ?`,
    value: house,
  },
  {
    type: 'ADDRESS',
    isWithWord: true,
    words: 'blk block blok',
    between: '\\.? ?',
    value: `${house}(?![\\p{L}\\p{N}])(?:,? ${street})?`,
  },
  {
    type: 'ADDRESS',
    isWithWord: 'and number',
    words: streetStarts.replaceAll('|', ' '),
    between: '\\.? ',
    value: `${house} (?:${towns})(?!\\p{L})(?:,? (?:blk|block|blok) ?${house})?`,
  },
  {
    type: 'ADDRESS',
    isWithWord: true,
    words: townEnds,
    between: `${side} `,
    value: `(?:${streetEnds}) ${house}(?![\\p{L}\\p{N}:%-])`,
  },
];

export const singapore: Country = {
  code: 'SG',
  shapes: [
    {
      type: 'NATIONAL_ID',
      pattern: `[STFGM][ -]?\\d{7}[ -]?[A-Z]${suffix}`,
      digits: [7],
      letters: 1,
      accept: isNricLong,
      isBeside: true,
    },
    {
      type: 'NATIONAL_ID',
      pattern: '[STFGM][ -]?\\d{2}[ -]?\\d{2,3}[ -]?\\d{2,3}[ -]?[A-Z]',
      digits: [2, 4],
      letters: 1,
      accept: isNricLong,
    },
    { type: 'NATIONAL_ID', pattern: '[KE] ?\\d{7}[A-Z]', digits: [7], letters: 1 },
    { type: 'NATIONAL_ID', pattern: '[AU]\\d{7}[A-Z]', digits: [7], letters: 1 },
    { type: 'NATIONAL_ID', pattern: `(?:19|20)\\d{7}[A-Z]${suffix}`, digits: [9] },
    // Numbers of students; also an NRIC of which the letters are hidden: "SXXXX318F", "S****318F".
    { type: 'NATIONAL_ID', pattern: '\\d{7}[A-Z]', digits: [7] },
    {
      type: 'NATIONAL_ID',
      pattern: '(?:[STFGM](?=\\d{0,4}X)[\\dX]{7}|X{4,5}\\d{3})[A-Z]',
      digits: [1, 2, 3, 4],
      letters: 5,
    },
    {
      type: 'NATIONAL_ID',
      pattern: '(?<=(?<![\\p{L}\\p{N}])[STFGM]?\\*{4,5})\\d{3}[A-Z]',
      digits: [3],
    },
    { type: 'NATIONAL_ID', pattern: '[TSR]\\d\\d[A-Z]{2}\\d{4}[A-Z]', digits: [2], letters: 1 },
    {
      type: 'NUMBER_PLATE',
      pattern: '[SFGPXYEWCQRT][A-Z]{0,2} ?\\d{1,4} ?[A-Z]',
      digits: [1, 2, 3, 4],
      letters: 3,
      accept: isSingaporePlate,
    },
    // A work permit: "0 4789328 8".
    { type: 'NATIONAL_ID', pattern: '0 \\d{7}[ -]\\d|0 \\d{4} \\d{4}(?: \\d)?', digits: [1] },
    { type: 'CARD', pattern: '(?:10\\d\\d|80\\d\\d)(?:[ -]?\\d{4}){3}', digits: [4, 16] },
  ],
  labels,
  han: hanValues({ passport, nric, isNric }),
  tamil: tamilValues({ passport, nric, digits }),
  behindHash: {
    type: 'ADDRESS',
    value: `# ?${unitNumber}(?:,? ${house} (?:${towns})${side}|(?:,? ${name}){1,2} (?:${buildings}))?(?:,? ?\\(?${postcode}\\)?(?!\\d))?`,
  },
  addressParts: {
    behind: behindAddress,
    before: beforeAddress,
    streets: streetEnds.replaceAll('|', ' '),
    postcode: `(?<![\\p{L}\\p{N}$€£#.,/-])(?<!(?:order|ref|otp|code|no|number|ticket|case|queue)[.:]? ?)${postcodeAlone}(?! ?(?:dollars|bucks|sgd|k|people|followers|views|likes|steps)(?!\\p{L}))`,
    postcodeWords: 'postal postcode poskod',
  },
  besidePerson: [
    ...institutionPatterns.map((one) => ({ type: 'PLACE' as const, ...one })),
    // The years of living people who are not children.
    {
      type: 'DATE_OF_BIRTH',
      pattern: '(?<!\\d)((?:19[3-9]\\d|200\\d|201[0-2]) ?年 ?\\d{1,2} ?月 ?\\d{1,2} ?[日号號])',
      flags: 'u',
    },
  ],
  plates: ['[SFGPXYEWCQR][A-Z]{0,2} ?\\d{1,4} ?[A-Z]'],
  dialled: '(?:65)?[3689]\\d{7}',
};
