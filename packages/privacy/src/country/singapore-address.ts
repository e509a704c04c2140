/** The parts of an address in Singapore, as sources of patterns for the flags `iu`. */

import type { AddressPart } from './country.ts';

/** Postal sectors are 01 to 82, without 74. */
export const postcode = '(?:0[1-9]|[1-6]\\d|7[0-35-9]|8[0-2])\\d{4}';
export const country = '(?:singapore|singapura|singapur|s.?pore|s)';
/** Six digits that are not part of a longer number. */
export const postcodeAlone = `${postcode}(?![\\p{N}.,-]?\\p{N})`;
export const unitNumber = '(?:B?\\d{1,2}|[LG])-\\d{2,5}[A-Z]?';
export const unit = `#? ?${unitNumber}`;

export const streetEnds =
  'street|st|avenue|ave|road|rd|drive|dr|crescent|cres|close|cl|lane|walk|way|link|view|ring|terrace|ter|rise|place|park|green|grove|gardens|garden|gdns|heights|hts|central|circle|boulevard|blvd|hill|plain|quay|vale|loop|field|fields|estate|court|farmway|square|sq|bow|centre';
export const streetStarts = 'jalan|jln|jl|lorong|lor|kampong|kampung|kg|mount|bukit';
export const towns =
  'ang mo kio|amk|bedok|bishan|boon lay|bukit batok|bukit merah|bukit panjang|bukit timah|buona vista|changi|choa chu kang|cck|clementi|dover|eunos|geylang|ghim moh|hougang|jurong (?:east|west)|jurong|kallang|kovan|lavender|macpherson|marine parade|pasir ris|potong pasir|punggol|queenstown|redhill|sembawang|sengkang|serangoon|simei|tampines|tanjong pagar|telok blangah|tiong bahru|toa payoh|ubi|whampoa|woodlands|yishun|yio chu kang';
export const hanTowns =
  '大巴窑|宏茂桥|红山|女皇镇|金文泰|裕廊|裕廊东|裕廊西|文礼|蔡厝港|武吉巴督|武吉班让|兀兰|三巴旺|义顺|实龙岗|后港|盛港|榜鹅|淡滨尼|白沙|勿洛|马林百列|加冷|芽笼|碧山|牛车水|黄埔';
/** What the name of a private building ends with. */
export const buildings =
  'lodge|residences?|condo|condominium|court|gardens?|towers?|view|suites|mansions?|heights|ville|point|lofts?|edge|apartments?|regency|bay';
export const house = '\\d{1,4}[A-Z]?';
export const name = "[\\p{L}'’.]{2,20}";
const numbered = `(?: ${house}(?![\\p{L}\\p{N}:%-]))?`;
export const side = '(?: (?:north|south|east|west|reservoir))?';
export const street = `(?:(?:${towns}) (?:lor|lorong|jalan|jln) ${house}|(?:${streetStarts})(?: ${house})?(?: ${name}){1,2}?|(?:${towns}|${name}(?: ${name}){0,3}?)${side}(?: (?:${streetEnds})){1,2}(?! \\p{L}+ (?:street|road|avenue))|(?:${towns}))(?!\\p{L})${side}${numbered}`;

/** Words that stand before an address, and are no part of its street. */
const noStreet =
  "(?!(?:at|in|to|from|is|of|on|for|near|behind|beside|opposite|opp|outside|around|my|his|her|our|your|their|the|a|i|u|we|he|she|they|stay|stays|stayed|staying|live|lives|living|go|come|meet|send|take|find|deliver|pickup|collect|and|or|got|park|addr|address|home|house|hse|new|old place|kat|di|sa|dekat|tinggal|duduk|ke|ng|ako|hi|hello|hey|dear|yes|ok|sir|madam|also|now|still|just|already|alr|last|next|this|that|tat|one)(?![\\p{L}'’]))";
