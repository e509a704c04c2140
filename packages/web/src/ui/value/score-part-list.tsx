import type { Quality } from '@cgdx/core/contribution/contribution.ts';
import { ProgressBar } from './progress-bar.tsx';
import css from './score-part-list.module.css';
import { percent, shareOfScore } from './score-share.ts';

/** The parts of a score with their reasons, and what would improve the score. */
export function ScorePartList({ parts, improve }: Pick<Quality, 'parts' | 'improve'>) {
  return (
    <>
      <ul className={css.parts} aria-label="Parts of the score">
        {parts.map((part) => (
          <li key={part.name} className={css.part}>
            <div className={css.head}>
              <span className={css.name}>{title(part.name)}</span>
              <span className={css.weight}>
                {part.weight === undefined ? 'multiplies the whole' : shareOfScore(part.weight)}
                {' · '}
                <span className="mono">{percent(part.value)}</span>
              </span>
            </div>
            <ProgressBar label={title(part.name)} value={part.value} />
            <p className={css.reason}>{part.reason}</p>
          </li>
        ))}
      </ul>
      {improve.length > 0 && (
        <div>
          <h3 className={css.subtitle}>How to improve</h3>
          <ul className={css.improve}>
            {improve.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Titles for parts whose names on the server are for programs. */
const titles: Readonly<Record<string, string>> = { gate: 'Authenticity', amount: 'Enough records' };
const title = (name: string) =>
  titles[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
