import type { AssistantTurn } from '@cgdx/api/route/assistant.ts';
import { type Chip, withoutChip } from '@cgdx/core/catalogue/answer/compose.ts';
import { parsePoolId } from '@cgdx/core/pool/pool.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Question } from './ask.ts';
import css from './assistant.module.css';

interface ChipsProps {
  readonly turn: AssistantTurn;
  readonly busy: boolean;
  readonly onAsk: (question: Question) => void;
}

function words({ kind, value }: Chip): string {
  if (kind === 'without') return `not ${value}`;
  if (kind !== 'platform') return value;
  return value === 'x' ? 'X (Twitter)' : value.charAt(0).toUpperCase() + value.slice(1);
}

/** Shows what was understood besides the topic; each can be taken away, which asks again without it. */
export function Chips({ turn, busy, onAsk }: ChipsProps) {
  const pool = turn.need.platforms.map(parsePoolId).find(Boolean);
  return (
    <div className={css.chips}>
      {turn.chips.map((chip) => (
        <button
          key={`${chip.kind} ${chip.value}`}
          type="button"
          className={css.chip}
          disabled={busy}
          aria-label={`Without ${words(chip)}`}
          onClick={() => onAsk({ message: turn.message, need: withoutChip(turn.need, chip) })}
        >
          {words(chip)}
          <Icon name="cross" size={12} />
        </button>
      ))}
      <LinkButton to={pool ? `/datapool/buy/${pool}` : '/datapool?role=buy'} size="small" look="quiet">
        See all in Data Pool
      </LinkButton>
    </div>
  );
}
