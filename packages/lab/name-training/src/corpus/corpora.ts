/** The labelled corpora: what each labels, with which labels, and under which licence. */

/** The kinds of a token; a corpus that does not label some kinds allows several. */
export const kind = { other: 1, person: 2, place: 4, organisation: 8, thing: 16 } as const;
const anyName = kind.person | kind.place | kind.organisation | kind.thing;

export interface Corpus {
  readonly file: string;
  readonly language: string;
  /** The kinds of names that it labels; a token without a label may be of any other kind. */
  readonly labels: number;
  readonly script: 'words' | 'characters';
  /**
   * How often a sentence is used per round. Text like people's posts has a higher number; of some text only half is
   * used.
   */
  readonly times: number;
}

const common = kind.person | kind.place | kind.organisation;
const all = common | kind.thing;

const words = (file: string, labels: number, times = 1): Corpus => ({
  file,
  language: /-(\w\w)\./.exec(file)?.[1] ?? '',
  labels,
  script: 'words',
  times,
});
const characters = (file: string, labels: number, times = 1): Corpus => ({
  ...words(file, labels, times),
  script: 'characters',
});

export const corpora: readonly Corpus[] = [
  words('wnut17-en.conll.gz', all, 3),
  words('btc-en.conll.gz', common, 2),
  words('tweebank-en.conll.gz', all, 2),
  words('uner-en.conll.gz', common),
  words('uner-pt.conll.gz', common),
  words('uner-da.conll.gz', common),
  words('uner-sv.conll.gz', common),
  words('uner-hr.conll.gz', all, 0.5),
  words('uner-sk.conll.gz', common),
  words('germeval-de.conll.gz', all, 2),
  words('europeana-de.conll.gz', common, 0.5),
  words('europeana-fr.conll.gz', common),
  words('europeana-nl.conll.gz', common),
  words('norne-no.conll.gz', all),
  words('ronec-ro.conll.gz', all),
  words('turku-fi.conll.gz', all),
  words('wikiner-ru.conll.gz', all, 0.5),
  words('wikiner-tr.conll.gz', all),
  words('propn-fr.conll.gz', all),
  words('propn-es.conll.gz', all),
  words('propn-it.conll.gz', all),
  words('meddocan-es.jsonl.gz', kind.person | kind.place),
  characters('uner-zh.conll.gz', common),
  characters('weibo-zh.conll.gz', common, 2),
  characters('udgsd-ja.conll.gz', all),
];

/** The project's own posts of people in Singapore in Chinese. */
export const singaporeChinese: Corpus = { ...characters('singapore/chinese.txt', all, 2), language: 'zh' };

/** The languages of this project's own text, by style. */
const ownText = {
  news: 'en es it fr nl pt de tr sk da sv no fi hr ro ru',
  post: 'en es it fr nl pt de tr sk cs pl da sv no fi hr ro ru',
  old: 'de fr nl',
};
/** Languages in which no corpus labels people in recent text. */
const ownOnly = ['es', 'it', 'fr', 'nl'];

/**
 * Returns how often a sentence of the project's own is used. In a language in which a corpus labels people, 3 worsens
 * the results on text like that corpus.
 */
function timesOf(style: string, language: string): number {
  if (style === 'old') return 1;
  return ownOnly.includes(language) ? 3 : 2;
}

/** The project's own labelled text, in `own-text` of this package. */
export const ownCorpora: readonly Corpus[] = Object.entries(ownText).flatMap(([style, languages]) =>
  languages.split(' ').map((language) => ({
    ...words(`${language}-${style}.txt`, all, timesOf(style, language)),
    language,
  })),
);

/** Posts, of others and the project's own, in scripts with blanks. */
export const postCorpora: readonly Corpus[] = [...corpora, ...ownCorpora].filter(
  ({ file, script }) => script === 'words' && /^(?:btc|wnut17|tweebank)-|-post\./.test(file),
);

/**
 * How often the project's own text is used: there is little in these languages, and the posts of Singapore, mostly in
 * English, would outweigh it.
 */
const asianTimes = 38;
const furtherTimes: Readonly<Record<string, number>> = { 'en-post': 1, 'ta-post': 14, 'ta-latin': 14 };

/** The project's own posts of people in Singapore, by file, with their languages. */
const singaporeLanguages: Readonly<Record<string, string>> = {
  english: 'en',
  singlish: 'en',
  'small-letters': 'en',
  numbered: 'en',
  ordinary: 'en',
  institutions: 'en',
  informal: 'en',
  'hindi-romanised': 'hi',
  vietnamese: 'vi',
  malay: 'ms',
  indonesian: 'id',
  filipino: 'fil',
  tamil: 'ta',
  'tamil-romanised': 'ta-latn',
};

/** A place that nobody belongs to is an ordinary word in them: it may stay; what a brand or a club is stays open. */
export const singaporeCorpora: readonly Corpus[] = Object.entries(singaporeLanguages).map(
  ([name, language]) => ({ ...words(`singapore/${name}.txt`, kind.person | kind.place), language }),
);

/** The corpora for the network of Southeast Asian languages, into which people mix English. */
export const asianCorpora: readonly Corpus[] = [
  words('nergrit-id.conll.gz', common, 3),
  words('propn-singlish.conll.gz', all),
  words('tweebank-en.conll.gz', all),
  words('wnut17-en.conll.gz', all),
  ...['ms-post', 'ms-news', 'fil-post', 'fil-news', 'ta-post', 'ta-latin', 'id-post', 'en-post'].map(
    (name) => ({
      ...words(`${name}.txt`, all, furtherTimes[name] ?? asianTimes),
      language: name === 'ta-latin' ? 'ta-latn' : (/^[a-z]+/.exec(name)?.[0] ?? ''),
    }),
  ),
  ...singaporeCorpora,
];

/** The kind of a label, by the label's first letters; 0 if nothing is learnt from it. */
const kindOfLabel: readonly (readonly [RegExp, number])[] = [
  [/^PER\.NOM$/, kind.other],
  [/\.NOM$/, kind.other],
  [/^(?:PERSON|person|PER\.NAM|PER)$/, kind.person],
  [/^PERderiv|^PERpart/, kind.person | kind.thing | kind.other],
  [/^PEr$/, kind.person],
  [/^(?:LOC|PLACE|GPE|location|FAC|LOCATION|FACILITY)/, kind.place],
  [/^(?:ORG|corporation|group|ORGANIZATION)/, kind.organisation],
  [/^PROPN$/, anyName],
  [/^NAME$/, kind.organisation | kind.thing],
  [/^(?:DATE|QUANTITY|ORDINAL|MONEY|TIME|PERCENT|TITLE_AFFIX|LANGUAGE|NORP|DRV)$/, kind.other | kind.thing],
  [
    /^(?:MISC|OTH|PRO|PROD|PRODUCT|EVENT|EVT|WORK_OF_ART|product|creative-work|MOVEMENT|LAW|PET_NAME|PHENOMENON)/,
    kind.thing,
  ],
];

export const kindOf = (label: string): number =>
  kindOfLabel.find(([pattern]) => pattern.test(label))?.[1] ?? 0;
