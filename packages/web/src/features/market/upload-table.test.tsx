import { expect, it, vi } from 'vitest';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { everything } from './choice.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { InsideTable } from './inside-table.tsx';
import type { PoolUpload } from './pool-uploads.ts';
import { UploadTable } from './upload-table.tsx';

// The mock renders every row: without a window the real virtualizer would render none.
vi.mock('@tanstack/react-virtual', () => ({
  useWindowVirtualizer: ({ count }: { count: number }) => ({
    getVirtualItems: () =>
      Array.from({ length: count }, (_, index) => ({ index, key: index, start: 0, end: 0 })),
    getTotalSize: () => 0,
    options: { scrollMargin: 0 },
  }),
}));

const upload: PoolUpload = {
  uploadHash: `${'A'.repeat(43)}=`,
  dataQualityScore: 8,
  price: 16,
  dataPoolId: 'spotify',
  timestamp: '2026-11-05T12:00:00Z',
  records: 12_400,
  firstDay: '2019-03-01',
  lastDay: '2026-11-01',
};
const nothing = () => undefined;
const table = (more: Partial<PoolUpload> = {}, failed?: boolean) => (
  <UploadTable
    uploads={[{ ...upload, ...more }]}
    order="best"
    onOrder={nothing}
    chosen={new Set()}
    onChoose={nothing}
    onLookInside={nothing}
    more={failed === undefined ? undefined : { busy: false, failed, load: nothing }}
  />
);

it('a row shows period, records by kind, columns, languages, quality, price, time and hash', () => {
  const shown = renderedText(
    table({
      kinds: { play: 12_000, search: 400 },
      columns: { filled: 14, of: 17 },
      languages: ['en', 'zh'],
    }),
  );
  for (const words of [
    '2019-03 to 2026-11',
    '12,000 plays, 400 searches',
    '14 of 17',
    'English, Chinese',
    '8 out of 10',
    '16 CGDX about S$1.60',
    'Nov 2026',
    '0x0000…0000',
    'Look inside',
  ]) {
    expect(shown, 'proves buy.cards-hash-time').toContain(words);
  }
});

it('an upload with unknown details says so', () => {
  const shown = renderedText(table({ firstDay: undefined, records: undefined }));
  expect(shown.match(/unknown/g)).toHaveLength(4);
});

it('dates and languages of words are left out, not unknown', () => {
  const shown = renderedText(table({ dataPoolId: 'x-words', firstDay: undefined }));
  expect(shown.match(/left out/g)).toHaveLength(2);
});

it('the titles of sortable columns are buttons, and show by which column the table is sorted', () => {
  const markup = renderedMarkup(table());
  expect(markup.match(/aria-sort="descending"/g)).toHaveLength(1);
  expect(markup).toMatch(/aria-sort="descending"><button type="button"[^>]*>Quality/);
  for (const title of ['Records', 'Price', 'Uploaded'])
    expect(markup).toMatch(new RegExp(`aria-sort="none"><button type="button"[^>]*>${title}`));
});

it('own and bought uploads cannot be selected', () => {
  const mine = /aria-label="Choose Spotify, 2019 to 2026, 12,400 records, quality 8, 0x0000…0000"/;
  expect(renderedMarkup(table())).toMatch(mine);
  expect(renderedMarkup(table({ yours: 'bought' }))).not.toMatch(mine);
  expect(renderedText(table({ yours: 'bought' })), 'proves buy.own-already-cannot').toContain('You have it');
});

it('the filters have a label each: order, quality, price, records, days and hash', () => {
  const shown = renderedText(<ChoiceBar choice={everything} onChoose={nothing} />);
  for (const label of [
    'Order',
    'Minimum quality',
    'Highest price, CGDX',
    'Fewest records',
    'Records since',
    'Records until',
    'Uploaded from',
    'Uploaded to',
    'Upload hash',
  ]) {
    expect(shown).toContain(label);
  }
});

it('each column shows its meaning, how often it is filled or withheld, and above it the distribution of its values', () => {
  const field = {
    name: 'ms_played',
    type: 'integer',
    unit: 'ms',
    description: 'How long it played.',
    filled: 0.5,
    withheld: 0.25,
    bands: { '1000-9999': 35, '100-999': 65 },
  };
  const schema = { kinds: [{ kind: 'play', description: 'A play.', records: 12_400, fields: [field] }] };
  const shown = renderedText(<InsideTable schema={schema} invented={[{ kind: 'play', ms_played: 12 }]} />);
  for (const words of [
    '12,400 plays A play.',
    '100–999: 65 %, 1,000–9,999: 35 %. ms_played integer, ms',
    'Invented 12 Filled 50% Withheld 25% Meaning How long it played.',
  ]) {
    expect(shown, 'proves buy.dictionary-profile-invented').toContain(words);
  }
});

it('a failure to load more uploads is reported, with a button to try again', () => {
  expect(renderedText(table({}, true)), 'proves buy.more-uploads-cannot').toContain(
    'More uploads could not be loaded. Try Again',
  );
  expect(renderedText(table({}, false))).toContain('Load More Uploads');
});