const streetWord = `${noStreet}${name}`;
const numberedStreet = `(?:(?:${towns}) (?:lor|lorong|jalan|jln) \\d{1,3}[A-Z]?|(?:${streetStarts})\\.? ${name}(?: ${name})?|(?:(?:${towns})|${streetWord}(?: ${streetWord}){0,2})${side} (?:${streetEnds})(?: \\d{1,3}[A-Z]?)?)`;
const partWords =
  'block|blk|blok|tower|twr|menara|level|lvl|floor|storey|tingkat|tkt|lantai|room|rm|bilik|kamar|bed|bunk|lobby|unit|apt|apartment|stack';
const floors = 'floor|flr|storey|level';
const end = '(?![\\p{L}\\p{N}])';

/** A part that may follow an address: a unit, a floor, a room, the street of a block, the building, the postal code. */
export const behindAddress = `(?:[,;.]?[ \\n]|,)(?:${[
  unit,
  '\\d\\d \\d{2,4}(?= (?:postal|s?\\(?\\d{6}))',
  `(?:(?:${partWords})[.:]? #?(?:\\d{1,4}[A-Z]?|[A-Z]\\d{0,3}|${unitNumber})|(?:no|nomor|nombor|number)[.:]? #?\\d{1,4}[A-Z]?)(?: dash \\d{1,4})?`,
  `(?:\\d{1,2}(?:st|nd|rd|th)?|ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|\\p{L}{3,5}teen) (?:${floors})`,
  `(?<=\\d(?:st|nd|rd|th)? )(?:${floors})`,
  'void deck|(?:tingkat|tkt|lantai) (?:bawah|atas)|(?:corner|back|front|master|common) (?:unit|room)',
  `(?:(?:${country}|\\(${country}\\)|postal(?: code)?|poskod)[ :,]{0,2})?\\(?${postcode}(?!\\d)\\)?`,
  `${name}(?: (?:${name}|[A-Z])){0,3}(?=,? ?\\(?s(?:ingapore)? ?\\(?\\d{6})`,
  `${house} ${numberedStreet}`,
  `(?:${streetStarts})\\.? ${name}`,
  `(?:${towns}|${streetWord}(?: ${streetWord})?)${side} (?:${streetEnds}) \\d{1,3}`,
].join('|')})${end}`;

/** Ends a part before an address. */
const ending = '(?:,? |, ?)$';
const greeting = '(?!(?:Hi|Hello|Hey|Dear|Yes|Ok|OK|Sir|Madam|Mr|Mrs|Ms)(?!\\p{L}))';
const capitalWord = "\\p{Lu}[\\p{L}'’]+";

/** Parts that may precede an address. */
export const beforeAddress: readonly AddressPart[] = [
  {
    pattern: `(?<![\\p{L}\\p{N}])(?:${[
      unit,
      `(?!unit )(?:${partWords}) ?(?:\\d{1,4}[A-Z]?|[A-Z])?`,
      `(?:${house} )?(?:${numberedStreet}(?: no\\.?)?|old|upper|lower|bt|bukit|mount)`,
      house,
      `(?<=(?:at|@|in|condo|hostel|dorm|dormitory|room|name|di|kat|sa) )(?:the )?${streetWord}(?: ${streetWord}){0,2}`,
    ].join('|')})${ending}`,
    flags: 'iu',
    mayTakePeople: true,
  },
  {
    pattern: `(?<=(?:to|:) )(?:the )?${streetWord}(?: ${streetWord}){0,2}${ending}`,
    flags: 'iu',
    mayTakePeople: false,
  },
  {
    // "The Trilinq, "
    pattern: `(?<![\\p{L}\\p{N}])${greeting}[Tt]he ${capitalWord}(?: ${capitalWord}){0,3}${ending}`,
    flags: 'u',
    mayTakePeople: true,
  },
  {
    pattern: `(?<![\\p{L}\\p{N}])${greeting}${capitalWord}(?: ${capitalWord}){1,3}, $`,
    flags: 'u',
    mayTakePeople: false,
  },
];
