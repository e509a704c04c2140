import { priceRule } from '@cgdx/core/pricing/pricing.ts';
import { rewardRule } from '@cgdx/core/reward/reward.ts';
import { tokenCards } from '@cgdx/core/specification/word.ts';
import { useEffect, useRef, useState } from 'react';
import { scrollMotion } from '../../lib/page/scroll-motion.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { slideInView } from './slide.ts';
import css from './token-cards.module.css';

const cards = [
  {
    title: tokenCards[0],
    icon: 'layers',
    text: 'The token of the data pool: you buy data with it and you are paid in it.',
  },
  {
    title: tokenCards[1],
    icon: 'wallet',
    text: `Every upload has a price in CGDX: ${priceRule}.`,
  },
  {
    title: tokenCards[2],
    icon: 'spark',
    text: `The reward of an upload is ${rewardRule}.`,
  },
] as const satisfies readonly { title: string; icon: IconName; text: string }[];

/** Three cards side by side; in a narrow window one at a time, with buttons and dots. */
export function TokenCards() {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const onScroll = () => {
      const starts = [...element.children].map((card) => (card as HTMLElement).offsetLeft);
      setShown(slideInView(starts, element));
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, []);

  function show(index: number) {
    const card = list.current?.children[index];
    if (!(card instanceof HTMLElement)) return;
    list.current?.scrollTo({ left: card.offsetLeft, behavior: scrollMotion() });
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: in a narrow window the list scrolls, so the keyboard must reach it */}
      <ul className={css.cards} ref={list} aria-label="What CGDX is for" tabIndex={0}>
        {cards.map(({ title, icon, text }) => (
          <li key={title} className={css.card}>
            <span className={css.sign}>
              <Icon name={icon} size={24} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={css.controls}>
        <button
          type="button"
          className={css.step}
          aria-label="Previous"
          disabled={shown === 0}
          onClick={() => show(shown - 1)}
        >
          <Icon name="back" />
        </button>
        <div className={css.dots}>
          {cards.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              className={css.dot}
              aria-label={`Show ${title}`}
              aria-current={index === shown}
              onClick={() => show(index)}
            />
          ))}
        </div>
        <button
          type="button"
          className={css.step}
          aria-label="Next"
          disabled={shown === cards.length - 1}
          onClick={() => show(shown + 1)}
        >
          <Icon name="arrow" />
        </button>
      </div>
    </div>
  );
}
