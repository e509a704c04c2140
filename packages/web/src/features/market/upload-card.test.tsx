import { expect, it } from 'vitest';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { everything } from './choice.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { InsideTable } from './inside-table.tsx';
import type { PoolUpload } from './pool-uploads.ts';
import { describeCounts } from './preview-dialog.tsx';
import { UploadCard } from './upload-card.tsx';
import { UploadGrid } from './upload-grid.tsx';

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
const card = (more: Partial<PoolUpload> = {}) => (
  <UploadCard upload={{ ...upload, ...more }} isChosen={false} onToggle={nothing} onLookInside={nothing} />
);

it('a card says price, quality out of 10, time and hash, and how much is in it', () => {
  const shown = renderedText(card());
  for (const words of [
    '16 CGDX about S$1.60',
    '8 out of 10',
    'Nov 2026',
    'AAAAAA…AAA=',
    '12,400 records, 2019 to 2026',
  ]) {
    expect(shown, 'proves buy.cards-hash-time').toContain(words);
  }
});

it('what is one’s own already cannot be chosen', () => {
  expect(renderedMarkup(card())).toContain('type="checkbox"');
  expect(renderedMarkup(card({ yours: 'bought' }))).not.toContain('type="checkbox"');
  expect(renderedText(card({ yours: 'bought' })), 'proves buy.own-already-cannot').toContain('You have it');
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

it('each column says what it means, how often it is filled or withheld, and above it how its values are spread', () => {
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

it('what is inside is counted in words, the most of it first', () => {
  expect(describeCounts({ search: 1, watch: 5_009, 'ad-click': 358 })).toBe(
    '5,009 watched videos, 358 ad clicks, 1 search',
  );
});

it('more uploads that could not be loaded are told, with a way to try again', () => {
  const grid = (failed: boolean) => (
    <UploadGrid
      uploads={[upload]}
      more={{ busy: false, failed, load: nothing }}
      chosen={new Set()}
      onToggle={nothing}
      onLookInside={nothing}
    />
  );
  expect(renderedText(grid(true)), 'proves buy.more-uploads-cannot').toContain(
    'More uploads could not be loaded. Try Again',
  );
  expect(renderedText(grid(false))).toContain('Load More Uploads');
});
