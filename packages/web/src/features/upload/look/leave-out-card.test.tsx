import type { FileGroup } from '@cgdx/core/export/contract/leave-out.ts';
import type { ExportLook } from '@cgdx/core/export/pass/look-at-export.ts';
import { expect, it } from 'vitest';
import { renderedText } from '../../../ui/testing/rendered.tsx';
import { LeaveOutCard } from './leave-out-card.tsx';

function shown(...groups: FileGroup[]): string {
  const look = { groups, mustStay: 'Your posts stay.' } as unknown as ExportLook;
  const looked = { kind: 'looked', leaveOut: [], look, files: [], whole: { look, files: [] } } as const;
  return renderedText(<LeaveOutCard looked={looked} leaveOut={[]} disabled={false} onLeaveOut={() => {}} />);
}

it('offers each group of files with its size', () => {
  const text = shown({ name: 'searches', files: 1, bytes: 2048, records: 30 });
  for (const words of ['Send less, if you like', 'Searches', '30 records · 2.0 KB'])
    expect(text).toContain(words);
});

it('says so if nothing can be omitted, and shows no groups', () => {
  const text = shown();
  expect(text).toContain('Nothing can be left out of this export.');
  expect(text).toContain('Your posts stay.');
  expect(text).not.toMatch(/Send less|Untick/);
});
