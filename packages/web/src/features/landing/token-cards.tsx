import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import css from './token-cards.module.css';

const cards = [
  { title: 'Utility', text: 'The token of the data pool: you buy data with it and you are paid in it.' },
  {
    title: 'Buy and Sell',
    text: 'Every upload has a price in CGDX: its quality times the price of its pool.',
  },
  { title: 'Data Monetization', text: 'Your reward is your score times what the pool pays, divided by ten.' },
] as const;

/** Three cards side by side; in a narrow window one at a time, with buttons and dots. */
export function TokenCards() {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const onScroll = () => {
      const width = element.scrollWidth / cards.length;
      setShown(Math.min(cards.length - 1, Math.round(element.scrollLeft / width)));
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, []);

  function show(index: number) {
    const card = list.current?.children[index];
    if (card instanceof HTMLElement) list.current?.scrollTo({ left: card.offsetLeft, behavior: 'smooth' });
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: narrow, it scrolls, and the keyboard must be able to */}
      <ul className={css.cards} ref={list} aria-label="What CGDX is for" tabIndex={0}>
        {cards.map(({ title, text }) => (
          <li key={title} className={css.card}>
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
