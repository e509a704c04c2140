import { expect, it } from 'vitest';
import { isDated } from './month.ts';
import { tokenise } from './tokenise.ts';

/** Returns the words of the text that are dates there. */
function datedIn(text: string): string[] {
  const tokens = tokenise(text);
  return Array.from({ length: tokens.count }, (_, i) => i)
    .filter((i) => isDated(tokens, i))
    .map((i) => text.slice(tokens.start[i], tokens.end[i]));
}

it.each([
  ['due Jan 16', ['Jan']],
  ['due 16 Jan', ['Jan']],
  ['until the 12th Jan', ['Jan']],
  ['resigns Jan. 5', ['Jan']],
  ['ends Sunday Jan-25', ['Sunday', 'Jan']],
  ['8 Eylül 1642 tarihinde', ['Eylül']],
  ['3. prosinca 1999', ['prosinca']],
  ['16 января', ['января']],
  ['he leaves in Jan', ['Jan']],
  ['a 25 de Maio de 1994', ['Maio']],
  ['in late May or early August', ['May', 'August']],
  ['May you be happy', ['May']],
  ['usually May to July', ['May', 'July']],
  ['from April till June', ['April', 'June']],
  ['Peace to you. May the year be good', ['May']],
  ['there was snow on Friday', ['Friday']],
])('in "%s" the months and days are %j', (text, wanted) => {
  expect(datedIn(text)).toEqual(wanted);
});

it.each([
  'Jan told me',
  'in Jan Vermeer we trust',
  'with May and June',
  'May is my sister',
  'thanks Jan',
  'Sunday Oliseh scored',
  'ask April about it',
])('"%s" names a person', (text) => {
  expect(datedIn(text)).toEqual([]);
});
