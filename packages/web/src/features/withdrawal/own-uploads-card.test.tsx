import { beforeEach, expect, it, vi } from 'vitest';
import { renderedMarkup, renderedText } from '../../ui/rendered.tsx';
import { OwnUploadsCard } from './own-uploads-card.tsx';

const uploads = vi.hoisted(() => vi.fn());
vi.mock('../../lib/upload/own-uploads.ts', () => ({ useUploads: uploads, uploadsQuery: () => ({}) }));
vi.mock('./withdrawals.ts', () => ({ useWithdrawals: () => ({ data: [] }), useWithdraw: () => ({}) }));

const answer = (data: readonly object[] | undefined, error: Error | null = null) =>
  uploads.mockReturnValue({ data, error, isFetching: false, refetch: () => undefined });
const card = <OwnUploadsCard sub="ann" />;
beforeEach(() => uploads.mockReset());

it('holds its place until the uploads are known, and keeps it if there are none', () => {
  answer(undefined);
  expect(renderedMarkup(card)).toContain('data-skeleton');
  answer([]);
  expect(renderedText(card)).toContain('None of yours is on sale yet.');
});

it('says so if the uploads cannot be loaded, and loads them when asked again', () => {
  answer(undefined, new Error('The table is away.'));
  const shown = renderedText(card);
  for (const words of ['Your uploads could not be loaded.', 'The table is away.', 'Try Again'])
    expect(shown).toContain(words);
});
