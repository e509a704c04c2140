import { Icon } from '../../ui/icon.tsx';
import css from './cart.module.css';

/** Floats at the foot of the page while there is something in the cart. */
export function CartBadge({ count, total, onOpen }: { count: number; total: number; onOpen: () => void }) {
  if (count === 0) return null;
  return (
    <button type="button" className={css.badge} onClick={onOpen}>
      <Icon name="layers" />
      <span>
        {count} selected · <span className="mono">{total} CGDX</span>
      </span>
      <Icon name="arrow" size={16} />
    </button>
  );
}
