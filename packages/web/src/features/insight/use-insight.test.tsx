import { expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { currentMessage } from '../../lib/modal/modal.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { useInsight } from './use-insight.ts';

vi.mock('./ask-insight.ts', () => ({
  askInsight: () => Promise.reject(new ApiError(503, 'X', 'The table is away.')),
}));
vi.mock('./last-insight.ts', () => ({ lastInsightId: () => undefined, rememberInsight: () => undefined }));

type Ask = ReturnType<typeof useInsight>['ask'];

function Page({ tell }: { tell: (ask: Ask) => unknown }) {
  tell(useInsight('ann').ask);
  return null;
}

it('a failure to fetch insights is shown in the words of the catalogue of messages, with the reason', async () => {
  const asks: Ask[] = [];
  renderedText(<Page tell={(ask) => asks.push(ask)} />);
  await asks[0]?.('When are people active?');
  expect(currentMessage(), 'proves i-gpt.error-fetching-insights').toEqual({
    kind: 'error',
    header: 'Error fetching insights',
    text: 'Please try again later',
    detail: 'The table is away.',
  });
});
