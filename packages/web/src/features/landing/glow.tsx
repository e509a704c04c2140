import { useEffect, useState } from 'react';
import css from './glow.module.css';
import { isLookedAt } from './looked-at.ts';

/** A light behind the page that moves to the section in view; sections name themselves with `data-glow`. */
export function Glow() {
  const [section, setSection] = useState('hero');
  useEffect(() => {
    const steps = Array.from({ length: 21 }, (_, step) => step / 20);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect } of entries) {
          const name = target.getAttribute('data-glow');
          const shareOfWindow = intersectionRect.height / innerHeight;
          if (name && isLookedAt(intersectionRatio, shareOfWindow)) setSection(name);
        }
      },
      { threshold: steps },
    );
    for (const element of document.querySelectorAll('[data-glow]')) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div className={css.glow} data-at={section} aria-hidden="true" />;
}
