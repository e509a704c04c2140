import type { AssistantTurn } from '@cgdx/api/route/assistant.ts';
import { mostDescription, mostTitle } from '@cgdx/core/specification/number.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import css from './assistant.module.css';
import { truncate } from './truncate.ts';

const kindWords = {
  dataset: undefined,
  pool: 'Our data pool',
  upload: 'For sale here',
  page: 'Our page',
} as const;

/** A dataset, or a page of ours; the whole card is a link that opens in a new tab. */
export function DatasetCard({ card }: { card: AssistantTurn['cards'][number] }) {
  const kind = kindWords[card.kind];
  return (
    <a className={css.card} href={card.link} target="_blank" rel="noopener noreferrer">
      <span className={css.cardHead}>
        <span className={css.cardTitle} title={card.title}>
          {truncate(card.title, mostTitle)}
        </span>
        <Icon name="arrow" size={16} />
      </span>
      <span className={css.cardText}>{truncate(card.description, mostDescription)}</span>
      <span className={css.cardFoot}>
        {kind && <Chip tone="good">{kind}</Chip>}
        {card.reasons[0] && <span className={css.reason}>{truncate(card.reasons[0], mostDescription)}</span>}
        {card.licence && <span className={css.licence}>Licence: {truncate(card.licence, mostTitle)}</span>}
      </span>
      <span className="unseen">(opens in a new tab)</span>
    </a>
  );
}
