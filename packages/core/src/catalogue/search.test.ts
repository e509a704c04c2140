import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueDocument } from './index/document.ts';
import { decodeIndex, encodeIndex } from './index/encode-index.ts';
import { editNeed } from './need/edit-need.ts';
import { type Need, understandNeed } from './need/need.ts';
import { answerNeed, buildIndex, search } from './search.ts';
import { worthShowing } from './worth-showing.ts';

const documents: readonly CatalogueDocument[] = [
  {
    id: 'SentimentBank',
    title: 'SentimentBank',
    about: 'Opinions in sentences of reviews',
    description: 'Sentences of film reviews with sentiment labels for natural language processing (NLP).',
    licence: 'CC BY 4.0',
  },
  {
    id: 'TweetMood',
    title: 'TweetMood',
    about: 'Moods of Twitter',
    description: 'Tweets from Singapore of 2021 and 2022 with sentiment labels. Compared with SentimentBank.',
    licence: 'CC BY-NC 4.0',
  },
  {
    id: 'ElectionPosts',
    title: 'ElectionPosts',
    description: 'Tweets about elections in Japan, collected in 2016, for natural language processing (NLP).',
    licence: 'CC0',
  },
  {
    id: 'StreetScenes',
    title: 'StreetScenes',
    description: 'Images of streets with labels for semantic segmentation, recorded in Germany in 2018.',
    licence: 'for non-commercial use only',
  },
  {
    id: 'NightScenes',
    title: 'NightScenes',
    about: 'Streets by night, after StreetScenes',
    description: 'Images of streets by night for semantic segmentation. Extends StreetScenes.',
    names: ['NightScenes', 'NightScenes (rain)'],
  },
  {
    id: 'AirLog',
    title: 'AirLog',
    description: 'Hourly air quality of cities in Asia from 2015 to the present: PM2.5, ozone.',
    licence: 'Open Government Licence',
  },
  {
    id: 'HeartBeats',
    title: 'HeartBeats',
    description: 'Electrocardiogram (ECG) recordings of patients. An electrocardiogram (ECG) per person.',
  },
  {
    id: 'RhythmSet',
    title: 'RhythmSet',
    description: 'Annotated electrocardiogram (ECG) strips with arrhythmias.',
  },
];
const index = buildIndex(documents);
/** Answers a query; words that the catalogue lacks count as misspelt. */
const read = (query: string) => answerNeed(index, understandNeed(query), { isWord: () => false });
const ids = (query: string): string[] => search(index, query).map(({ id }) => id);

