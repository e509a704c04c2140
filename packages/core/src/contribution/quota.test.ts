import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayStartMs, type EarlierUpload, judgeUpload, type Quota } from './quota.ts';

const quota: Quota = {
  uploadsADay: 3,
  bytesWaiting: 100,
  refusalsADay: 2,
  utcOffsetHours: 8,
  clock: 'Singapore time',
};
/** 18:30 in Singapore. */
const now = Date.parse('2026-11-22T10:30:00Z');
const midnight = Date.parse('2026-11-21T16:00:00Z');

const done = (atMs = now): EarlierUpload => ({ atMs, bytes: 60, isWaiting: false, isRefused: false });
const waiting = (bytes: number, atMs = now): EarlierUpload => ({ ...done(atMs), bytes, isWaiting: true });
const refused = (atMs = now): EarlierUpload => ({ ...done(atMs), isRefused: true });
const judge = (earlier: readonly EarlierUpload[], bytes = 1, nowMs = now) =>
  judgeUpload(quota, earlier, bytes, nowMs);
const codeOf = (...about: Parameters<typeof judge>) => {
  const verdict = judge(...about);
  return verdict.kind === 'refused' ? verdict.rejection.code : verdict.kind;
};

describe('uploads a day', () => {
  it('are accepted up to the limit', () => {
    expect(codeOf([done(), done()])).toBe('taken');
    expect(codeOf([done(), done(), done()])).toBe('too-many-uploads');
  });

  it('are counted from midnight in the market’s time zone', () => {
    expect(dayStartMs(now, quota)).toBe(midnight);
    expect(codeOf([done(midnight), done(midnight), done(midnight)])).toBe('too-many-uploads');
    expect(codeOf([done(midnight - 1), done(midnight), done(midnight)])).toBe('taken');
    expect(codeOf([done(), done(), done()], 1, midnight + 24 * 3_600_000)).toBe('taken');
  });

  it('count whether they succeeded or not, but not if the quota refused them', () => {
    expect(codeOf([done(), waiting(1), refused(), refused()])).toBe('taken');
  });

  it('beyond the limit are refused with the cause and the time to try again', () => {
    expect(judge([done(), done(), done()])).toEqual({
      kind: 'refused',
      rejection: {
        code: 'too-many-uploads',
        message: 'You have uploaded 3 exports today, the most that we take from one person in a day.',
        advice: 'Please upload this one again after midnight (Singapore time), in about 6 hours.',
      },
    });
    const late = judge([done(), done(), done()], 1, midnight + 23.5 * 3_600_000);
    expect(late).toMatchObject({ rejection: { advice: expect.stringContaining('within an hour') } });
  });
});

describe('bytes waiting', () => {
  it('are accepted up to the last byte of the quota', () => {
    expect(codeOf([waiting(60)], 40)).toBe('taken');
    expect(codeOf([waiting(60)], 41)).toBe('too-much-waiting');
    expect(codeOf([], 100)).toBe('taken');
    expect(codeOf([], 101)).toBe('too-much-waiting');
  });

  it('still count on the next day', () => {
    expect(codeOf([waiting(60, midnight - 1)], 41)).toBe('too-much-waiting');
  });

  it('stop counting when the upload is done', () => {
    expect(codeOf([done()], 100)).toBe('taken');
  });

  it('beyond the quota are refused with both sizes, or with the size of a single too large export', () => {
    const large = { ...quota, bytesWaiting: 128e9 };
    expect(judgeUpload(large, [waiting(120e9)], 9e9, now)).toMatchObject({
      rejection: {
        message:
          'Your uploads that we still work on have 120 GB; with this one they would have more than 128 GB.',
      },
    });
    expect(judgeUpload(large, [], 130e9, now)).toMatchObject({
      rejection: { message: 'This export has 130 GB; we take at most 128 GB.' },
    });
  });
});

it('an upload beyond the daily number of stored refusals is dropped without a message', () => {
  const full = [done(), done(), done()];
  expect(codeOf([...full, refused()])).toBe('too-many-uploads');
  expect(codeOf([...full, refused(), refused()])).toBe('dropped');
  expect(codeOf([...full, refused(midnight - 1), refused()])).toBe('too-many-uploads');
});

it('an additional earlier upload never turns a refusal into an acceptance', () => {
  const upload = fc.record({
    atMs: fc.integer({ min: midnight - 1e8, max: now }),
    bytes: fc.integer({ min: 0, max: 120 }),
    isWaiting: fc.boolean(),
    isRefused: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(upload, { maxLength: 8 }), upload, fc.nat(120), (earlier, more, bytes) => {
      if (judge(earlier, bytes).kind !== 'taken')
        expect(judge([...earlier, more], bytes).kind).not.toBe('taken');
    }),
  );
});
