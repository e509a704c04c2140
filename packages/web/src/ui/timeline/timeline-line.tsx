import { useEffect, useState } from 'react';
import { describeDuration } from '../../lib/format/duration.ts';
import { Icon } from '../icon/icon.tsx';
import { ProgressBar } from '../value/progress-bar.tsx';
import { stateWords, type TimelineEntry } from './entry.ts';
import css from './timeline.module.css';

export function TimelineLine({ entry }: { entry: TimelineEntry }) {
  const findings = entry.findings ?? [];
  const line = <Line entry={entry} opens={findings.length > 0} />;
  return (
    <li
      className={`${css.entry} ${css[entry.state]}`}
      aria-current={entry.state === 'running' ? 'step' : undefined}
    >
      <Sign entry={entry} />
      <div className={css.body}>
        {findings.length > 0 ? (
          <details open={entry.isOpen}>
            <summary className={css.summary}>{line}</summary>
            <dl className={css.findings}>
              {findings.map(({ label, value }) => (
                <div key={label} className={css.finding}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        ) : (
          line
        )}
      </div>
    </li>
  );
}

function Line({ entry, opens }: { entry: TimelineEntry; opens: boolean }) {
  const { progress } = entry;
  // A step that waits for a person shows no progress bar.
  const moving = entry.state === 'running' || (entry.state === 'paused' && progress !== undefined);
  return (
    <div className={css.line}>
      <div className={css.head}>
        <p className={css.title}>
          {entry.title}
          <span className="unseen">: {stateWords[entry.state]}</span>
        </p>
        <span className={css.side}>
          {(entry.attempts ?? 1) > 1 && <span>attempt {entry.attempts}</span>}
          <Elapsed entry={entry} />
          {/* The space of the chevron stays even if the line cannot be opened, so that the times form one column. */}
          <span className={css.chevron}>{opens && <Icon name="chevron" size={16} />}</span>
        </span>
      </div>
      {entry.note && <p className={css.note}>{entry.note}</p>}
      {moving && (
        <div className={css.progress}>
          <ProgressBar
            label={entry.title}
            {...(progress && progress.total > 0 && { value: progress.done / progress.total })}
          />
          {progress && <span className={css.amount}>{progress.text}</span>}
        </div>
      )}
    </div>
  );
}

function Sign({ entry }: { entry: TimelineEntry }) {
  return (
    <span className={css.sign} aria-hidden="true">
      {entry.state === 'done' && <Icon name="check" size={14} />}
      {(entry.state === 'rejected' || entry.state === 'failed') && <Icon name="cross" size={14} />}
      {entry.state === 'paused' && <Icon name="pause" size={14} />}
    </span>
  );
}

/** Short enough to show tenths of a second for short steps. */
const tickMs = 100;

/** Counts the time of a step that runs or waits; afterwards shows its duration. */
function Elapsed({ entry }: { entry: TimelineEntry }) {
  const running = entry.state === 'running' || (entry.state === 'paused' && !entry.progress);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [running]);
  if (!entry.startedAt) return null;
  const end = entry.endedAt ? Date.parse(entry.endedAt) : running ? now : undefined;
  if (end === undefined) return null;
  return <span className={css.time}>{describeDuration(Math.max(0, end - Date.parse(entry.startedAt)))}</span>;
}
