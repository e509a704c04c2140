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

it('an upload waits for the look, and sends the files without the omitted groups', () => {
  expect(answerWish('upload', after(started, looked, without), chosen)).toBe('wait');
  expect(answerWish('upload', after(started, looked, without, lookedWithout), chosen)).toBe(rest);
  expect(answerWish('none', after(started, looked), chosen)).toBe('wait');
});

it('if a look that omits groups fails, nothing is sent', () => {
  const state = after(started, looked, without, failed);
  expect(filesReady(state, chosen), 'proves contribute.left-out-never').toBeUndefined();
  expect(answerWish('upload', state, chosen)).toBe('give-up');
});

it('if a look that omits groups is stopped, the files of the previous look are sent, never the file as it was chosen', () => {
  const state = after(started, looked, without, lookedWithout, without, { kind: 'stopped' });
  expect(answerWish('upload', state, chosen)).toBe(rest);
});

it('an upload is not sent if the look that it waits for refuses the export', () => {
  const state = after(started, looked, without, { kind: 'rejected', rejection, files: rest });
  expect(answerWish('upload', state, chosen)).toBe('give-up');
  expect(answerWish('send-anyway', state, chosen)).toBe(rest);
});

it('a refused export cannot be sent anyway if the omitted groups could not be removed from it', () => {
  const state = after(started, looked, without, { kind: 'rejected', rejection, files: undefined });
  expect(answerWish('send-anyway', state, chosen)).toBe('give-up');
  expect(answerWish('send-anyway', after(started, looked, without), chosen)).toBe('give-up');
});

it('without a look a file is sent unchanged, and a folder only once it is packed', () => {
  expect(answerWish('upload', noLook, chosen)).toEqual(whole);
  expect(answerWish('upload', after(started, failed), chosen)).toEqual(whole);
  expect(filesReady(noLook, folder)).toBeUndefined();
  expect(answerWish('upload', after(started, failed), folder)).toBe('give-up');
  expect(filesReady(after(started, looked, started, failed), folder)).toBe(whole);
});
