import { MarketError } from '@cgdx/core/error/market-error.ts';
import { expect, test } from 'vitest';
import { discreetError } from './discreet-error.ts';

test('data quoted by an unexpected exception does not leave the function', () => {
  const error = discreetError(new SyntaxError('Unexpected token in "ann@example.com"'));
  expect(`${error.message} ${error.stack}`).not.toContain('ann@example.com');
  expect(error.name).toBe('SyntaxError');
  expect(error.stack).toContain('discreet-error.test.ts');
});

test('a message of several lines does not leave the function either', () => {
  const error = discreetError(new Error('first\n    at home: 5 Main Street\nat 10.0.0.1:80:1'));
  expect(error.stack).not.toMatch(/Main Street|10\.0\.0\.1/);
});

test('our own errors pass as they are', () => {
  const ours = new MarketError('input', 'Nope', 'No.');
  expect(discreetError(ours)).toBe(ours);
});
