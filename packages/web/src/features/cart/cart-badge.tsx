import { Icon } from '../../ui/icon/icon.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import css from './cart.module.css';

interface CartBadgeProps {
  readonly count: number;
  readonly totalWei: bigint;
  readonly onOpen: () => void;
}

/** Floats at the foot of the page while there is something in the cart. */
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
