import { expect, it } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { AskingView } from './asking-view.tsx';
import { nothingYet } from './partial-turn.ts';
import type { Asking } from './use-chat.ts';

const stopped: Asking = { kind: 'stopped', question: { message: 'rain' }, said: nothingYet };
const shown = (asking: Asking) => renderedText(<AskingView asking={asking} onRetry={() => undefined} />);

it('screen readers announce whether the person or the assistant speaks', () => {
  const said = { ...nothingYet, response: 'Rain data.' };
  expect(shown({ ...stopped, said }), 'proves d-gpt.message-list-you').toMatch(
    /^You: rain .*Bot: Rain data\./,
  );
});

it('a stopped answer says if the server could not be told', () => {
  expect(shown(stopped)).toContain('You stopped this answer. Ask Again');
  expect(shown({ ...stopped, reason: 'The server cannot be reached.' })).toContain(
    'It may have been kept all the same: The server cannot be reached.',
  );
});
