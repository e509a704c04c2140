import { expect, it } from 'vitest';
import { fallen, newDrop, noRain, rainAt, sweep } from './drop.ts';

it('a character lives between five and ten seconds', () => {
  expect(newDrop(0, [0, 0, 0])).toMatchObject({ lifeMs: 5_000, character: '0' });
  expect(newDrop(0, [0, 1, 0.9]), 'proves layout.new-character-every').toMatchObject({
    lifeMs: 10_000,
    character: '1',
  });
});

it('removes characters that have fallen all the way, and keeps the others', () => {
  const short = newDrop(0, [0, 0, 0]);
  const long = newDrop(0, [0, 1, 0]);
  expect(fallen(short, 2_500)).toBe(0.5);
  expect(sweep([short, long], 6_000)).toEqual([long]);
});

it('a new character appears every 200 ms, and fallen ones are removed once a second', () => {
  let rain = noRain;
  const born: number[] = [];
  const swept: number[] = [];
  for (let nowMs = 20; nowMs <= 7_000; nowMs += 20) {
    const before = rain;
    // Each character lives for five seconds.
    rain = rainAt(before, nowMs, () => 0);
    if (rain.bornMs !== before.bornMs) born.push(nowMs);
    if (rain.sweptMs !== before.sweptMs) swept.push(nowMs);
    if (nowMs === 5_980) expect(rain.drops[0]?.bornMs).toBe(200);
  }
  expect(born, 'proves layout.new-character-every').toEqual(
    Array.from({ length: 35 }, (_, at) => (at + 1) * 200),
  );
  expect(swept).toEqual([1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000]);
  expect(rain.drops.map(({ bornMs }) => bornMs)).toEqual(born.filter((bornMs) => bornMs > 2_000));
});
