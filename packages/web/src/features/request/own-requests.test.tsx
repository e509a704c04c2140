import type { Request } from '@cgdx/api/route/request.ts';
import { expect, it } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { OwnRequest } from './own-requests-card.tsx';

const asked: Request = {
  ...{ requestId: 'q-1', kind: 'refund', about: 'p'.repeat(40), text: 'All counts are zero.' },
  ...{ state: 'open', createdAt: '2026-11-05T12:00:00Z' },
};
const shown = (request: Partial<Request>) => renderedText(<OwnRequest request={{ ...asked, ...request }} />);

it('a request shows its text, its state and our answer', () => {
  expect(shown({})).toMatch(/Refund of a purchase Waits for our answer .* purchase pppppppppppp All counts/);
  const answered = { answer: 'You are right.', decidedAt: '2026-11-06T12:00:00Z' };
  expect(shown({ ...answered, state: 'accepted' })).toMatch(
    /Granted .*Our answer, .*: You are right\. Your money is on its way back\.$/,
  );
  expect(shown({ ...answered, state: 'refused' })).toMatch(/Declined .*: You are right\.$/);
  expect(shown({ ...answered, kind: 'appeal', state: 'accepted' })).not.toContain('money');
});
