import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { type StateStatus, transitionKey } from './graph-state.ts';
import {
  type Arrow,
  type LaidState,
  type LaidTransition,
  layStates,
  linePath,
  smallLinePx,
  stateBeside,
} from './layout.ts';
import { Badges, type Counts, StateBox } from './state-box.tsx';
import css from './state-graph.module.css';
import type { GraphState } from './workflow-state.ts';

interface StateGraphProps {
  /** The accessible name of the drawing. */
  readonly label: string;
  readonly states: readonly GraphState[];
  /** The number of executions at each state now; a state without an entry has none. */
  readonly counts?: ReadonlyMap<string, Counts> | undefined;
  /** The status of each state that the execution entered, by name. */
  readonly path?: ReadonlyMap<string, StateStatus> | undefined;
  /** The transitions that the execution took, by `transitionKey`. */
  readonly taken?: ReadonlySet<string> | undefined;
  readonly chosen?: string | undefined;
  /** Undefined if states cannot be pressed. */
  readonly onChoose?: (state: string) => void;
}

/** Draws a workflow from its definition. The drawing has one tab stop; the arrow keys move between states. */
export function StateGraph({ label, states, counts, path, taken, chosen, onChoose }: StateGraphProps) {
  const laid = useMemo(() => layStates(states), [states]);
  const id = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const [focused, setFocused] = useState<string>();
  // The chosen state comes from the address, so it may belong to another workflow: then it gets no focus.
  const stop =
    [focused, chosen].find((name) => laid.states.some(({ state }) => state.name === name)) ??
    laid.states[0]?.state.name;

  function onKeyDown(event: KeyboardEvent, from: LaidState) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose?.(from.state.name);
      return;
    }
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const next = stateBeside(laid.states, from, event.key as Arrow);
    if (!next) return;
    setFocused(next.state.name);
    drawing.current?.querySelector<SVGGElement>(`[data-state="${next.state.name}"]`)?.focus();
  }

  return (
    <div className={css.scroller}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is not a fieldset */}
      <svg
        ref={drawing}
        className={css.graph}
        viewBox={`0 0 ${laid.width} ${laid.height}`}
        style={{ width: laid.width }}
        role="group"
        aria-label={label}
      >
        <defs>
          {(['plain', 'taken'] as const).map((kind) => (
            <marker
              key={kind}
              id={`${id}-${kind}`}
              className={css[kind]}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
            >
              <path d="M0 0.5L8 4L0 7.5z" />
            </marker>
          ))}
        </defs>
        {laid.transitions.map(({ from, to, kind, labels, points }) => {
          const isTaken = taken?.has(transitionKey(from, to));
          return (
            <path
              key={`${from} ${to}`}
              d={linePath(points)}
              className={[css.line, kind !== 'next' && css[kind], isTaken && css.lineTaken]
                .filter(Boolean)
                .join(' ')}
              markerEnd={`url(#${id}-${isTaken ? 'taken' : 'plain'})`}
            >
              {labels.length > 0 && <title>{labels.join('\n')}</title>}
            </path>
          );
        })}
        {laid.transitions.map(
          ({ from, to, said }) => said && <Condition key={`${from} ${to}`} said={said} />,
        )}
        {laid.states.map((one) => (
          <StateBox
            key={one.state.name}
            laid={one}
            counts={counts?.get(one.state.name)}
            status={path?.get(one.state.name)}
            isChosen={chosen === one.state.name}
            isStop={stop === one.state.name}
            onPress={onChoose && (() => onChoose(one.state.name))}
            onFocus={() => setFocused(one.state.name)}
            onKeyDown={(event) => onKeyDown(event, one)}
          />
        ))}
        {/* Drawn above all states and outside of them: a count is not part of a state's name. */}
        {laid.states.map((one) => {
          const here = counts?.get(one.state.name);
          return here && <Badges key={one.state.name} laid={one} counts={here} />;
        })}
      </svg>
    </div>
  );
}

/** The condition of a transition, on the middle of its line. */
function Condition({ said: { x, y, lines } }: { said: NonNullable<LaidTransition['said']> }) {
  return (
    <text className={css.condition} dominantBaseline="central" textAnchor="middle">
      {lines.map((line, at) => (
        <tspan key={line} x={x} y={y + (at - (lines.length - 1) / 2) * smallLinePx}>
          {at < lines.length - 1 ? `${line} ` : line}
        </tspan>
      ))}
    </text>
  );
}
