/** Texts and pieces of JSON that often break parsers. */
import type { Random } from '@cgdx/samples/ground/random.ts';

/** The length limit of a repeated piece, in characters. */
const longest = 400_000;

const texts: readonly string[] = [
  '',
  ' ',
  '\0',
  '\ufeff',
  '\ud800',
  '\udc00\ud800',
  '\u202e\u2066',
  '\u0085\u2028\u2029',
  '\u001b[31m',
  'é\u0301\u0301\u0301\u0301',
  '👨‍👩‍👧‍👦',
  '名前',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  'null',
  'NaN',
  'true',
  '-1',
  '0',
  '1e999',
  '99999999999999999999',
  '1970-01-01T00:00:00Z',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2024-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.000Z',
  '2024-02-29 23:59',
  '2024-06-01T12:00:00.123456789Z',
  '31 Feb 2021',
  'Jan 13, 2024, 4:16:16 PM TRT',
  'https://example.com/?a=b#c',
  'spotify:track:0000000000000000000000',
  'spotify:track:zzzzzzzzzzzzzzzzzzzzzz',
  'urn:li:activity:99999999999999999999999',
  'https://www.youtube.com/watch?v=-----------',
  '203.0.113.7',
  'zq@example.com',
  '=1+1',
  '"',
  '""',
  '\\',
  '\\u12',
  ',',
  ';',
  '\r',
  '\r\n\r\n',
  '<b',
  '<a href="',
  '</div>',
  '<div class="outer-cell',
  '&#1114112;',
  '&#xd800;',
  ']]>',
  '{',
  '}',
  '[',
  ':',
  '>',
];

/** Pieces of JSON to use as values, some of them invalid. */
const pieces: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e308',
  '1e999',
  '-1e999',
  '1e-400',
  '9007199254740993',
  '123456789012345678901234567890',
  '4102444800000',
  '8640000000000001',
  '""',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '{"":{}}',
  '{"__proto__":{"a":1}}',
  '{"a":1,"a":2}',
  '["\\ud800"]',
  '"\\u0000"',
  '"\\ud83d"',
  '"\u0001"',
  'NaN',
  'undefined',
  'tru',
  '01',
  '"',
  '\\',
  '/*x*/1',
  "'a'",
  '[1,]',
  '{,}',
  '[}',
];

export function strangeText(random: Random): string {
  if (random.chance(0.01)) return random.pick(texts).repeat(random.between(1, 2000)).slice(0, longest);
  if (random.chance(0.1))
    return Array.from({ length: random.between(2, 6) }, () => random.pick(texts)).join('');
  return random.pick(texts);
}

export function strangeJson(random: Random): string {
  if (random.chance(0.02)) return nested(random);
  if (random.chance(0.004)) return long(random);
  if (random.chance(0.4)) return JSON.stringify(strangeText(random));
  return random.pick(pieces);
}

/** Returns a list with more elements than a call can have arguments. */
function long(random: Random): string {
  const item = random.pick(['1', '"ab"', '{}', '{"value":"a"}', '{"name":"b"}']);
  return `[${`${item},`.repeat(140_000)}${item}]`;
}

function nested(random: Random): string {
  const depth = random.pick([5, 100, 3000, 60_000]);
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
    ['[{"a":', '}]'],
  ] as const);
  // In some cases the nesting is never closed.
  return open.repeat(depth) + random.pick(pieces) + (random.chance(0.8) ? close.repeat(depth) : '');
}

/** Repeats `piece` so often that a parser must not take a step for each pair of positions. */
export function repeated(random: Random, piece: string): string {
  const most = random.chance(0.1) ? longest : 5000;
  return piece.repeat(Math.max(2, Math.floor(random.between(2, most) / Math.max(1, piece.length))));
}
