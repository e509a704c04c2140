import { describe, expect, it } from 'vitest';
import { announcement, type TimelineEntry } from './entry.ts';

const entry = (state: TimelineEntry['state'], note?: string): TimelineEntry => ({
  key: 'check',
  title: 'Check authenticity',
  state,
  note,
});

describe('announcement', () => {
  it('says which step changed and its result', () => {
    expect(
      announcement([entry('running')], [entry('done', 'It is genuine.')]),
      'proves contribute.live-timeline-also',
    ).toBe('Check authenticity: Done. It is genuine.');
  });
  it('stays silent while only the progress changes', () => {
    const running = { ...entry('running'), progress: { done: 1, total: 2, text: '1 of 2' } };
    expect(announcement([running], [{ ...running, progress: { done: 2, total: 2, text: '2 of 2' } }])).toBe(
      undefined,
    );
  });
  it('does not announce a list that has just appeared', () => {
    expect(announcement([], [entry('done')])).toBe(undefined);
  });
});
