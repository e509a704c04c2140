import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { monthEndBefore, PanelLine, panelQuery } from './panel-line.tsx';

const upload = (uploadHash: string, yours?: string) => ({ uploadHash, quality: 7, priceWei: '14', yours });

function shown(panel: object): string {
  const client = new QueryClient();
  const whole = { day: '2026-11-28', version: 'ab12cd34ef56ab78', uploads: [], gone: [], ...panel };
  client.setQueryData(panelQuery('spotify').queryKey, whole as never);
  return renderedText(
    <QueryClientProvider client={client}>
      <PanelLine poolId="spotify" loaded={[]} />
    </QueryClientProvider>,
  );
}

it('the panel of a pool shows its day, its version, the changes, and how many of its uploads can be bought', () => {
  const text = shown({
    count: 1_204,
    uploads: [upload('a'), upload('b'), upload('c', 'bought')],
    gone: ['d'],
    changes: { since: '2026-10-31', added: ['a', 'b'], withdrawn: ['e'] },
  });
  expect(text).toContain('Panel of 28 Nov 2026');
  expect(text).toContain('version ab12cd34ef56ab78 : 1,204 uploads, a list that never changes.');
  expect(text).toMatch(
    /Since 31 Oct 2026: 2 added, 1 withdrawn\. 1 of it is not on sale any more\. 1 is yours already\./,
  );
  expect(text).toContain('Add the Panel (2)');
});

it('a pool without uploads has no panel', () => expect(shown({ count: 0 })).toBe(''));

it('changes are counted from the end of the previous month', () => {
  expect(monthEndBefore(Date.parse('2026-11-29T10:00:00Z'))).toBe('2026-10-31');
  expect(monthEndBefore(Date.parse('2026-12-01T10:00:00Z'))).toBe('2026-10-31');
  expect(monthEndBefore(Date.parse('2026-01-02T10:00:00Z'))).toBe('2025-12-31');
});
