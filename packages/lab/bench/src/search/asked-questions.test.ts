import { expect, it } from 'vitest';
import { askQuestions } from './asked-questions.ts';

it('nine of ten of eighty questions, as people type them, are answered well', async () => {
  const { asked, poor } = await askQuestions();
  expect(asked).toBe(80);
  expect(
    1 - poor.length / asked,
    `${asked - poor.length} of ${asked}; not: ${poor.join('; ')}`,
  ).toBeGreaterThanOrEqual(0.9);
});
