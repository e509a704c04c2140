import { expect, test } from 'vitest';
import { createTextMask } from '../mask-text.ts';
import { escapedViews } from './escaped-text.ts';

const mask = (text: string) => createTextMask(['Anna Quill']).mask(text);

test.each([
  ['q=my%20S1234567D', /^q=my%20\[\w+ 1\]$/],
  ['call%20%2B6591234567%20now', /^call%20\[PHONE 1\]%20now$/],
  ['a%0A4111111111111111', /^a%0A\[CARD 1\]$/],
  ['to=GB82WEST12345698765432%20', /^to=\[BANK_ACCOUNT 1\]%20$/],
  ['%20GB82WEST12345698765432', /^%20\[BANK_ACCOUNT 1\]$/],
  ['mail%20wei.tan%40example.com', /^mail%20\[EMAIL 1\]$/],
  ['https://a.example/?q=a%20b%20c', /^\[URL 1\]$/],
  ['Anna%20Quill', /^\[PERSON 1\]$/],
])('%s is masked', (text, expected) => {
  expect(mask(text)).toMatch(expected);
  expect(createTextMask(['Anna Quill']).maskTitle(text)).toMatch(expected);
});

test.each(['50%25 off', '100%ab', '%', 'a 100%20b', 'discount of 20%!', '%e9%99 broken'])(
  '%j stays',
  (text) => expect(mask(text)).toBe(text),
);

test('each letter leads back to its place in the text', () => {
  const text = 'x%E9%99%88y%F0%9F%99%82z';
  const [read] = escapedViews(text);
  expect(read?.text).toBe('x陈y🙂z');
  expect([...(read?.at ?? [])].map((at) => text[at])).toEqual(['x', '%', 'y', '%', '%', 'z', undefined]);
});

test('of a long text only the lines around its escapes are decoded', () => {
  const line = `${'some words '.repeat(30)}\n`;
  const text = `${line.repeat(9)}see%20S1234567D\n${line.repeat(9)}and%20so\n${line.repeat(9)}`;
  const views = escapedViews(text);
  expect(views.map((view) => view.text)).toEqual([
    `${line}see S1234567D\n${line}`.trimEnd() + ' ',
    `${line}and so\n${line}`.trimEnd() + ' ',
  ]);
  for (const { at } of views) expect([...at]).toEqual([...at].sort((a, b) => a - b));
  expect(mask(text)).toContain('see%20[NATIONAL_ID 1]');
});

test('a text without escapes has no other views', () => {
  for (const text of ['', 'plain', '100 % sure', '%zz', '%ff']) expect(escapedViews(text)).toEqual([]);
});
