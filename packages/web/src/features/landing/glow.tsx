import { useEffect, useState } from 'react';
import css from './glow.module.css';
import { isSectionSeen } from './section-seen.ts';

/** A light behind the page that moves to the section in view. The attribute `data-glow` names a section. */
export function Glow() {
  const [section, setSection] = useState('hero');
  useEffect(() => {
    const steps = Array.from({ length: 21 }, (_, step) => step / 20);
    const seen = new Set<Element>();
    const fromMiddle = (element: Element): number => {
      const { top, height } = element.getBoundingClientRect();
      return Math.abs(top + height / 2 - innerHeight / 2);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect } of entries) {
          if (isSectionSeen(intersectionRatio, intersectionRect.height / innerHeight)) seen.add(target);
          else seen.delete(target);
        }
        // Several short sections may be in view together: the one nearest to the middle of the window counts.
        const [nearest] = [...seen].sort((a, b) => fromMiddle(a) - fromMiddle(b));
        if (nearest) setSection(nearest.getAttribute('data-glow') ?? 'hero');
      },
      { threshold: steps },
    );
    for (const element of document.querySelectorAll('[data-glow]')) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div className={css.glow} data-at={section} aria-hidden="true" />;
}
