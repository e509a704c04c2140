import { expect, it } from 'vitest';
import { monthNames } from './month-name.ts';
import { monthOf } from './month-word.ts';

it.each(Object.entries(monthNames))('every month of %s is recognised by its long name', (_, names) => {
  const months = names.split(' ').map((forms) => monthOf(forms.split('/').at(-1) ?? ''));
  expect(months).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

it('other words are not recognised as months', () => {
  expect(monthOf('video')).toBeUndefined();
  expect(monthOf('')).toBeUndefined();
});
