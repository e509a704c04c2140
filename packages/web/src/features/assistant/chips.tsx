import type { AssistantTurn } from '@cgdx/api/route/assistant.ts';
import { withoutChip } from '@cgdx/core/catalogue/answer/compose.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Question } from './ask-assistant.ts';
import css from './assistant.module.css';
import { seeAllAddress } from './see-all.ts';

type Chip = AssistantTurn['chips'][number];

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

const keyOf = ({ kind, value }: Chip): string => `${kind} ${value}`;

/**
 * Shows the filters that were understood besides the topic. Removing one asks again without it. The link to our pools is
 * shown only if something was found in one.
 */
export function Chips({ turn, busy, onAsk }: ChipsProps) {
  const isPoolFound = turn.cards.some(({ dataPoolId }) => dataPoolId !== undefined);
  if (turn.chips.length === 0 && !isPoolFound) return null;
  return (
    <div className={css.chips}>
      {turn.chips.map((chip) => (
        <button
          key={keyOf(chip)}
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
      {isPoolFound && (
        <LinkButton to={seeAllAddress(turn.need)} size="small" look="quiet">
          See all in Data Pool
        </LinkButton>
      )}
    </div>
  );
}

/** The chips while the answer is still streaming: they cannot be removed yet. */
export function ChipsSoFar({ chips }: { chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <div className={css.chips}>
      {chips.map((chip) => (
        <span key={keyOf(chip)} className={css.chip}>
          {words(chip)}
        </span>
      ))}
    </div>
  );
}
