/** Changes a text at its boundaries: lines, cells, tags, brackets. */
import type { Random } from '@cgdx/samples/ground/random.ts';
import { repeated, strangeText } from './strange-text.ts';

const joints = [/(\n)/, /([,;\t\n])/, /(<[^<>]{0,200}>)/, /([{}[\],:"])/, /(\s+)/];

export function mutateText(random: Random, text: string): string {
  const tokens = text.split(random.pick(joints));
  const at = random.between(0, tokens.length - 1);
  const other = random.between(0, tokens.length - 1);
  const token = tokens[at] ?? '';
  const count = random.pick([1, 1, 2, 10]);
  switch (random.between(0, 8)) {
    case 0:
      tokens.splice(at, count);
      break;
    case 1:
      tokens.splice(at, 0, ...tokens.slice(at, at + count));
      break;
    case 2:
      tokens[at] = tokens[other] ?? '';
      tokens[other] = token;
      break;
    case 3:
      tokens[at] = strangeText(random);
      break;
    case 4:
      tokens.splice(at, 0, strangeText(random));
      break;
    case 5:
      tokens[at] = repeated(random, token.slice(0, random.between(1, 40)) || '"');
      break;
    case 6:
      tokens[at] = repeated(random, strangeText(random).slice(0, 40) || '<');
      break;
    case 7:
      tokens.length = at + 1;
      break;
    default:
      return replaceAll(random, text);
  }
  return tokens.join('');
}

/** Rewrites the whole file as a spreadsheet, an editor or another platform would have. */
function replaceAll(random: Random, text: string): string {
  const [from, to] = random.pick([
    [',', ';'],
    [',', '\t'],
    ['\n', '\r\n'],
    ['\n', '\r'],
    ['"', "'"],
    ['"', ''],
    [' ', '\u00a0'],
    ['</', '<'],
    [':', '：'],
    ['0', '٠'],
    ['-', '−'],
  ] as const);
  return text.replaceAll(from, to);
}
