/** Computes the position of each state in the drawing of a workflow, and the points of its transitions. Pure. */
import { Graph, layout } from '@dagrejs/dagre';
import { shortCondition } from './transition-words.ts';
import type { GraphState } from './workflow-state.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** A box: its centre and size, in px. */
export interface LaidState extends Point {
  readonly state: GraphState;
  readonly width: number;
  readonly height: number;
  /** The row, counted from the top; 0 is the first. */
  readonly rank: number;
}
export interface LaidTransition {
  readonly from: string;
  readonly to: string;
  readonly kind: string;
  /** The conditions, or the errors, under which the transition is taken. */
  readonly labels: readonly string[];
  readonly points: readonly Point[];
  /** The shortened condition, in lines, with the centre of the text; absent if the transition has no condition. */
  readonly said?: Point & { readonly lines: readonly string[] };
}
export interface LaidGraph {
  readonly width: number;
  readonly height: number;
  readonly states: readonly LaidState[];
  readonly transitions: readonly LaidTransition[];
}

/** The width in px of an average letter of the sans-serif font at 13 px. */
const letterPx = 7;
const besideTextPx = 28;
const linePx = 16;
const aboveTextPx = 22;
/** The longest line of a name, in letters; a longer name gets two lines, so that the drawing stays narrow. */
const lettersInLine = 15;
/** The width in px of an average small letter, for the text on transitions. */
const smallLetterPx = 6;
export const smallLinePx = 13;
const apart = { nodesep: 18, ranksep: 30, edgesep: 12, marginx: 16, marginy: 16 };

/** Returns the name of a state in words: `Mask personal information` for `MaskPersonalInformation`. */
export const stateWords = (name: string): string => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the words in one line, or in two lines of about the same length. */
export function nameLines(name: string): readonly string[] {
  const words = stateWords(name).split(' ');
  const whole = words.join(' ');
  if (whole.length <= lettersInLine || words.length === 1) return [whole];
  const splits = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/** Returns the labels of all transitions to a state, which share one line. */
const linesOf = (transitions: GraphState['transitions'], to: string): readonly string[] =>
  transitions.filter((one) => one.to === to).flatMap((one) => shortCondition(one) ?? []);

/** @param states in the order of the definition: the workflow starts with the first */
export function layStates(states: readonly GraphState[]): LaidGraph {
  const graph = new Graph({ directed: true });
  graph.setGraph({ rankdir: 'TB', ...apart });
  graph.setDefaultEdgeLabel(() => ({}));
  const known = new Set(states.map(({ name }) => name));
  for (const { name } of states) {
    const lines = nameLines(name);
    const letters = Math.max(...lines.map(({ length }) => length));
    graph.setNode(name, {
      width: letters * letterPx + besideTextPx,
      height: lines.length * linePx + aboveTextPx,
    });
  }
  for (const { name, transitions } of states) {
    for (const { to } of transitions.filter((one) => known.has(one.to))) {
      const lines = linesOf(transitions, to);
      graph.setEdge(name, to, {
        ...(lines.length > 0 && {
          width: Math.max(...lines.map(({ length }) => length)) * smallLetterPx + 8,
          height: lines.length * smallLinePx,
          labelpos: 'c',
        }),
      });
    }
  }
  layout(graph);
  const rows = [...new Set(states.map(({ name }) => graph.node(name).y))].sort((a, b) => a - b);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    states: states.map((state) => {
      const box = graph.node(state.name);
      return { state, x: box.x, y: box.y, width: box.width, height: box.height, rank: rows.indexOf(box.y) };
    }),
    transitions: graph.edges().map((edge) => {
      // Several transitions between the same states share one line.
      const same =
        states.find(({ name }) => name === edge.v)?.transitions.filter(({ to }) => to === edge.w) ?? [];
      const { x, y } = graph.edge(edge);
      const lines = linesOf(same, edge.w);
      return {
        from: edge.v,
        to: edge.w,
        kind: same[0]?.kind ?? 'next',
        labels: same.flatMap(({ label }) => label ?? []),
        points: graph.edge(edge).points ?? [],
        ...(x !== undefined && y !== undefined && lines.length > 0 && { said: { x, y, lines } }),
      };
    }),
  };
}

/** Returns a smooth path through the points: straight at both ends, rounded at every point between. */
export function linePath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const bends = rest.slice(0, -1).map((point, at) => {
    const after = rest[at + 1] ?? last;
    const isLastBend = at === rest.length - 2;
    const end = isLastBend ? after : { x: (point.x + after.x) / 2, y: (point.y + after.y) / 2 };
    return `Q${round(point)} ${round(end)}`;
  });
  return `M${round(first)} ${bends.length ? bends.join(' ') : `L${round(last)}`}`;
}

const round = ({ x, y }: Point): string => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Returns the nearest state in the direction of an arrow key; undefined if there is none. */
export function stateBeside(
  states: readonly LaidState[],
  from: LaidState,
  arrow: Arrow,
): LaidState | undefined {
  const sideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowDown' || arrow === 'ArrowRight' ? 1 : -1;
  const candidates = states.filter((one) =>
    sideways ? one.rank === from.rank && (one.x - from.x) * sign > 0 : (one.rank - from.rank) * sign > 0,
  );
  const distance = (one: LaidState) =>
    sideways ? Math.abs(one.x - from.x) : Math.abs(one.rank - from.rank) * 10_000 + Math.abs(one.x - from.x);
  return candidates.sort((a, b) => distance(a) - distance(b))[0];
}
