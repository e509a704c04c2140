import { useEffect, useState } from 'react';
import css from './glow.module.css';
import { isLookedAt } from './looked-at.ts';

/** A light behind the page that moves to the section in view. The attribute `data-glow` names a section. */
export function Glow() {
  const [section, setSection] = useState('hero');
  useEffect(() => {
    const steps = Array.from({ length: 21 }, (_, step) => step / 20);
    const lookedAt = new Set<Element>();
    const fromMiddle = (element: Element): number => {
      const { top, height } = element.getBoundingClientRect();
      return Math.abs(top + height / 2 - innerHeight / 2);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect } of entries) {
          if (isLookedAt(intersectionRatio, intersectionRect.height / innerHeight)) lookedAt.add(target);
          else lookedAt.delete(target);
        }
        // Several short sections may be in view together: the one nearest to the middle of the window counts.
        const [nearest] = [...lookedAt].sort((a, b) => fromMiddle(a) - fromMiddle(b));
        if (nearest) setSection(nearest.getAttribute('data-glow') ?? 'hero');
      },
      { threshold: steps },
    );
    for (const element of document.querySelectorAll('[data-glow]')) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div className={css.glow} data-at={section} aria-hidden="true" />;
}
