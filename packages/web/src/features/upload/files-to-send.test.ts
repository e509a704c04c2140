import type { ExportLook } from '@cgdx/core/export/pass/look-at-export.ts';
import { expect, it } from 'vitest';
import { answerWish, filesReady } from './files-to-send.ts';
import { chosenFile, chosenFolders } from './look/chosen-files.ts';
import { type LookEvent, nextLookState, noLook } from './look/look-state.ts';

const look = {} as ExportLook;
const whole = [new File(['whole'], 'a.zip')];
const rest = [new File(['rest'], 'a.zip')];
const chosen = whole.map(chosenFile);
const folder = chosenFolders([{ path: 'export/a.json', file: new File(['{}'], 'a.json') }]);
const after = (...events: LookEvent[]) => events.reduce(nextLookState, noLook);

const started: LookEvent = { kind: 'started', leaveOut: [] };
const looked: LookEvent = { kind: 'looked', look, files: whole, whole };
const without: LookEvent = { kind: 'started', leaveOut: ['searches'] };
const lookedWithout: LookEvent = { kind: 'looked', look, files: rest, whole };
const failed: LookEvent = { kind: 'failed', reason: 'No memory.' };
const rejection = { code: 'too-little', message: 'Too little.' };

it('an upload waits for the look, and sends what it left', () => {
  expect(answerWish('upload', after(started, looked, without), chosen)).toBe('wait');
  expect(answerWish('upload', after(started, looked, without, lookedWithout), chosen)).toBe(rest);
  expect(answerWish('none', after(started, looked), chosen)).toBe('wait');
});

it('a failed look at less sends nothing of what was left out', () => {
  const state = after(started, looked, without, failed);
  expect(filesReady(state, chosen), 'proves contribute.left-out-never').toBeUndefined();
  expect(answerWish('upload', state, chosen)).toBe('give-up');
});

it('a stopped look at less sends what the look before showed, never the file as it was chosen', () => {
  const state = after(started, looked, without, lookedWithout, without, { kind: 'stopped' });
  expect(answerWish('upload', state, chosen)).toBe(rest);
});

it('an export that is refused while an upload waits is not sent by it', () => {
  const state = after(started, looked, without, { kind: 'rejected', rejection, files: rest });
  expect(answerWish('upload', state, chosen)).toBe('give-up');
  expect(answerWish('send-anyway', state, chosen)).toBe(rest);
});

it('nothing is sent anyway if what was to be left out could not be taken out', () => {
  const state = after(started, looked, without, { kind: 'rejected', rejection, files: undefined });
  expect(answerWish('send-anyway', state, chosen)).toBe('give-up');
  expect(answerWish('send-anyway', after(started, looked, without), chosen)).toBe('give-up');
});

it('without a look a file is sent as it is, and a folder only once it is packed', () => {
  expect(answerWish('upload', noLook, chosen)).toEqual(whole);
  expect(answerWish('upload', after(started, failed), chosen)).toEqual(whole);
  expect(filesReady(noLook, folder)).toBeUndefined();
  expect(answerWish('upload', after(started, failed), folder)).toBe('give-up');
  expect(filesReady(after(started, looked, started, failed), folder)).toBe(whole);
});
