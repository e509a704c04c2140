import type { AssistantTurn } from '@cgdx/api/route/assistant.ts';
import css from './assistant.module.css';
import { DatasetCard } from './dataset-card.tsx';

export function Cards({ cards }: Pick<AssistantTurn, 'cards'>) {
  if (cards.length === 0) return null;
  return (
    <div className={css.cards}>
      {cards.map((card) => (
        <DatasetCard key={`${card.link} ${card.title}`} card={card} />
      ))}
    </div>
  );
}
