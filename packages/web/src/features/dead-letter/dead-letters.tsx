import type { DeadLetter, DeadLetterState } from '@cgdx/api/route/operator/dead-letter.ts';
import { useMemo, useState } from 'react';
import { describeTime } from '../../lib/format/date.ts';
import { useParameter } from '../../lib/live/use-parameter.ts';
import { causeOf, costOfWaiting, remedySentences } from '../../lib/operator/failure-cause.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceChips } from '../../ui/control/choice-chips.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { LiveTable } from '../../ui/list/live-table.tsx';
import { Empty } from '../../ui/message/empty.tsx';
import { ReferenceList } from '../../ui/value/reference-list.tsx';
import css from './dead-letter.module.css';
import type { LetterAction } from './decide-dead-letter.ts';
import { attemptsOf } from './letter-attempts.ts';
import { type AskedLetter, LetterDialog } from './letter-dialog.tsx';
import { keyOfLetter, useDeadLetters } from './list-dead-letters.ts';

const states = ['waiting', 'replayed', 'discarded'] as const satisfies readonly DeadLetterState[];
const stateWords: Readonly<Record<DeadLetterState, string>> = {
  waiting: 'Waiting',
  replayed: 'Replayed',
  discarded: 'Discarded',
};
const kindWords: Readonly<Record<DeadLetter['kind'], string>> = {
  'not-delivered': 'The bus could not reach it',
  'not-handled': 'Its function failed',
};

const causeOfLetter = (letter: DeadLetter) => causeOf(letter.error, attemptsOf(letter));

export const letterColumns: readonly Column<DeadLetter>[] = [
  {
    title: 'Event',
    widthRem: 16,
    grows: true,
    cell: ({ eventType, source, event }) => (
      <span className={css.event}>
        <span>
          <strong>{eventType}</strong> <span className={css.source}>from {source}</span>
        </span>
        <ReferenceList references={event} />
      </span>
    ),
  },
  { title: 'For', widthRem: 11, cell: ({ handler }) => <span className="mono">{handler}</span> },
  {
    title: 'Cause',
    widthRem: 18,
    grows: true,
    cell: (letter) => {
      const { error, kind, handler } = letter;
      const { sentence, remedy } = causeOfLetter(letter);
      return (
        <span className={css.event}>
          <span>{sentence}</span>
          <span className={css.source}>
            {remedySentences[remedy]} {costOfWaiting(handler)}
          </span>
          <span className={css.source}>
            {kindWords[kind]}: <span className={css.error}>{error}</span>
          </span>
        </span>
      );
    },
  },
  {
    title: 'Failed',
    widthRem: 10,
    cell: ({ failures, replays, lastFailedAt }) => (
      <span className={css.event}>
        <span>{describeTime(lastFailedAt)}</span>
        <span className={css.source}>
          {failures === 1 ? 'once' : `${failures} times`}
          {replays > 0 && `, replayed ${replays === 1 ? 'once' : `${replays} times`}`}
        </span>
      </span>
    ),
  },
];

/** The column with an operator's decision about a dead letter. */
export const decidedColumn: Column<DeadLetter> = {
  title: 'Decided',
  widthRem: 11,
  cell: ({ decidedAt, decidedBy }) =>
    decidedAt === undefined ? undefined : (
      <span className={css.event}>
        <span>{describeTime(decidedAt)}</span>
        {decidedBy !== undefined && <span className={css.source}>by {decidedBy}</span>}
      </span>
    ),
};

/** The column with the actions on a dead letter that waits for a decision. */
const actions = (ask: (letter: DeadLetter, action: LetterAction) => void): Column<DeadLetter> => ({
  title: 'Action',
  widthRem: 11,
  cell: (letter) => (
    <span className={css.actions}>
      <Button
        size="small"
        look={causeOfLetter(letter).remedy === 'never' ? 'quiet' : 'secondary'}
        onClick={() => ask(letter, 'replay')}
      >
        Replay
      </Button>
      <Button size="small" look="quiet" onClick={() => ask(letter, 'discard')}>
        Discard
      </Button>
    </span>
  ),
});

/** Lists dead letters with their errors, and can replay an event to its function. */
export function DeadLetters() {
  const [state, setState] = useParameter<DeadLetterState>('state', states);
  const list = useDeadLetters(state);
  const [asked, setAsked] = useState<AskedLetter>();
  const [cause, setCause] = useState('');
  const causes = [...Map.groupBy(list.rows ?? [], (letter) => causeOfLetter(letter).title)];
  const shown = causes.some(([title]) => title === cause) ? cause : '';
  const rows = list.rows?.filter((letter) => shown === '' || causeOfLetter(letter).title === shown);
  const columns = useMemo(
    () =>
      state === 'waiting'
        ? [...letterColumns, actions((letter, action) => setAsked({ letter, action }))]
        : [...letterColumns, decidedColumn],
    [state],
  );
  return (
    <div className={css.letters}>
      <ChoiceChips
        label="State"
        chosen={state}
        onChoose={setState}
        choices={states.map((value) => ({ value, title: stateWords[value] }))}
      />
      {causes.length > 1 && (
        <ChoiceChips
          label="Cause"
          chosen={shown}
          onChoose={setCause}
          choices={[
            { value: '', title: 'Every cause' },
            ...causes.map(([title, of]) => ({
              value: title,
              title,
              count: { count: of.length, isMore: list.more !== undefined },
            })),
          ]}
        />
      )}
      <LiveTable
        key={state}
        what="dead letters"
        list={{ ...list, rows }}
        columns={columns}
        keyOf={keyOfLetter}
        empty={<NoLetter state={state} />}
      />
      <LetterDialog asked={asked} onClose={() => setAsked(undefined)} />
    </div>
  );
}

const NoLetter = ({ state }: { state: DeadLetterState }) =>
  state === 'waiting' ? (
    <Empty title="No event waits.">What was not delivered or not handled is listed here.</Empty>
  ) : (
    <Empty title={`No event was ${state}.`}>What is decided about those that wait is listed here.</Empty>
  );
