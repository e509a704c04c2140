import { expect, test } from 'vitest';
import { nextCommand } from './next-command.ts';

test('the next command is for the same person and the same stack, with quotes where a shell needs them', () => {
  expect(nextCommand('purchase', ['verify', 'My Files/data.zip'], {})).toBe(
    "npm run purchase -- verify 'My Files/data.zip'",
  );
  const as = { email: 'ann@x.example', password: 'two words', stack: 'my stack.json' };
  expect(nextCommand('buy', ['--resume', 'p1'], as)).toBe(
    "npm run buy -- --resume p1 --email ann@x.example --password 'two words' --stack 'my stack.json'",
  );
});
