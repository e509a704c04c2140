import { aboutSgd, cgdxFigure } from '@cgdx/core/pricing/amount.ts';
import css from './amount.module.css';

interface AmountProps {
  /** Base units of CGDX. */
  readonly wei: bigint;
  /** Said before the figure, as part of it: a sign or `up to`. */
  readonly before?: string;
}

/** An amount of CGDX, and below it in small letters about what it is worth. A sentence says both by `cgdx` of core. */
export const Amount = ({ wei, before = '' }: AmountProps) => (
  <span className={css.amount}>
    <span>
      {before}
      {cgdxFigure(wei)}
      {/* The space has the width of small letters. */}
      <span className={css.unit}> CGDX</span>
    </span>{' '}
    <span className={css.worth}>{aboutSgd(wei)}</span>
  </span>
);
