import type { ReactNode } from 'react';
import css from './chip.module.css';

export type Tone = 'plain' | 'good' | 'warn' | 'fail' | 'assistant';

export function Chip({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={[css.chip, tone !== 'plain' && css[tone]].filter(Boolean).join(' ')}>{children}</span>
  );
}
