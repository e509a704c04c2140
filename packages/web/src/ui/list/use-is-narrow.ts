import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns whether an element is narrower than `leastRem`, and follows changes of its width. */
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