describe('search', () => {
  it('finds datasets for a need in a whole sentence', () => {
    expect(ids('I want to build a model of sentiment in tweets')[0]).toBe('TweetMood');
    expect(ids('semantic segmentation of street images').slice(0, 2).sort()).toEqual([
      'NightScenes',
      'StreetScenes',
    ]);
  });
  it('gives each result a reason', () => {
    const answer = answerNeed(index, understandNeed('sentiment of film reviews'));
    for (const { reasons } of worthShowing(answer)) expect(reasons).not.toEqual([]);
    const [best] = search(index, 'sentiment of film reviews');
    expect(best?.reasons).toContain('Another dataset refers to it.');
    expect(best?.reasons[0]).toMatch(/^Matches .*“sentiment”/);
  });
  it('corrects typing errors, and splits words written as one', () => {
    expect(read('sentimnet of film reviews').results[0]?.id).toBe('SentimentBank');
    expect(
      read('semanticsegmentation')
        .results.slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['NightScenes', 'StreetScenes']);
  });
  it('reports corrections as words, never as stems', () => {
    const readAs = (query: string) => read(query).corrections.map(({ to }) => to);
    expect(readAs('sentimnet of imgaes with lables')).toEqual(['sentiment', 'images', 'labels']);
    expect(readAs('semanticsegmentation')).toEqual(['semantic segmentation']);
  });
  it('finds records of rain by “rainfall”, and those of rainfall by “rain”', () => {
    const wet = buildIndex([
      { title: 'Gauges', description: 'Rain and wind.' },
      { title: 'Drought watch', description: 'Rainfall from satellites.' },
    ]);
    for (const need of ['rain', 'rainfall'])
      expect(worthShowing(answerNeed(wet, understandNeed(need))), need).toHaveLength(2);
  });
  it('corrects a misspelt word beside a misspelt place, and reports each', () => {
    const known = new Set(['weather', 'rainfall', 'singapore', 'jakarta']);
    const places = buildIndex([
      { title: 'Weather of Singapore', description: 'Rainfall each day.' },
      { title: 'Weather of Jakarta', description: 'Rainfall each day.' },
      { title: 'Weather of Penang', description: 'Rainfall each day.' },
    ]);
    const answer = (need: string) =>
      answerNeed(places, understandNeed(need), {
        isWord: Object.assign((word: string) => known.has(word), { near: () => [...known] }),
      });
    const { results, corrections, isElsewhere, lacked, unsaid } = answer('rainfal in singapor');
    expect(corrections).toEqual([
      { from: 'rainfal', to: 'rainfall' },
      { from: 'singapor', to: 'singapore' },
    ]);
    expect(results[0]).toMatchObject({ place: 0, from: 'there' });
    expect({ isElsewhere, lacked, unsaid }).toEqual({ isElsewhere: false, lacked: [], unsaid: [] });
    expect(answer('wether data singapor').corrections.map(({ to }) => to)).toEqual(['weather', 'singapore']);
    expect(answer('rainfall in singapore').corrections).toEqual([]);
  });
  it('corrects neither a known word nor one with a capital letter', () => {
    const known = new Set(['lapels', 'tweeds']);
    const corrected = (query: string, isWord?: (word: string) => boolean) =>
      answerNeed(index, understandNeed(query), { isWord }).corrections;
    expect(corrected('lapels and tweeds', (word) => known.has(word))).toEqual([]);
    expect(corrected('lapels and tweeds', () => false)).not.toEqual([]);
    expect(corrected('Lapels, TWEEDS and imgaesX', () => false)).toEqual([]);
    expect(corrected('sentimnet')).toEqual([]);
    const lacking = answerNeed(index, understandNeed('lapels'), { isWord: (word) => known.has(word) });
    expect(lacking.fits).toBe(false);
  });
  it('matches everyday words with the technical terms of records', () => {
    const care = buildIndex([{ title: 'Wards', description: 'Patients in intensive care.' }]);
    const { fits, corrections } = answerNeed(care, understandNeed('icu patients'), { isWord: () => true });
    expect({ fits, corrections }).toEqual({ fits: true, corrections: [] });
    expect(answerNeed(index, understandNeed('icu')).fits).toBe(false);
  });
  it('reads words that were written as one as records write them, one after another', () => {
    const food = buildIndex([
      { title: 'Open Food Facts', description: 'What is in packaged food.' },
      { title: 'Car parks', description: 'Free places in them.' },
      { title: 'Cars', description: 'Sold beside national parks.' },
    ]);
    const readAs = (query: string) =>
      answerNeed(food, understandNeed(query)).corrections.map(({ from, to }) => [from, to]);
    expect(readAs('openfoodfacts')).toEqual([['openfoodfacts', 'open food facts']]);
    expect(readAs('carparks')).toEqual([['carparks', 'car parks']]);
    expect(readAs('foodcar')).toEqual([]);
  });
  it('finds a word in its other spelling, and a short word by its plural', () => {
    const plates = buildIndex([
      { title: 'License plates', description: 'Seen at bus stops.' },
      { title: 'Buses' },
    ]);
    const lacked = (query: string) => answerNeed(plates, understandNeed(query)).lacked;
    expect(lacked('licence plates')).toEqual([]);
    expect(lacked('bus')).toEqual([]);
    expect(lacked('centre')).toEqual(['centre']);
  });
  it('names the words of a short need that no record worth showing has', () => {
    const two = buildIndex([
      { title: 'Steel plates', description: 'Faults of steel.' },
      { title: 'Driving', description: 'Who holds a licence.' },
    ]);
    expect(answerNeed(two, understandNeed('steel faults licence')).unsaid).toEqual(['licence']);
    expect(answerNeed(two, understandNeed('steel faults')).unsaid).toEqual([]);
  });
  it('reads the name of an edition as that of the dataset', () => {
    const films = buildIndex([{ title: 'MovieLens', description: 'Ratings of films.' }]);
    expect(answerNeed(films, understandNeed('movielens20m')).fits).toBe(true);
  });
  it('takes neither a forest for a shop nor woods for a town', () => {
    expect(understandNeed('species of woodlands').regions).toEqual([]);
    expect(understandNeed('weather in Tampines').regions).toEqual(['Singapore']);
    expect(understandNeed('amazon rainforest').platforms).toEqual([]);
    expect(understandNeed('amazon reviews').platforms).toEqual(['amazon']);
  });
  it('says that a brand is in no record, and finds what is of its kind', () => {
    const rides = buildIndex([
      { title: 'Taxi trips', description: 'Rides with their fares.' },
      { title: 'Titanic', description: 'Passengers and their fares.' },
    ]);
    const { lacked, results } = answerNeed(rides, understandNeed('grab fares'));
    expect(lacked).toEqual(['grab']);
    expect(results[0]?.id).toBe('Taxi trips');
  });
  it('corrects no word of four letters, which may be an acronym', () => {
    expect(read('fiml').corrections).toEqual([]);
  });
  it('expands acronyms that the catalogue spells out, and abbreviates their long forms', () => {
    expect(ids('electrocardiogram').slice(0, 2).sort()).toEqual(['HeartBeats', 'RhythmSet']);
    expect(ids('NLP')).toContain('SentimentBank');
    expect(index.acronyms.get('ecg')).toBeUndefined();
    expect(index.acronyms.get('nlp')).toEqual(['natur', 'languag', 'process']);
  });
  it('omits records of other years, and marks records that name no years', () => {
    expect(ids('tweets after 2020')).not.toContain('ElectionPosts');
    expect(ids('tweets before 2018')).not.toContain('TweetMood');
    expect(ids('air quality since 2023')[0]).toBe('AirLog');
    const unsaid = search(index, 'film reviews after 2020').find(({ id }) => id === 'SentimentBank');
    expect(unsaid?.reasons).toContain('Its record names no years; you asked for since 2021.');
  });
  it('prefers a licence that allows the requested use', () => {
    expect(ids('tweets for commercial use')[0]).toBe('ElectionPosts');
  });
  it('prefers the requested region, and its continent', () => {
    expect(ids('tweets from Japan')[0]).toBe('ElectionPosts');
    expect(ids('air quality in Asia')[0]).toBe('AirLog');
  });
  it('prefers the requested kind of data', () => {
    const named = { title: 'Streets', description: 'Recorded in streets of two cities.' };
    const kinds = buildIndex([
      { ...named, id: 'pictures', description: `Images of streets. ${named.description}` },
      { ...named, id: 'films', description: `Footage of streets. ${named.description}` },
    ]);
    const first = (...messages: readonly string[]) =>
      answerNeed(kinds, messages.reduce<Need>(editNeed, understandNeed('streets'))).results[0]?.id;
    expect(first('only videos')).toBe('films');
    expect(first('only videos', 'images instead')).toBe('pictures');
  });
  it('omits results that the need excludes by word, region, platform, kind of data or site', () => {
    expect(ids('street images, excluding night')).not.toContain('NightScenes');
    expect(ids('images of streets, not from Germany')).not.toContain('StreetScenes');
    expect(ids('sentiment labels, no twitter')).not.toContain('TweetMood');
    const rain = { description: 'Rain by day.' };
    const two = buildIndex([
      { ...rain, title: 'Rain of a rival', link: 'https://www.kaggle.com/datasets/rain' },
      { ...rain, title: 'Rain of an office', link: 'https://weather.example/rain' },
      { ...rain, title: 'Rain in pictures', description: 'Images of rain by day.' },
    ]);
    const of = (query: string) => answerNeed(two, understandNeed(query)).results.map(({ id }) => id);
    expect(of('rain no kaggle')).toEqual(['https://weather.example/rain', 'Rain in pictures']);
    expect(of('rain, images not needed')).not.toContain('Rain in pictures');
  });
  it('shows excluded records if nothing else fits, and says so', () => {
    const { fits, results } = answerNeed(index, understandNeed('film reviews, sentiment not needed'));
    expect(fits).toBe(true);
    expect(results[0]?.reasons).toContain(
      'It says “sentiment”, which you wanted left out: nothing else fits.',
    );
  });
  it('does not look for the words of a period without a year', () => {
    for (const period of ['past few years', 'over the last 20 years', 'in recent years'])
      expect(understandNeed(`air quality ${period}`).topic).toBe('air quality');
  });
  it('finds a record with an open period that began before the requested years', () => {
    const taxis = buildIndex([{ title: 'Taxis', description: 'Taxi trips of a city since 2009.' }]);
    expect(answerNeed(taxis, understandNeed('taxi trips after 2018')).fits).toBe(true);
    const ended = buildIndex([
      { title: 'Taxis', description: 'Taxi trips of a city since 2009 until 2012.' },
    ]);
    expect(answerNeed(ended, understandNeed('taxi trips after 2018')).results).toEqual([]);
  });
  it('does not count a record that matches only the region as an answer', () => {
    expect(answerNeed(index, understandNeed('salaries in Singapore')).fits).toBe(false);
    expect(answerNeed(index, understandNeed('Singapore')).fits).toBe(true);
  });
  it('shows only records that match a filter or lack its field', () => {
    const found = search(index, 'sentiment', { filters: { modalities: ['image'] } }).map(({ id }) => id);
    expect(found).not.toContain('TweetMood');
    expect(search(index, 'labels', { limit: 1 })).toHaveLength(1);
  });
  it('says that nothing fits, and offers the nearest', () => {
    const { fits, results } = answerNeed(index, understandNeed('unicorn saddle prices in street markets'));
    expect(fits).toBe(false);
    expect(results.length).toBeGreaterThan(0);
    expect(answerNeed(index, understandNeed('qwzx vbnm'))).toMatchObject({ fits: false, results: [] });
    expect(answerNeed(index, understandNeed('sentiment of tweets')).fits).toBe(true);
  });
  it('resolves a follow-up before it searches', () => {
    const first = understandNeed('tweets with sentiment');
    const later = editNeed(first, 'only after 2020');
    expect(answerNeed(index, later).results.map(({ id }) => id)).toContain('TweetMood');
    expect(answerNeed(index, later).results.map(({ id }) => id)).not.toContain('ElectionPosts');
  });
  it('never fails, for any text as a query and any record as a document', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (query) => {
        const results = search(index, query, { isWord: () => false });
        expect(results.every(({ score }) => score > 0 && Number.isFinite(score))).toBe(true);
      }),
    );
    const odd = [
      { title: '' },
      { title: '日本語 コーパス', tags: [null], description: null },
      { title: 'a', id: 'a' },
    ];
    expect(buildIndex(odd).size).toBe(3);
    expect(search(buildIndex([]), 'anything')).toEqual([]);
  });
  it('indexes a record once, even if it is given several times', () => {
    expect(buildIndex([...documents, ...documents]).size).toBe(documents.length);
  });
});

