import { describe, expect, it } from 'vitest';
import { understandNeed } from './need/need.ts';
import { answerNeed, buildIndex } from './search.ts';
import { seedRecords } from './seed.ts';
import { worthShowing } from './worth-showing.ts';

const seed = buildIndex(seedRecords);
const titleOf = new Map(seedRecords.map(({ id, title }) => [id, title]));
/** Answers from the seed; words that the catalogue lacks count as misspelt. */
const answered = (need: string) => answerNeed(seed, understandNeed(need), { isWord: () => false });
const shown = (need: string) => worthShowing(answered(need)).map(({ id }) => titleOf.get(id));

describe('what is shown for a need', () => {
  it('is at most three results if none has all of its words, best match first', () => {
    expect(shown('birds sounds')[0]).toBe('xeno-canto');
    for (const need of ['birds sounds', 'phone reviews', 'malay sentiment'])
      expect(shown(need).length, need).toBeLessThanOrEqual(3);
  });
  it('is nothing that is only near in topic beside what has its words', () => {
    expect(shown('hawker centre locations')).toEqual(['Hawker centres of Singapore']);
  });
  it('is nothing from other regions if a result that is as good is not from there', () => {
    const titles = shown('Paris air quality');
    expect(titles[0]).toBe('OpenAQ');
    expect(titles.join()).not.toMatch(/Beijing|US EPA|Singapore/);
  });
  it('is few results from anywhere behind those from the requested region', () => {
    expect(shown('question answering in Chinese').length).toBeLessThanOrEqual(3);
    expect(shown('crime in Chicago')[0]).toBe('Chicago crimes');
  });
  it('is what has one of its words if nothing has more', () => {
    const { fits, lacked, said } = answered('anime ratings');
    expect({ fits, lacked, said }).toEqual({ fits: false, lacked: ['anime'], said: ['ratings'] });
    expect(shown('anime ratings')).toContain('MovieLens');
  });
  it('is nothing that has only what somebody wants to do, which may be a name elsewhere', () => {
    expect(answered('how to cook laksa').lacked).toEqual(['laksa']);
    expect(shown('how to cook laksa')).toEqual([]);
    expect(shown('how do i train my dog')[0]).toBe('Stanford Dogs');
  });
  it('is nothing that has another word with the same beginning', () => {
    expect(shown('organ donation statistics')).toEqual([]);
    expect(shown('publications per university').join()).not.toMatch(/HDB|GH Archive/);
  });
  it('is what has a word of its topic before what only divides as it does', () => {
    expect(shown('publication counts by country')[0]).toBe('Crossref');
  });
  it('is what is of the kind of a brand that no record names, as near', () => {
    const answer = answerNeed(seed, understandNeed('uber pickups in new york'));
    expect(answer.fits).toBe(false);
    expect(titleOf.get(worthShowing(answer)[0]?.id ?? '')).toBe('NYC taxi trips');
  });
});

