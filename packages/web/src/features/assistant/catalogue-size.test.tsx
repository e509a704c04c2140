import { expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { CatalogueSize } from './catalogue-size.tsx';

let answer: object = {};
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useQuery: () => answer,
}));

it('the size of the catalogue is shown exactly, or else the reason why it is not known', () => {
  answer = { data: { datasets: 24_077, pools: 6 } };
  expect(renderedText(<CatalogueSize />)).toContain('24,077 datasets from elsewhere and 6 data pools');
  answer = { error: new ApiError(503, 'X', 'The table is away.'), isFetching: false };
  expect(renderedText(<CatalogueSize />)).toMatch(/could not be loaded\. The table is away\. Try Again/);
});
