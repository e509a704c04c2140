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
it('a page without a row that is not the last leads to the next, and does not say that there is none', () => {
  expect(shown({ more })).toBe('No executions so far: there is more to look through. Load More Executions');
  expect(shown({ more: { ...more, failed: true } })).toContain(
    'More executions could not be loaded. Try Again',
  );
});
