/**
 * Values announced by a word in Tamil script. A word's endings are part of it, so only its beginning is
 * searched for.
 */
import type { CountryScript } from './country.ts';
import { house, postcode, unit } from './singapore-address.ts';

/** The rest of a word. Its length is limited, or a row of such words would be read again from each of them. */
const rest = '[\\p{L}\\p{M}]{0,24}';
const word = '[\\p{L}\\p{M}]+';
const near = '[^\\d\\nA-Za-z]{0,24}';
const far = '[^\\d\\n]{0,32}';
const behind = '(?![\\p{L}\\p{N}])';
const numberWord = `(?:எண்|நம்பர்|ஐடி|கோட்|குறியீ|ID|id|no|No|number)${rest}`;

const month =
  '(?:ஜனவரி|பிப்ரவரி|பெப்ரவரி|மார்ச்|ஏப்ரல்|மே|ஜூன்|ஜூலை|ஆகஸ்ட்|ஆகஸ்டு|செப்டம்பர்|செப்டெம்பர்|அக்டோபர்|அக்தோபர்|நவம்பர்|டிசம்பர்|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const day = `(?:\\d{1,2}(?:ஆம் தேதி|ம் தேதி|-ஆம் தேதி)?[ .-]?${month}[ .,-]{0,2}(?:\\d{4}|\\d{2})|(?:\\d{4}[ ,]{0,2})?${month} \\d{1,2}(?:,? \\d{4})?|\\d{1,2}[-/.]\\d{1,2}[-/.](?:\\d{4}|\\d{2})|\\d{4}-\\d\\d-\\d\\d)(?!\\d)`;

const block = '(?:பிளாக்|பிளோக்|புளோக்|புளொக்|புளாக்|ப்ளாக்|புளோக்கு)';
const street =
  '(?:அவென்யூ|அவனியூ|ஸ்ட்ரீட்|ஸ்திரீட்|ரோடு|ரோட்|சாலை|தெரு|டிரைவ்|கிரசண்ட்|கிரெசண்ட்|லேன்|சென்ட்ரல்|ரிங் ரோடு|லிங்க்|வாக்|கிளோஸ்)';
const idValue =
  '(?:[A-Z]{1,2} ?\\d{4,8}(?: \\d{4}(?: \\d{1,4})?)?(?![-/A-Za-z\\d])|(?=[A-Z/-]{0,12}\\d)[A-Z\\d](?:[A-Z\\d]|[/-](?=[A-Z\\d])){3,23})';
const codeValue =
  '#?\\d{4,8}[#*]{0,2}|\\d{4,6}[A-Z]|\\d(?: \\d){3,5}|[LR]\\d{1,2}-[LR]\\d{1,2}(?:-[LR]\\d{1,2})?|\\d{3}[#*]|[A-D]?\\d{4,6}[A-D]?[#*]|\\d{1,2}-\\d{1,2}-\\d{1,2}';
/** Cards and accounts are found by a search of their own. */
const isNoCard = (value: string): boolean => !/^\d{12,19}$/.test(value);

interface Values {
  readonly passport: string;
  readonly nric: string;
  readonly digits: string;
}

/**
 * Returns the values to search for in text with Tamil letters. `values`: as people in Singapore write them in
 * any language.
 */
export const tamilValues = ({ passport, nric, digits }: Values): CountryScript[] => [
  { type: 'ADDRESS', cue: `(?:அஞ்சல்|தபால்|போஸ்டல்|போஸ்ட்|பின்கோ|சிங்கப்பூர்)${far}`, value: postcode + behind },
  { type: 'NATIONAL_ID', cue: `(?:பாஸ்போர்|பாஸ்போட்|கடவுச்சீட்|கடவுச் சீட்|கடப்பிதழ)${near}`, value: passport + behind },
  {
    type: 'NATIONAL_ID',
    cue: `(?:அடையாள|ஐசி|ஐ\\.சி|ஐ சி)${near}`,
    value: `(?:${nric}|\\d{3}[A-Z])${behind}`,
  },
  {
    type: 'NATIONAL_ID',
    cue: `(?:மாணவ|ஊழிய|பணியாள|வேலை|வழக்கு|புகார்|உறுப்பின|முன்பதிவு|பதிவு|நோயாளி|காப்புறுதி|காப்பீ|பாலிசி|கேஸ்|ஸ்டாஃப்|ஸ்டாப்|மெம்பர்|புக்கிங்|ஸ்டூடன்ட்|மெட்ரிக்|அட்டை|கார்டு|அனுமதி)${rest} ?(?:அட்டை ?)?${numberWord}${near}`,
    value: idValue + behind,
    accept: isNoCard,
  },
  {
    type: 'SECRET',
    cue: `(?:கேட்|கதவு|வாசல்|லாக்|பூட்டு|லிப்ட்|லாக்கர்|ரகசிய|இரகசிய|வீட்டு)${rest} ?(?:பின்|${numberWord})${near}`,
    value: `(?:${codeValue})${behind}`,
  },
  {
    type: 'SECRET',
    cue: `(?:கடவுச்சொல்|கடவுச் சொல்|பாஸ்வேர்|பாஸ்வர்)${rest}[ :=-]{0,4}`,
    value: '[!-~]{4,40}',
    accept: (value) => /[\d_]/.test(value),
  },
  {
    type: 'BANK_ACCOUNT',
    cue: `(?:வங்கி|கணக்கு|சேமிப்பு|அக்கவுண்ட்)${far}`,
    value: digits,
    accept: (value) => value.replace(/\D/g, '').length > 8,
  },
  { type: 'DATE_OF_BIRTH', cue: `(?:பிறந்த|பிறப்பு|பர்த்டே)${far}`, value: day },
  { type: 'DATE_OF_BIRTH', value: `${day}(?=[^\\d\\n]{0,20}(?:பிறந்த|பிறப்பு))` },
  {
    type: 'HANDLE',
    cue: `(?:டெலிகிராம்|டெலி|இன்ஸ்டா|டிக்டாக்|டிக்டோக்|வீசாட்|விசாட்|பேஸ்புக்|ஃபேஸ்புக்|ஸ்னாப்சாட்|முகநூல்)${near}`,
    value: '@?[A-Za-z][\\w.-]{3,30}',
    accept: (value) => /[_.\d]/.test(value),
  },
  {
    type: 'NUMBER_PLATE',
    cue: `(?:வண்டி|கார்|காரின்|பைக்|லாரி|வாகன|டாக்சி|மோட்டார்)${near}`,
    value: `[SFGPXYEWCQRJ][A-Z]{0,2} ?\\d{1,4} ?[A-Z]?${behind}`,
  },
  {
    type: 'ADDRESS',
    value: `${block} ?(?:எண்ணில்?|எண்|நம்பர்)?[ .:-]{0,2}${house}(?!\\p{N})(?:,? ${word}(?: ${word}){0,3}? ${street}(?: ${house}${behind})?)?(?:,? ?${unit}${behind})?(?:,? ?(?:சிங்கப்பூர்|Singapore|S)? ?\\(?${postcode}\\)?)?`,
  },
  {
    type: 'ADDRESS',
    value: `(?<![\\p{L}\\p{M}])(?:${word} ){1,3}${street} ${house}${behind}(?:,? ?${unit}${behind})?`,
  },
];
