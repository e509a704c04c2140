import { describe, expect, inject, it } from 'vitest';
import { dealtWith, type Piece } from './dealt-history.ts';
import { daySeconds, historyOf, type Play, randomOf, runsIn } from './testing/changed-history.ts';

const accounts = 50;
/** Returns every second case, and all cases in `npm run test:full`. */
const some = <Case>(cases: readonly Case[]): Case[] =>
  cases.filter((_, at) => inject('everyCase') || at % 2 === 0);

const pieceOf = (plays: readonly Play[]): Piece => ({
  runs: runsIn(plays),
  days: [...new Set(plays.map(({ seconds }) => Math.floor(seconds / daySeconds)))],
});

/** Distributes a history's blocks of time among people, in turn or at random. */
function dealt(plays: readonly Play[], blockSeconds: number, isRandom: boolean): Piece[] {
  const random = randomOf(blockSeconds);
  const dealer = new Map<number, number>();
  const accountOf = ({ seconds }: Play) => {
    const block = Math.floor(seconds / blockSeconds);
    const account = dealer.get(block) ?? (isRandom ? Math.floor(accounts * random()) : block % accounts);
    dealer.set(block, account);
    return account;
  };
  const pieces = Map.groupBy(plays, accountOf);
  return [...pieces.values()].map(pieceOf);
}

describe('a history distributed among fifty strangers', () => {
  it.each(
    some([
      ['by the hour', 3_600] as const,
      ['by six hours', 6 * 3_600] as const,
      ['by the day', daySeconds] as const,
      ['by the week', 7 * daySeconds] as const,
    ]),
  )('is recognised if distributed %s, in turn or at random, once enough pieces are there', (_, block) => {
    for (const isRandom of [false, true]) {
      const pieces = dealt(historyOf(3, 730), block, isRandom);
      const held = pieces.filter((piece, at) => dealtWith(piece, pieces.slice(0, at)).length > 0);
      expect(held.length).toBeGreaterThan(0.6 * pieces.length);
      const [last, ...others] = pieces.toReversed();
      expect(dealtWith(last as Piece, others).length).toBeGreaterThan(0.9 * others.length);
    }
  });

  it('is recognised by its hours even if other records of each day have no time of day', () => {
    const pieces = [
      ...Map.groupBy(historyOf(3, 400), ({ seconds }) => Math.floor(seconds / 3_600) % accounts),
    ];
    const dated = pieces.map(([, plays]) =>
      pieceOf(
        plays.flatMap((play) => [
          { ...play, id: `dated ${play.id}`, seconds: play.seconds - (play.seconds % daySeconds) },
          play,
        ]),
      ),
    );
    const [last, ...others] = dated.toReversed();
    expect(dealtWith(last as Piece, others).length).toBeGreaterThan(0.9 * others.length);
  });
});

describe('people who like the same things', () => {
  /** Active on some days, and only hits that everybody plays. */
  const fan = (person: number, share: number, isActive = (_day: number) => true): Piece => {
    const random = randomOf(person);
    const active = new Map<number, boolean>();
    return pieceOf(
      historyOf(person, 400)
        .filter(({ id }) => id.startsWith('hit'))
        .filter(({ seconds }) => {
          const day = Math.floor(seconds / daySeconds);
          if (!active.has(day)) active.set(day, isActive(day) && random() < share);
          return active.get(day);
        }),
    );
  };

  it.each(some([0.05, 0.2, 0.9]))('are not suspected if active on a share of %d of the days', (share) => {
    const fans = Array.from({ length: inject('everyCase') ? 40 : 20 }, (_, person) => fan(person, share));
    expect(
      fans.filter(
        (one) =>
          dealtWith(
            one,
            fans.filter((other) => other !== one),
          ).length > 0,
      ),
    ).toEqual([]);
  });

  it('are not suspected if their free days alternate', () => {
    const fans = Array.from({ length: 3 }, (_, person) =>
      fan(person, 1, (day) => (person === 0) === day % 7 < 2),
    );
    const [first, ...others] = fans as [Piece, ...Piece[]];
    expect(dealtWith(first, others)).toEqual([]);
  });

  it('are not suspected if one begins when the other ends', () => {
    const years = [0, 1, 1].map((year, person) => fan(person, 1, (day) => Math.floor(day / 200) === year));
    const [first, ...others] = years as [Piece, ...Piece[]];
    expect(dealtWith(first, others)).toEqual([]);
  });
});
