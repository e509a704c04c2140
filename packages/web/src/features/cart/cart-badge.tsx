import { Icon } from '../../ui/icon/icon.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import css from './cart.module.css';

interface CartBadgeProps {
  readonly count: number;
  readonly totalWei: bigint;
  readonly onOpen: () => void;
}

/** The badge of a cart that is not empty; it floats at the bottom of the page. */
export function CartBadge({ count, totalWei, onOpen }: CartBadgeProps) {
  if (count === 0) return null;
  return (
    <button type="button" className={css.badge} onClick={onOpen}>
      <Icon name="layers" />
      <span>
        {count} selected · <Amount wei={totalWei} />
      </span>
      <Icon name="arrow" size={16} />
    </button>
  );
}
