import { useEffect, useState } from 'react';

/** Scrolling less than this, in px, is a trembling thumb. */
const tremblePx = 8;
const alwaysShownAbovePx = 80;

/** True while the reader scrolls down; back as soon as they turn round. */
export function useHiddenOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - last) < tremblePx) return;
      setHidden(scrollY > last && scrollY > alwaysShownAbovePx);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return hidden;
}
