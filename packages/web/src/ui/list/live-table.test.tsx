import { expect, it } from 'vitest';
import { renderedText } from '../testing/rendered.tsx';
import { LiveTable } from './live-table.tsx';

const list = { rows: [], failure: undefined, old: undefined, more: undefined };
const more = { busy: false, failed: false, load: () => Promise.reject(new Error('nothing is loaded here')) };
const shown = (over: Partial<Parameters<typeof LiveTable<string>>[0]['list']>) =>
  renderedText(
    <LiveTable
      what="executions"
      list={{ ...list, ...over }}
      columns={[]}
      keyOf={(row: string) => row}
      empty="No execution fits."
    />,
  );

it('a list that ends without a row says that there is none', () => {
  expect(shown({})).toBe('No execution fits.');
});
it('if a page has no row but is not the last, the table offers the next page, and does not say that the list is empty', () => {
  expect(shown({ more })).toBe('No executions so far: there are more pages to search. Load More Executions');
  expect(shown({ more: { ...more, failed: true } })).toContain(
    'More executions could not be loaded. Try Again',
  );
});
