import { useEffect, useRef, useState } from 'react';

/** How much of the element must be in view. */
const share = 0.4;

/** Tells when an element has come into view for the first time. */
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
