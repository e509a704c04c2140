import { describe, expect, it } from 'vitest';
import { knownWithoutTimes, relatedFrom } from './containment.ts';
import { createRunBuilder, itemOf, mergeRuns } from './item-run.ts';
import { hashOfWords } from './item-words.ts';
import {
  changes,
  daySeconds,
  historyOf,
  later,
  randomOf,
  runsIn,
  testRecordHash,
} from './testing/changed-history.ts';

const people = Array.from({ length: 12 }, (_, person) => person);

describe('a history without its times', () => {
  it.each(Object.keys(changes))('is recognised for all people, %s', (how) => {
    for (const person of people) {
      const plays = historyOf(person, 20 + 10 * person);
      const known = knownWithoutTimes(runsIn(changes[how]?.(plays) ?? []), [runsIn(plays)]);
      expect(known).toBeGreaterThan(0.8);
    }
  });

  it('is recognised from many pieces, and from few pieces by their share', () => {
    const plays = historyOf(1, 200);
    const pieces = Array.from({ length: 5 }, (_, n) => plays.slice(n * 1_600, (n + 1) * 1_600)).map((piece) =>
      runsIn(later(piece, 500_000)),
    );
    expect(knownWithoutTimes(runsIn(plays), pieces)).toBeGreaterThan(0.9);
    expect(Math.abs(knownWithoutTimes(runsIn(plays), pieces.slice(0, 2)) - 0.4)).toBeLessThan(0.12);
  });

  it('is not taken for other people’s, although people play the same songs and albums', () => {
    let most = 0;
    const small = people.map((person) => runsIn(historyOf(person, 8)));
    const large = people.map((person) => runsIn(historyOf(person, 100)));
    for (const one of people)
      for (const two of people)
        if (one !== two && small[one] && large[two])
          most = Math.max(most, knownWithoutTimes(small[one], [large[two]]));
    expect(most).toBeLessThan(relatedFrom);
  });

  it('gives no runs for whole albums', () => {
    const albums = Array.from({ length: 60 }, (_, track) => ({
      id: `${track}`,
      title: `Song ${track}`,
      artist: `artist ${Math.floor(track / 20)}`,
      seconds: 200 * track,
    }));
    const other = [...historyOf(1, 30), ...later(albums, 900 * daySeconds)];
    expect(knownWithoutTimes(runsIn(albums), [runsIn(other)])).toBe(0);
  });

  it('is not judged by a small part, such as comments that many people write', () => {
    const random = randomOf(9);
    const builderOf = (person: number) => {
      const runs = createRunBuilder();
      for (let n = 0; n < 3_000; n++)
        runs.add('watch', (n * daySeconds) / 50, itemOf(testRecordHash, `${person} ${random()}`, undefined));
      for (let n = 0; n < 60; n++)
        runs.add('comment', n * person * daySeconds, itemOf(testRecordHash, undefined, `comment ${n % 8}`));
      return runs.finish();
    };
    expect(knownWithoutTimes(builderOf(1), [builderOf(2)])).toBeLessThan(0.1);
  });

  it('is not matched by common phrases, but by the words between them', () => {
    const phrases = ['haha yes', 'ok', 'happy birthday', 'where was that', 'so good to see you', 'thanks'];
    const chatOf = (person: number, fromDay: number) => {
      const random = randomOf(person);
      const runs = createRunBuilder();
      for (let n = 0; n < 2_000; n++) {
        const phrase = phrases[Math.floor(random() * phrases.length)];
        const words = n % 50 === 0 ? `${person} says ${n}` : phrase;
        runs.add('message', (fromDay + n / 20) * daySeconds, itemOf(testRecordHash, undefined, words));
      }
      return runs.finish();
    };
    expect(knownWithoutTimes(chatOf(1, 0), [chatOf(2, 500)])).toBeLessThan(relatedFrom);
    expect(knownWithoutTimes(chatOf(1, 0), [chatOf(1, 500)])).toBe(1);
  });

  it('is the same for any order of merging its units', () => {
    const units = [1, 2, 3, 4, 5].map((person) => runsIn(historyOf(person, 30)));
    const [first, second] = [units.slice(0, 2), units.slice(2)].map(mergeRuns);
    if (first && second) expect(mergeRuns([first, second])).toEqual(mergeRuns(units));
  });
});

it('all spellings of a title give the same words', () => {
  for (const spelling of ['Crème brûlée – Live!', 'CREME BRULEE (live)', 'crème  brûlée live'])
    expect(hashOfWords(testRecordHash, spelling)).toBe(testRecordHash('cremebruleelive'));
  expect(hashOfWords(testRecordHash, '東京 – 夜')).toBe(testRecordHash('東京夜'));
  expect(hashOfWords(testRecordHash, '…')).toBeUndefined();
});