describe('a word of a need', () => {
  it('that says how the data are divided need not be in an answer', () => {
    const { fits, lacked } = answered('population of singapore by age and race');
    expect(fits).toBe(true);
    expect(lacked).toEqual(['race']);
    expect(shown('population of singapore by age and race')[0]).toBe('Singapore census of population');
  });
  it('that was written as one counts only where both of its parts are', () => {
    expect(shown('carpark')[0]).toBe('LTA DataMall');
    expect(shown('carpark')).not.toContain('Stanford Cars');
  });
  it('that was written as two is read as records write it', () => {
    const small = buildIndex([
      { title: 'Digits', description: 'Handwritten digits.' },
      { title: 'Hands', description: 'Images of a hand.' },
      { title: 'Letters', description: 'Letters written to a friend.' },
    ]);
    const results = worthShowing(answerNeed(small, understandNeed('hand written digits')));
    expect(results.map(({ id }) => id)).toEqual(['Digits']);
  });
  it('is corrected if the whole word is near, although its stem is short', () => {
    expect(answered('co2 emmisions').corrections).toEqual([{ from: 'emmisions', to: 'emissions' }]);
  });
  it('is corrected to a word of the dictionary before one that only records have', () => {
    const near = () => ['prediction', 'predilection'];
    const isWord = Object.assign(() => false, { near });
    const { corrections, unsaid } = answerNeed(seed, understandNeed('loan default predction'), { isWord });
    expect(corrections).toEqual([{ from: 'predction', to: 'prediction' }]);
    expect(unsaid).toEqual([]);
  });
  it('is corrected to the word that records write, of several with one slip', () => {
    const near = () => ['handwrite', 'handwritten'];
    const isWord = Object.assign(() => false, { near });
    const { corrections } = answerNeed(seed, understandNeed('handwriten digits'), { isWord });
    expect(corrections).toEqual([{ from: 'handwriten', to: 'handwritten' }]);
  });
  it('is corrected in a text of any length, in which few are looked up', () => {
    const asked: string[] = [];
    const near = (word: string) => {
      asked.push(word);
      return [];
    };
    const words = Array.from({ length: 300 }, (_, n) => `q${n.toString(26).replace(/\d/g, 'z')}xqzv`);
    answerNeed(seed, understandNeed(words.join(' ')), { isWord: Object.assign(() => false, { near }) });
    expect(asked.length).toBeLessThanOrEqual(20);
    expect(asked.length).toBeGreaterThan(0);
  });
  it('is read as one of the words that records have for it', () => {
    const incomes = buildIndex([{ title: 'Incomes', description: 'What households earn: their income.' }]);
    expect(answerNeed(incomes, understandNeed('salary')).lacked).toEqual([]);
    const leaves = buildIndex([{ title: 'Leaves', description: 'Leaves of plants.' }]);
    expect(answerNeed(leaves, understandNeed('leaf')).lacked).toEqual([]);
    const foods = buildIndex([{ title: 'Foods', description: 'Prices of food.' }]);
    expect(answerNeed(foods, understandNeed('eat')).lacked).toEqual([]);
    const meals = buildIndex([{ title: 'Meals', description: 'Where to eat.' }]);
    expect(answerNeed(meals, understandNeed('food')).lacked).toEqual(['food']);
  });
  it('for what something is counted by need not be in an answer', () => {
    expect(shown('Changi passengers per month')[0]).toBe('LTA DataMall');
    expect(shown('Changi passengers per month').join()).not.toContain('weather');
    expect(shown('population per square kilometre')).toContain('UN World Population Prospects');
    expect(answered('crimes per 1,000 residents').fits).toBe(true);
  });
  it('of another language is not corrected to one whose stem alone is near', () => {
    for (const word of ['minat', 'coche', 'miete', 'permintaan sayuran bigas'])
      expect(answered(word).corrections, word).toEqual([]);
  });
  it('for a level of detail is no word of the topic, but sea level is', () => {
    expect(answered('elections at county level').lacked).toEqual([]);
    const votes = buildIndex([{ title: 'Elections', description: 'Elections in each county.' }]);
    for (const need of [
      'elections at county level',
      'county-level elections',
      'elections at ward levels',
      'elections at station level',
    ])
      expect(answerNeed(votes, understandNeed(need)).lacked, need).not.toContain('level');
    expect(answerNeed(votes, understandNeed('education level')).lacked).toEqual(['education', 'level']);
    const seas = buildIndex([{ title: 'Sea ice', description: 'Ice of the sea.' }]);
    expect(answerNeed(seas, understandNeed('sea level')).lacked).toEqual(['level']);
    expect(answered('sea level')).toMatchObject({ isPartial: true, unsaid: ['level'] });
    expect(shown('sea level').join()).not.toMatch(/obesity|educational/i);
  });
  it('for a list or a sample of something is no word of the topic', () => {
    expect(shown('malware samples')).toEqual([]);
    expect(shown('airbnb listings singapore')[0]).toBe('Inside Airbnb');
  });
  it('that records write as several words is said by a record that has all of them', () => {
    expect(shown('mrt delays')).toEqual(['LTA DataMall']);
    expect(answered('mrt delays')).toMatchObject({ isPartial: true, unsaid: ['delays'] });
  });
  it('beside an examination or a brand that no record names finds nothing of another kind', () => {
    const found = worthShowing(answerNeed(seed, understandNeed('a levels pass rate')));
    expect(found.map(({ id }) => titleOf.get(id))).toEqual(['Student Performance']);
  });
  it.each(['pm2.5', 'pm 2.5', 'PM25'])('for fine particles is read however it is spaced: “%s”', (text) => {
    expect(shown(text)).toContain('Singapore PSI and PM2.5');
  });
  it('for the people of a country names the country', () => {
    expect(understandNeed('what songs do singaporeans listen to').regions).toEqual(['Singapore']);
    expect(understandNeed('deserts of the jordans').regions).toEqual([]);
  });
  it('is not joined with another word by its stem', () => {
    expect(answerNeed(seed, understandNeed('anime')).fits).toBe(false);
  });
  it('for the one who does it, or for the year, is no word of the topic', () => {
    expect(shown('where ppl eat in jurong')[0]).toBe('Hawker centres of Singapore');
    expect(shown('obesity in southeast asia')[0]).toBe('Estimation of Obesity Levels');
    expect(shown('elections singapore 2020').join()).not.toContain('census');
  });
  it('for the work that is to be done need not be in an answer', () => {
    expect(answered('license plate recognition').unsaid).not.toContain('recognition');
  });
});

describe('a place in a need', () => {
  it.each([
    ['flight delays usa', ['United States']],
    ['traffic in KUALA LUMPUR', ['Malaysia']],
    ['rides in london', ['United Kingdom']],
    ["weather s'pore", ['Singapore']],
    ['spore weather', ['Singapore']],
    ['spore counts of fungi', []],
    ['show us rain', []],
  ])('is read as its country: “%s”', (need, regions) => {
    expect(understandNeed(need).regions).toEqual(regions);
  });
  it('is no word of the topic, in one word or in two', () => {
    expect(answered('tokyo earthquakes').lacked).toEqual(['tokyo']);
    expect(answered('ho chi minh earthquakes').lacked).toEqual(['ho chi minh']);
    expect(answered('flight delays usa').lacked).toEqual([]);
  });
});
