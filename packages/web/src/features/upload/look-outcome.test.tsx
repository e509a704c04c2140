import { expect, it } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import type { LookState } from './look/look-state.ts';
import { LookOutcome } from './look-outcome.tsx';

const nothing = () => undefined;
const shown = (looking: LookState, isWaiting = false) =>
  renderedText(
    <LookOutcome
      looking={looking}
      isWaiting={isWaiting}
      onStop={nothing}
      onPutBack={nothing}
      onAnother={nothing}
      onSendAnyway={nothing}
    />,
  );

it('after a failed look the complete file may be sent, but nothing if groups should be omitted', () => {
  const failed = { kind: 'failed', reason: 'No memory.', before: undefined } as const;
  expect(shown({ ...failed, leaveOut: [] })).toContain('You may send it all the same');
  const less = shown({ ...failed, leaveOut: ['searches', 'likes'] });
  expect(less).toContain('Nothing is sent with searches and likes in it');
  expect(less).not.toContain('You may send it');
});

it('pressing Upload during the look shows that the upload will start by itself', () => {
  const looking = { kind: 'looking', leaveOut: [], progress: undefined, before: undefined } as const;
  expect(shown(looking)).toContain('Nothing is sent yet.');
  expect(shown(looking, true)).toContain(
    'Nothing is sent yet: it goes by itself once this is done and you have agreed.',
  );
});

it('offers to send a refused export only if the omitted groups were removed from it', () => {
  const rejection = { code: 'too-little', message: 'Too little.' };
  const refused = { kind: 'rejected', rejection, leaveOut: ['likes'], whole: undefined } as const;
  expect(shown({ ...refused, files: [new File(['rest'], 'a.zip')] })).toContain('Send It Anyway');
  expect(shown({ ...refused, files: undefined })).not.toContain('Send It Anyway');
});
