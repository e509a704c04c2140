import type { ReactNode } from 'react';
import css from './facts.module.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Names and values side by side; in a narrow window one below the other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={css.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
