import { useEffect, useState } from 'react';

/** A section counts as visible if this share of it can be seen. */
const visibleShare = 0.6;

/** The position of the glow for each section, in percent of its own size. */
const places = {
  hero: { x: 60, y: 10 },
  'data-pool': { x: 10, y: 60 },
  assistant: { x: 110, y: 70 },
  token: { x: 40, y: 40 },
  footer: { x: 60, y: 120 },
} as const;

type Place = { readonly x: number; readonly y: number };

/** Returns the glow's position for the section that the reader is looking at. */
export function useGlow(): Place {
  const [place, setPlace] = useState<Place>(places.hero);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const name = target.getAttribute('data-glow');
          if (isIntersecting && name && name in places) setPlace(places[name as keyof typeof places]);
        }
      },
      { threshold: visibleShare },
    );
    for (const section of document.querySelectorAll('[data-glow]')) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return place;
}
