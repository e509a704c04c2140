import { expect, it } from 'vitest';
import { describeCountdown } from './countdown.ts';

it('counts down to zero and not below', () => {
  expect(
    describeCountdown(((3 * 24 + 4) * 3600 + 5 * 60 + 6) * 1000),
    'proves early-bird.countdown-date',
  ).toBe('3 d 04 h 05 min 06 s');
  expect(describeCountdown(-1)).toBe('0 d 00 h 00 min 00 s');
});
