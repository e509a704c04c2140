import { expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { Chat } from './chat.tsx';

vi.mock('../../lib/session/session.ts', () => ({
  useSession: () => ({ kind: 'signed-in', person: { sub: 'ann' } }),
}));
vi.mock('./use-chat.ts', () => ({
  useChat: () => ({
    conversation: { error: new ApiError(503, 'X', 'The table is away.'), isFetching: false },
    turns: [],
  }),
}));

it('a chat that cannot be loaded says why, and a new one can be begun', () => {
  const shown = renderedText(<Chat />);
  expect(shown, 'proves d-gpt.chat-cannot-loaded').toContain('Your chat could not be loaded.');
  expect(shown).toContain('The table is away.');
  expect(shown).toContain('New Chat');
});
