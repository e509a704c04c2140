import { expect, test } from 'vitest';
import { createScreen, formatCgdx, lineOf, nextStepOf } from './show.ts';

const uploadHash = Buffer.alloc(32, 7).toString('base64');

test('amounts in base units are formatted as CGDX, exactly', () => {
  expect(formatCgdx('84000000000000000000')).toBe('84');
  expect(formatCgdx('7500000000000000000')).toBe('7.5');
  expect(formatCgdx('1')).toBe('0.000000000000000001');
  expect(formatCgdx('0')).toBe('0');
});

test('a newly created person is marked as new', () => {
  const textOf = (isNew: boolean) =>
    lineOf({ event: 'signed-in', email: 'ann@x.example', userSub: 'a', isNew }).text;
  expect(textOf(true)).toMatch(/Signed in as +ann@x\.example \(a new person, created for this\)$/);
  expect(textOf(false)).toMatch(/Signed in as +ann@x\.example$/);
});

test('after a contribution its owner is told how to claim the reward, and whoever only tried it how to buy', () => {
  const email = 'ann@x.example';
  const claim = nextStepOf({ email, isNew: false }, { dataPoolId: 'x', uploadHash }, undefined);
  expect(claim).toMatch(/payout -- --pool x --rail bank --email ann@x\.example$/);
  expect(claim).toContain('your password in --password or CGDX_PASSWORD');
  const trial = nextStepOf({ email, isNew: true }, { dataPoolId: 'x-words', uploadHash }, undefined);
  expect(trial).toContain(`buy -- --upload 0x${'07'.repeat(32)} --pay card`);
});

test.each([true, false])('the next step is for the stack that was named (a new person: %s)', (isNew) => {
  const step = nextStepOf(
    { email: 'ann@x.example', isNew },
    { dataPoolId: 'x', uploadHash },
    'my stacks/other.json',
  );
  expect(step).toMatch(/ --stack 'my stacks\/other\.json'$/);
});

test('a running step shows its progress, and its note once it has ended', () => {
  const step = 'check-authenticity';
  const under = lineOf({
    event: 'step',
    step,
    state: 'running',
    progress: { done: 1, total: 3, unit: 'bytes' },
  });
  expect(under).toMatchObject({ settled: false, text: expect.stringContaining('33%') });
  const over = lineOf({ event: 'step', step, state: 'rejected', note: 'This is not a zip archive.' });
  expect(over).toMatchObject({
    settled: true,
    text: expect.stringMatching(/✗ .*This is not a zip archive\.$/),
  });
});

test('outside a terminal a note is written once, and progress is not', () => {
  const written: string[] = [];
  const out = { isTTY: false, write: (text: string) => written.push(text) };
  const screen = createScreen(out as unknown as NodeJS.WriteStream);
  const step = 'score-quality';
  const progress = { done: 1, total: 3, unit: 'bytes' } as const;
  screen.show(lineOf({ event: 'step', step, state: 'running', progress }));
  for (let n = 0; n < 3; n++)
    screen.show(lineOf({ event: 'step', step, state: 'running', note: 'Somebody of ours looks at it.' }));
  expect(written).toHaveLength(1);
  expect(written[0]).toContain('Somebody of ours looks at it.');
});