describe('an index as a file', () => {
  it('gives the same results after it was encoded and decoded', () => {
    const read = decodeIndex(encodeIndex(index));
    for (const { description } of documents) {
      expect(search(read, description ?? '')).toEqual(search(index, description ?? ''));
    }
    expect(encodeIndex(read)).toEqual(encodeIndex(index));
  });
  it('is the same for the same records, at any offset in a buffer', () => {
    const bytes = encodeIndex(buildIndex(documents));
    expect(bytes).toEqual(encodeIndex(index));
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect(decodeIndex(shifted.subarray(3)).size).toBe(documents.length);
  });
  it('is refused, with advice, if its bytes are not an index', () => {
    expect(() => decodeIndex(new Uint8Array(40))).toThrow(/Build it again/);
  });
});

describe('what is worth showing', () => {
  const result = (id: string, score: number, fit: number, reasons = ['Matches “it”.']) => ({
    id,
    score,
    fit,
    place: 0,
    says: true,
    from: undefined,
    reasons,
  });
  const shown = (results: readonly ReturnType<typeof result>[], fits: boolean) =>
    worthShowing({ results, fits, leastOfBest: 0.6, isPartial: false }).map(({ id }) => id);
  it('is each result whose score and fit are close to those of the best one', () => {
    const results = [
      result('near', 0.8, 2),
      result('half', 0.4, 1.3),
      result('word', 0.7, 1),
      result('far', 0.2, 2),
    ];
    expect(shown(results, true), 'proves d-gpt.lies-far-behind').toEqual(['near', 'half']);
  });
  it('is an answer, even if its conditions lower its score below that of records that are none', () => {
    expect(shown([result('near', 1, 0.8), result('answer', 0.2, 3)], true)).toEqual(['answer']);
  });
  it('excludes results without a reason', () => {
    expect(shown([result('said', 0.8, 2), result('odd', 0.8, 2, [])], true)).toEqual(['said']);
  });
  it('is at most the three nearest results if nothing fits', () => {
    const near = ['a', 'b', 'c', 'd'].map((id) => result(id, 0.8, 0.6));
    expect(shown([...near, result('other', 0.8, 0.3)], false)).toEqual(['a', 'b', 'c']);
    expect(shown([], false)).toEqual([]);
  });
  it('excludes results that match only words such as “dataset”', () => {
    const songs = { title: 'Songs dataset', description: 'A dataset of songs: data on music.' };
    const snow = { title: 'Snow gauges', description: 'Snowfall by day.' };
    const small = buildIndex([...documents, songs, snow]);
    for (const query of ['datasets on snowfall', 'snowfall']) {
      const answer = answerNeed(small, understandNeed(query));
      expect(worthShowing(answer).map(({ id }) => id)).toEqual(['Snow gauges']);
      expect(answer.results[0]?.reasons).toEqual(['Matches “snowfall”.']);
    }
    expect(answerNeed(small, understandNeed('datasets')).results).toEqual([]);
  });
});

describe('a reason', () => {
  const found = (query: string, id: string) =>
    answerNeed(index, understandNeed(query)).results.find((result) => result.id === id)?.reasons;
  it('names the words of citing datasets that led to a result', () => {
    expect(found('moods', 'SentimentBank')).toContain('Datasets that refer to it say “moods”.');
  });
  it('names the words of a record that are near in topic to the need', () => {
    expect(found('patients', 'RhythmSet')?.[0]).toMatch(/^Close in topic: it says “/);
    expect(JSON.stringify(found('patients', 'HeartBeats'))).not.toContain('Close in topic');
  });
});
