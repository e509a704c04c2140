import type { Quality } from '@cgdx/core/contribution/contribution.ts';
import { Card } from '../../ui/surface/card.tsx';
import { Ring } from '../../ui/value/ring.tsx';
import { ScorePartList } from '../../ui/value/score-part-list.tsx';
import css from './contribution.module.css';

/** The score as a ring, its parts with their reasons below, and what would improve the score. */
export function ScoreCard({ quality }: { quality: Quality }) {
  return (
    <Card title="Quality score">
      <div className={css.stack}>
        <div className={css.score}>
          <Ring label="Quality score" value={quality.score} max={10} />
          <p className={css.verdict}>{verdict(quality.score)} The reward grows with every point.</p>
        </div>
        <ScorePartList parts={quality.parts} improve={quality.improve} />
      </div>
    </Card>
  );
}

function verdict(score: number): string {
  if (score >= 8) return 'Rich and complete.';
  if (score >= 5) return 'Good, with room to grow.';
  if (score >= 1) return 'Thin, but genuine.';
  return 'There is almost nothing in this export.';
}
