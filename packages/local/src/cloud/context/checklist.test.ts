import { expect, test } from 'vitest';
import { createChecklist } from './checklist.ts';

function record(inPlace: boolean): { written: () => string; list: ReturnType<typeof createChecklist> } {
  let text = '';
  const write = (more: string): void => {
    text += more;
  };
  const list = createChecklist(['database', 'chain'], { inPlace, colour: false, write });
  return { written: () => text, list };
}

test('outside a terminal each part is one line, printed once the part is up', () => {
  const { list, written } = record(false);
  list.begin('database');
  list.note('database', 'waiting');
  list.done('database', 'http://127.0.0.1:4802');
  list.fail('chain');
  list.end();
  list.fail('database');
  expect(written()).toBe('  ✓ database         http://127.0.0.1:4802\n  ✗ chain\n');
});

test('on a terminal the list is shown at once and redrawn in place', () => {
  const { list, written } = record(true);
  list.done('chain', 'up');
  list.end();
  const [first, second] = written().split('\x1b[2A');
  expect(first).toContain('database');
  expect(first).toContain('chain');
  expect(second).toContain('✓ chain            up');
});
