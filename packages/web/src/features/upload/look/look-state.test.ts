import type { ExportLook } from '@cgdx/core/export/pass/look-at-export.ts';
import { expect, it } from 'vitest';
import { type LookEvent, leftOut, nextLookState, noLook, shownLook } from './look-state.ts';

const look = (score: number) => ({ estimate: { score } }) as ExportLook;
const whole = [new File(['whole'], 'a.zip')];
const rest = [new File(['rest'], 'a.zip')];
const after = (...events: LookEvent[]) => events.reduce(nextLookState, noLook);

const started: LookEvent = { kind: 'started', leaveOut: [] };
const looked: LookEvent = { kind: 'looked', look: look(8), files: whole, whole };
const without: LookEvent = { kind: 'started', leaveOut: ['likes'] };
const lookedWithout: LookEvent = { kind: 'looked', look: look(7), files: rest, whole };
const rejection = { code: 'too-little', message: 'Too little.' };

it('keeps the look at the complete export beside the look without the omitted groups', () => {
  const state = after(started, looked, without, lookedWithout);
  expect(state).toMatchObject({
    kind: 'looked',
    leaveOut: ['likes'],
    look: look(7),
    whole: { look: look(8) },
  });
  expect(shownLook(state)?.files).toBe(rest);
});

it('shows the last look while the next one is running', () => {
  expect(shownLook(after(started))).toBeUndefined();
  expect(shownLook(after(started, looked, without))?.look).toEqual(look(8));
});

it('returns to the complete export if the export without the omitted groups is refused', () => {
  const refused = after(started, looked, without, { kind: 'rejected', rejection, files: rest });
  expect(refused, 'proves contribute.would-refused-said').toMatchObject({
    kind: 'rejected',
    whole: { files: whole },
  });
  expect(shownLook(nextLookState(refused, started))).toMatchObject({ look: look(8), leaveOut: [] });
});

it('has nothing to return to if the complete export is refused', () => {
  const refused = after(started, { kind: 'rejected', rejection, files: whole });
  expect(refused).toMatchObject({ kind: 'rejected', whole: undefined });
});

it('ignores the result of a look after a reset', () => {
  expect(after(started, { kind: 'reset' }, looked)).toBe(noLook);
});

it('returns to the previous look if one is stopped, or to none if there was none', () => {
  const state = after(started, looked, without, lookedWithout);
  const stopped = nextLookState(nextLookState(state, started), { kind: 'stopped' });
  expect(stopped).toMatchObject({ kind: 'looked', leaveOut: ['likes'], files: rest });
  expect(after(started, looked, without, { kind: 'stopped' })).toMatchObject({
    kind: 'looked',
    leaveOut: [],
  });
  expect(after(started, { kind: 'stopped' })).toBe(noLook);
});

it('keeps the omitted groups and the previous look if a look fails', () => {
  const failed = after(started, looked, without, { kind: 'failed', reason: 'No memory.' });
  expect(leftOut(failed)).toEqual(['likes']);
  expect(shownLook(failed)?.look).toEqual(look(8));
  const again = nextLookState(nextLookState(failed, without), lookedWithout);
  expect(again).toMatchObject({ kind: 'looked', files: rest, whole: { files: whole } });
});
