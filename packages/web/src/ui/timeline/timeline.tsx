import { useEffect, useRef, useState } from 'react';
import { announcement, type TimelineEntry } from './entry.ts';
import css from './timeline.module.css';
import { TimelineLine } from './timeline-line.tsx';

interface TimelineProps {
  /** The name of the list, for people who move between regions with a screen reader. */
  readonly label: string;
  readonly entries: readonly TimelineEntry[];
}

/** One line per step: state, live progress, duration and, if opened, the findings. */
export function Timeline({ label, entries }: TimelineProps) {
  const said = useAnnouncement(entries);
  return (
    <>
      <ol className={css.timeline} aria-label={label}>
        {entries.map((entry) => (
          <TimelineLine key={entry.key} entry={entry} />
        ))}
      </ol>
      <p className="unseen" aria-live="polite">
        {said}
      </p>
    </>
  );
}

function useAnnouncement(entries: readonly TimelineEntry[]): string {
  const before = useRef<readonly TimelineEntry[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const text = announcement(before.current, entries);
    before.current = entries;
    if (text) setSaid(text);
  }, [entries]);
  return said;
}
