/** Countries and continents with the words for them, and the continent of each country. */

/** Each line: a continent, then its countries, each with the words for its people or language after a slash. */
const table = [
  'Africa/African: Algeria/Algerian, Egypt/Egyptian, Ethiopia/Ethiopian, Ghana/Ghanaian, Kenya/Kenyan, Morocco/Moroccan, Nigeria/Nigerian, Rwanda/Rwandan, Senegal, South Africa/South African, Tanzania/Tanzanian/Swahili, Tunisia/Tunisian, Uganda/Ugandan, Zambia, Zimbabwe',
  'Asia/Asian/ASEAN: Afghanistan/Afghan, Bangladesh/Bengali, Cambodia/Khmer, China/Chinese/Mandarin, Hong Kong/Cantonese, India/Indian/Hindi, Indonesia/Indonesian, Iran/Iranian/Persian, Iraq/Iraqi, Israel/Israeli/Hebrew, Japan/Japanese, Jordan, Kazakhstan/Kazakh, Laos, Malaysia/Malaysian/Malay, Mongolia/Mongolian, Myanmar/Burmese, Nepal/Nepali, Pakistan/Pakistani/Urdu, Philippines/Filipino/Tagalog, Saudi Arabia/Saudi, Singapore/Singaporean/SG/SGD/Ang Mo Kio/Bedok/Bishan/Bukit Batok/Bukit Merah/Bukit Timah/Changi/Choa Chu Kang/Clementi/Geylang/Hougang/Jurong/Pasir Ris/Punggol/Sembawang/Sengkang/Sentosa/Serangoon/Tampines/Toa Payoh/Yishun, South Korea/Korea/Korean, Sri Lanka/Sinhala, Syria/Syrian, Taiwan/Taiwanese, Thailand/Thai, Turkey/Turkish, United Arab Emirates/UAE, Uzbekistan/Uzbek, Vietnam/Vietnamese',
  'Europe/European/EU: Austria/Austrian, Belgium/Belgian, Bulgaria/Bulgarian, Croatia/Croatian, Czech Republic/Czechia/Czech, Denmark/Danish, Estonia/Estonian, Finland/Finnish, France/French, Germany/German, Greece/Greek, Hungary/Hungarian, Iceland/Icelandic, Ireland/Irish, Italy/Italian, Latvia/Latvian, Lithuania/Lithuanian, Netherlands/Dutch, Norway/Norwegian, Poland/Polish, Portugal/Portuguese, Romania/Romanian, Russia/Russian, Serbia/Serbian, Slovakia/Slovak, Slovenia/Slovenian, Spain/Spanish, Sweden/Swedish, Switzerland/Swiss, Ukraine/Ukrainian, United Kingdom/UK/Britain/British/England/Scotland/Wales',
  'North America/North American: Canada/Canadian/Ontario/Quebec/Alberta, Mexico/Mexican, United States/USA/US/American/Alaska/Arizona/California/Colorado/Florida/Hawaii/Illinois/Massachusetts/Michigan/Minnesota/New York/Ohio/Oregon/Pennsylvania/Philadelphia/Texas/Utah/Virginia/Washington/Chicago/Los Angeles/San Francisco/Boston, Cuba/Cuban, Guatemala, Costa Rica, Jamaica',
  'South America/South American/Latin America: Argentina/Argentine, Bolivia, Brazil/Brazilian, Chile/Chilean, Colombia/Colombian, Ecuador, Peru/Peruvian, Uruguay, Venezuela',
  'Oceania: Australia/Australian, New Zealand/Maori, Fiji, Papua New Guinea',
];

/** Words that name a region only in capitals: `us` does not. */
const inCapitals = new Set(['US', 'UK', 'EU', 'UAE', 'USA']);

interface Region {
  readonly name: string;
  readonly continent: string;
}

const byWord = new Map<string, Region>();
for (const line of table) {
  const [head = '', rest = ''] = line.split(': ');
  const [continent = '', ...others] = head.split('/');
  for (const word of [continent, ...others]) byWord.set(word, { name: continent, continent });
  for (const country of rest.split(', ')) {
    const words = country.split('/');
    for (const word of words) byWord.set(word, { name: words[0] ?? country, continent });
  }
}
const lower = new Map([...byWord].map(([word, region]) => [word.toLowerCase(), region]));
/** Longest first, so that "South Africa" is matched before "Africa". */
const words = [...byWord.keys()].sort((a, b) => b.length - a.length);
const pattern = new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi');

/** Returns the countries and continents that a text names, without duplicates. */
export function regionsIn(text: string): string[] {
  const found = new Set<string>();
  for (const [word] of text.matchAll(pattern)) {
    if (inCapitals.has(word.toUpperCase()) && !inCapitals.has(word)) continue;
    const region = lower.get(word.toLowerCase());
    if (region) found.add(region.name);
  }
  return [...found];
}

/** Returns a pattern of all words for a region: its name, its people and its places. */
export function regionPattern(name: string): RegExp {
  const own = words.filter((word) => byWord.get(word)?.name === name);
  return new RegExp(`\\b(?:${own.length > 0 ? own.join('|') : escaped(name)})\\b`, 'gi');
}

/** Escapes a name for a pattern: a client may send any text as a region. */
const escaped = (name: string): string => name.replace(/[^\p{L}\p{N} ]/gu, '\\$&');

/** Returns the continent that a region is part of; a continent is part of itself. */
export const continentOf = (region: string): string => lower.get(region.toLowerCase())?.continent ?? region;
