import { type ReactNode, useId } from 'react';
import css from './card.module.css';

interface CardProps {
  readonly title?: string;
  /** Shown to the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A surface with one subject; with a title it is a region with that name. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId();
  if (!title) return <div className={css.card}>{children}</div>;
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
