import { expect, test } from 'vitest';
import { organizationKey, organizationWords } from './organization-name.ts';

test.each([
  ['Zorblatt Robotics Pte. Ltd.', ['Zorblatt Robotics Pte. Ltd.', 'Zorblatt Robotics']],
  ['Zorblatt High School', ['Zorblatt High School', 'Zorblatt High']],
  ['Zorblatt & Sons', ['Zorblatt & Sons']],
  ['Zorblatt Limited', ['Zorblatt Limited']],
  ['The High School', ['The High School']],
  ['Grab', []],
])('%s is masked as %j', (name, words) => {
  expect(organizationWords([name])).toEqual(words);
});

test('a firm is the same with and without its form', () => {
  expect(organizationKey('Zorblatt Pte Ltd')).toBe(organizationKey('ZORBLATT'));
  expect(organizationKey('Zorblatt')).not.toBe(organizationKey('Zorblatt Robotics'));
});
