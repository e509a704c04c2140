/** Countries and continents with the words for them, and the continent of each country. */
import { placesOf } from './place.ts';

/** Each line: a continent, then its countries, each with the words for its people or language after a slash. */
const table = [
  'Africa/African/Sub-Saharan Africa/West Africa/East Africa: Algeria/Algerian, Egypt/Egyptian, Ethiopia/Ethiopian, Ghana/Ghanaian, Kenya/Kenyan, Morocco/Moroccan, Nigeria/Nigerian, Rwanda/Rwandan, Senegal, South Africa/South African, Tanzania/Tanzanian/Swahili, Tunisia/Tunisian, Uganda/Ugandan, Zambia, Zimbabwe',
  'Asia/Asian/ASEAN/Southeast Asia/Southeast Asian/South-East Asia/South East Asia/South Asia/East Asia/Central Asia/Middle East: Afghanistan/Afghan, Bangladesh/Bengali, Cambodia/Khmer, China/Chinese/Mandarin, Hong Kong/Cantonese, India/Indian/Hindi/Tamil/Telugu/Kannada/Malayalam/Marathi/Gujarati/Punjabi, Indonesia/Indonesian, Iran/Iranian/Persian, Iraq/Iraqi, Israel/Israeli/Hebrew, Japan/Japanese, Jordan, Kazakhstan/Kazakh, Laos, Malaysia/Malaysian/Malay, Mongolia/Mongolian, Myanmar/Burmese, Nepal/Nepali, Pakistan/Pakistani/Urdu, Philippines/Filipino/Tagalog, Saudi Arabia/Saudi, Singapore/Singaporean/SG/SGD, South Korea/Korea/Korean, Sri Lanka/Sinhala, Syria/Syrian, Taiwan/Taiwanese, Thailand/Thai, Turkey/Turkish, United Arab Emirates/UAE, Uzbekistan/Uzbek, Vietnam/Vietnamese',
  'Europe/European/EU/Eastern Europe/Western Europe: Austria/Austrian, Belgium/Belgian, Bulgaria/Bulgarian, Croatia/Croatian, Czech Republic/Czechia/Czech, Denmark/Danish, Estonia/Estonian, Finland/Finnish, France/French, Germany/German, Greece/Greek, Hungary/Hungarian, Iceland/Icelandic, Ireland/Irish, Italy/Italian, Latvia/Latvian, Lithuania/Lithuanian, Netherlands/Dutch, Norway/Norwegian, Poland/Polish, Portugal/Portuguese, Romania/Romanian, Russia/Russian, Serbia/Serbian, Slovakia/Slovak, Slovenia/Slovenian, Spain/Spanish, Sweden/Swedish, Switzerland/Swiss, Ukraine/Ukrainian, United Kingdom/UK/Britain/British/England/Scotland/Wales',
  'North America/North American: Canada/Canadian, Mexico/Mexican, United States/USA/US/American, Cuba/Cuban, Guatemala, Costa Rica, Jamaica',
  'South America/South American/Latin America: Argentina/Argentine, Bolivia, Brazil/Brazilian, Chile/Chilean, Colombia/Colombian, Ecuador, Peru/Peruvian, Uruguay, Venezuela',
  'Oceania: Australia/Australian, New Zealand/Maori, Fiji, Papua New Guinea',
];

/** A word that names a region only in capitals: `us` does not. */
const inCapitals = 'US';

interface Region {
  readonly name: string;
  readonly continent: string;
}

/** "Singaporeans" are people of Singapore. */
const withPlural = (word: string): string[] => (/(?:an|i)$/.test(word) ? [word, `${word}s`] : [word]);

const byWord = new Map<string, Region>();
for (const line of table) {
  const [head = '', rest = ''] = line.split(': ');
  const [continent = '', ...others] = head.split('/');
  for (const word of [continent, ...others.flatMap(withPlural)])
    byWord.set(word, { name: continent, continent });
  for (const country of rest.split(', ')) {
    const [name = country, ...ofPeople] = country.split('/');
    for (const word of [name, ...ofPeople.flatMap(withPlural), ...(placesOf.get(name) ?? [])])
      byWord.set(word, { name, continent });
  }
}
const lower = new Map([...byWord].map(([word, region]) => [word.toLowerCase(), region]));
/** Longest first, so that "South Africa" is matched before "Africa". */
const words = [...byWord.keys()].sort((a, b) => b.length - a.length);
const pattern = new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi');

/** Returns the words of a text for countries, continents and places, as they are written, without duplicates. */
export const regionWordsIn = (text: string): string[] => [
  ...new Set(
    (text.match(pattern) ?? []).filter((word) => word.toUpperCase() !== inCapitals || word === inCapitals),
  ),
];

/** Returns the countries and continents that a text names, itself or by a place in them, without duplicates. */
export const regionsIn = (text: string): string[] => [
  ...new Set(regionWordsIn(text).flatMap((word) => lower.get(word.toLowerCase())?.name ?? [])),
];

const places = new Set([...placesOf.values()].flat().map((place) => place.toLowerCase()));
/** Returns whether a word for a region names a place in a country, such as a city. */
export const isPlace = (word: string): boolean => places.has(word.toLowerCase());

/** Returns a pattern of all words for a region: its name, its people and its places. */
export function regionPattern(name: string): RegExp {
  const own = words.filter((word) => byWord.get(word)?.name === name);
  return new RegExp(`\\b(?:${own.length > 0 ? own.join('|') : escaped(name)})\\b`, 'gi');
}

/** Escapes a name for a pattern: a client may send any text as a region. */
const escaped = (name: string): string => name.replace(/[^\p{L}\p{N} ]/gu, '\\$&');

/** Returns the continent that a region is part of; a continent is part of itself. */
export const continentOf = (region: string): string => lower.get(region.toLowerCase())?.continent ?? region;
