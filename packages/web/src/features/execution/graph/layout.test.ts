import { expect, it } from 'vitest';
import { layStates, linePath, nameLines, stateBeside, stateWords } from './layout.ts';
import type { GraphState } from './workflow-state.ts';

const state = (name: string, ...next: string[]): GraphState => ({
  name,
  type: 'Task',
  transitions: next.map((to) => ({ to, kind: 'next' })),
});
/** A diamond: A leads to B and C, and both lead to D. */
const states = [state('A', 'B', 'C'), state('B', 'D'), state('C', 'D'), state('D')];
const laid = layStates(states);
const box = (name: string) => {
  const found = laid.states.find((one) => one.state.name === name);
  if (!found) throw new Error(name);
  return found;
};

it('draws each state once, below its predecessors, without overlaps', () => {
  expect(laid.states.map(({ state: { name } }) => name)).toEqual(['A', 'B', 'C', 'D']);
  expect([box('A').rank, box('B').rank, box('C').rank, box('D').rank]).toEqual([0, 1, 1, 2]);
  expect(Math.abs(box('B').x - box('C').x)).toBeGreaterThanOrEqual(box('B').width);
  for (const { x, y, width, height } of laid.states) {
    expect(x - width / 2).toBeGreaterThanOrEqual(0);
    expect(x + width / 2).toBeLessThanOrEqual(laid.width);
    expect(y + height / 2).toBeLessThanOrEqual(laid.height);
  }
});

it('draws a line for each transition, and one line for several transitions between the same states', () => {
  expect(laid.transitions.map(({ from, to }) => from + to).sort()).toEqual(['AB', 'AC', 'BD', 'CD']);
  const twice = layStates([
    {
      name: 'A',
      type: 'Choice',
      transitions: ['x', 'y'].map((label) => ({ to: 'B', kind: 'choice', label })),
    },
    state('B'),
  ]);
  expect(twice.transitions.map(({ labels }) => labels)).toEqual([['x', 'y']]);
});

it('draws transitions back to earlier states too, and leaves out transitions to unknown states', () => {
  const back = layStates([state('A', 'B', 'Nowhere'), state('B', 'A')]);
  expect(back.transitions.map(({ from, to }) => from + to).sort()).toEqual(['AB', 'BA']);
});

it('bends a line at its points', () => {
  expect(
    linePath([
      { x: 0, y: 0 },
      { x: 0, y: 10 },
    ]),
  ).toBe('M0,0 L0,10');
  expect(
    linePath([
      { x: 0, y: 0 },
      { x: 5, y: 5 },
      { x: 0, y: 10 },
    ]),
  ).toBe('M0,0 Q5,5 0,10');
});

it('writes names as words, long ones in two lines', () => {
  expect(stateWords('MaskPersonalInformation')).toBe('Mask personal information');
  expect(nameLines('MaskPersonalInformation')).toEqual(['Mask personal', 'information']);
  expect(nameLines('IsNew')).toEqual(['Is new']);
});

it('an arrow key moves to the nearest state in its direction', () => {
  const beside = (from: string, arrow: Parameters<typeof stateBeside>[2]) =>
    stateBeside(laid.states, box(from), arrow)?.state.name;
  expect(beside('A', 'ArrowUp')).toBeUndefined();
  expect(['B', 'C']).toContain(beside('A', 'ArrowDown'));
  const [left, right] = box('B').x < box('C').x ? ['B', 'C'] : ['C', 'B'];
  expect(beside(left, 'ArrowRight'), 'proves operator.drawing-keyboard-stop').toBe(right);
  expect(beside(right, 'ArrowLeft')).toBe(left);
  expect(beside('D', 'ArrowUp')).toMatch(/B|C/);
});
