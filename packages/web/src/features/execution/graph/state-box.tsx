import type { KeyboardEvent } from 'react';
import type { StateStatus } from './graph-state.ts';
import { type LaidState, nameLines, stateWords } from './layout.ts';
import css from './state-graph.module.css';

/** The number of executions that are at a state, and of those that failed there. */
export interface Counts {
  readonly running: number;
  readonly stopped: number;
  /** True if not all executions were counted: the number is then a minimum. */
  readonly isMore?: boolean;
}

interface StateBoxProps {
  readonly laid: LaidState;
  readonly counts: Counts | undefined;
  readonly status: StateStatus | undefined;
  readonly isChosen: boolean;
  /** Whether the state is the drawing's tab stop. */
  readonly isStop: boolean;
  readonly onPress: (() => void) | undefined;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const statusWords: Readonly<Record<StateStatus, string>> = {
  passed: 'passed',
  running: 'here now',
  waiting: 'waits here',
  failed: 'stopped here',
};
const linePx = 16;

/** One state of the drawing. States that work have square corners; states that only choose or end are round. */
export function StateBox({ laid, counts, status, isChosen, isStop, ...on }: StateBoxProps) {
  const { state, x, y, width, height } = laid;
  const { running = 0, stopped = 0, isMore = false } = counts ?? {};
  const atLeast = isMore ? 'at least ' : '';
  const said = [
    stateWords(state.name),
    state.type,
    status && statusWords[status],
    running > 0 && `${atLeast}${running} here`,
    stopped > 0 && `${atLeast}${stopped} stopped here`,
  ].filter(Boolean);
  const isWork = ['Task', 'Map', 'Parallel'].includes(state.type);
  const classes = [css.state, css[state.type.toLowerCase()], status && css[status], isChosen && css.chosen];
  const lines = nameLines(state.name);
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      data-state={state.name}
      className={classes.filter(Boolean).join(' ')}
      transform={`translate(${x - width / 2} ${y - height / 2})`}
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={said.join(', ')}
      aria-pressed={isChosen}
      onClick={on.onPress}
      onFocus={on.onFocus}
      onKeyDown={on.onKeyDown}
    >
      <rect className={css.box} width={width} height={height} rx={isWork ? 8 : height / 2} />
      <text className={css.name} dominantBaseline="central" textAnchor="middle">
        {lines.map((line, at) => (
          <tspan key={line} x={width / 2} y={height / 2 + (at - (lines.length - 1) / 2) * linePx}>
            {at < lines.length - 1 ? `${line} ` : line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** The number of executions at a state (at its right corner), and of those that failed there (at its left corner). */
export function Badges({ laid: { x, y, width, height }, counts }: { laid: LaidState; counts: Counts }) {
  return (
    <g className={css.badges} transform={`translate(${x} ${y - height / 2 + 2})`}>
      <Badge count={counts.running} isMore={counts.isMore} x={width / 2 - 4} className={css.here} />
      <Badge count={counts.stopped} isMore={counts.isMore} x={4 - width / 2} className={css.stopped} />
    </g>
  );
}

interface BadgeProps {
  readonly count: number;
  readonly isMore: boolean | undefined;
  /** The horizontal distance between the centres of the label and of the state. */
  readonly x: number;
  readonly className: string | undefined;
}

function Badge({ count, isMore, x, className }: BadgeProps) {
  if (count === 0) return null;
  const text = `${count.toLocaleString('en')}${isMore ? '+' : ''}`;
  const width = 12 + text.length * 7;
  return (
    <g transform={`translate(${x} 0)`} className={className}>
      <rect className={css.badge} x={-width / 2} y={-9} width={width} height={18} rx={9} />
      <text className={css.count} dominantBaseline="central" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
