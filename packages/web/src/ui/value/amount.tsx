import { aboutSgd, cgdxFigure } from '@cgdx/core/pricing/amount.ts';
import css from './amount.module.css';

interface AmountProps {
  /** Base units of CGDX. */
  readonly wei: bigint;
  /** Text before the figure that belongs to it: a sign or `up to`. */
  readonly before?: string;
}

/** An amount of CGDX, with its approximate worth in small text below. Sentences use `cgdx` of core, which has both. */
export const Amount = ({ wei, before = '' }: AmountProps) => (
  <span className={css.amount}>
    <span>
      {before}
      {cgdxFigure(wei)}
      {/* The space has the width of the small text. */}
      <span className={css.unit}> CGDX</span>
    </span>{' '}
    <span className={css.worth}>{aboutSgd(wei)}</span>
  </span>
);
