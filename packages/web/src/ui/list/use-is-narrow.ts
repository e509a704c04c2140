import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns whether an element is narrower than so many rem, whatever its width becomes. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, leastRem: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const measure = () => setIsNarrow(current.clientWidth < leastRem * remPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, leastRem]);
  return isNarrow;
}
