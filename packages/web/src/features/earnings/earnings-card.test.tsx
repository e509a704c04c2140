import { beforeEach, expect, it, vi } from 'vitest';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { EarningsCard } from './earnings-card.tsx';

const statement = vi.hoisted(() => vi.fn());
vi.mock('./statement.ts', async (load) => ({ ...(await load<object>()), useStatement: statement }));

const answer = (data: readonly object[] | undefined, error: Error | null = null) =>
  statement.mockReturnValue({ data, error, isFetching: false, refetch: () => undefined });
beforeEach(() => statement.mockReset());

it('reserves its space until the earnings are known, and keeps it if there are none', () => {
  answer(undefined);
  expect(renderedMarkup(<EarningsCard sub="ann" />)).toContain('data-skeleton');
  answer([]);
  const shown = renderedText(<EarningsCard sub="ann" />);
  expect(shown).toContain('Earned in all 0 CGDX about S$0.00');
  expect(shown, 'proves account.no-earnings-no').toContain(
    'Nothing is earned yet. Your first accepted upload begins the line.',
  );
  for (const words of ['Download CSV', 'Line by line']) expect(shown).not.toContain(words);
});

it('says so if the earnings cannot be loaded', () => {
  answer(undefined, new Error('The table is away.'));
  expect(renderedText(<EarningsCard sub="ann" />)).toContain('Your earnings could not be loaded.');
});
