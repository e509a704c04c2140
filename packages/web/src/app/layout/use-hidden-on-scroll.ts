import { useEffect, useState } from 'react';

/** A scroll shorter than this, in px, is not intended and is ignored. */
const tremblePx = 8;
const alwaysShownAbovePx = 80;

/** Returns true while the reader scrolls down, and false as soon as they scroll back. */
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
