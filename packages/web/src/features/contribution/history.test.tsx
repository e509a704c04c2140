import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { History } from './history.tsx';

it('reserves its space until the contributions are known, and says where to begin if there are none', () => {
  const client = new QueryClient();
  const card = (
    <QueryClientProvider client={client}>
      <History />
    </QueryClientProvider>
  );
  expect(renderedMarkup(card)).toContain('data-skeleton');
  client.setQueryData(['contributions'], []);
  expect(renderedText(card)).toContain('You have not contributed yet.');
  expect(renderedMarkup(card)).toMatch(
    /<a [^>]*href="\/datapool\?role=contribute"[^>]*>Contribute Data<\/a>/,
  );
});
