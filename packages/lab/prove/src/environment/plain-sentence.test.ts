import { expect, test } from 'vitest';
import { troubleWithEnd, troubleWithWords } from './plain-sentence.ts';

const place = '/state/secrets.json';
const plain = `${place} is damaged. Put back a copy of it.`;

test('one line that names the file and says what to do is accepted', () => {
  expect(troubleWithWords({ code: 1, complained: `\n${plain}\n` }, place)).toBeUndefined();
});

test.each([
  [0, plain, /ended with 0/],
  [null, plain, /ended with null/],
  [1, '', /does not name/],
  [1, `${plain}\nEverything was stopped.`, /2 lines/],
  [1, `Error: ${plain}\n    at parse (file.ts:3:1)`, /stack trace/],
  [1, 'The state is damaged. Put back a copy of it.', /does not name \/state\/secrets.json/],
  [1, `${place} is damaged.`, /what to do/],
] as const)('an end with %j and "%s" is refused', (code, complained, trouble) => {
  expect(troubleWithWords({ code, complained }, place)).toMatch(trouble);
});

test('a cloud that has served requests may have reported failures before, without a stack trace', () => {
  const complained = `Cognito: a request failed: no room\n${plain}`;
  expect(troubleWithEnd({ code: 1, complained }, place)).toBeUndefined();
  expect(troubleWithEnd({ code: 1, complained: `${complained}\n    at add (store.ts:3:1)` }, place)).toMatch(
    /stack trace/,
  );
  expect(troubleWithEnd({ code: 1, complained: 'Cognito: a request failed' }, place)).toMatch(
    /does not name/,
  );
});
