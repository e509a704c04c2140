import { useEffect, useRef, useState } from 'react';

/** The share of the element that must be in view, 0 to 1. */
const share = 0.4;

/** Returns whether an element has been in view. */
export function useSeen<T extends Element>() {
  const element = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || isSeen) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      threshold: share,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return { element, isSeen };
}
