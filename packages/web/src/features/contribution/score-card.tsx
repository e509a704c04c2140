import type { Quality } from '@cgdx/core/contribution/contribution.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Ring } from '../../ui/ring.tsx';
import css from './contribution.module.css';

/** The score as a ring, its parts with their reasons below, and what would improve it. */
export function ScoreCard({ quality }: { quality: Quality }) {
  return (
    <Card title="Quality score">
      <div className={css.stack}>
        <div className={css.score}>
          <Ring label="Quality score" value={quality.score} max={10} />
          <p className={css.verdict}>{verdict(quality.score)} The reward grows with every point.</p>
        </div>
        <ul className={css.parts} aria-label="Parts of the score">
          {quality.parts.map((part) => (
            <li key={part.name} className={css.part}>
              <div className={css.partHead}>
                <span className={css.partName}>{title(part.name)}</span>
                <span className={css.weight}>
                  {part.weight === undefined
                    ? 'multiplies the whole'
                    : `${percent(part.weight)} of the score`}
                  {' · '}
                  <span className="mono">{percent(part.value)}</span>
                </span>
              </div>
              <ProgressBar label={title(part.name)} value={part.value} />
              <p className={css.reason}>{part.reason}</p>
            </li>
          ))}
        </ul>
        {quality.improve.length > 0 && (
          <div>
            <h3 className={css.subtitle}>How to improve</h3>
            <ul className={css.improve}>
              {quality.improve.map((advice) => (
                <li key={advice}>{advice}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}

const percent = (share: number) => `${Math.round(share * 100)}%`;
/** Titles for the server's names, which are for programs. */
const titles: Readonly<Record<string, string>> = { gate: 'Authenticity', amount: 'Enough records' };
const title = (name: string) =>
  titles[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

function verdict(score: number): string {
  if (score >= 8) return 'Rich and complete.';
  if (score >= 5) return 'Good, with room to grow.';
  if (score >= 1) return 'Thin, but genuine.';
  return 'There is almost nothing in this export.';
}
